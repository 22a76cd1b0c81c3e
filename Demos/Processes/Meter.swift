import TerminalUI

/// A bar in eighths of a cell, with its name before and a text behind it.
struct Meter: View {
  let name: String
  let share: Double
  let text: String

  var body: some View {
    GridRow {
      Text(name).foregroundStyle(.secondary)
      GeometryReader { proxy in
        Bar(share: share, width: proxy.size.width).animation(.easeOut(duration: 0.4), value: share)
      }
      .frame(height: 1)
      // Twenty pictures a second of a bar are enough.
      .environment(\.maximumFrameRate, 20)
      Text(text).gridColumnAlignment(.trailing)
    }
  }

  /// What is seen of the share, which goes to another one by and by.
  private struct Bar: View, Animatable {
    var share: Double
    let width: Int

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    var body: some View {
      Text(Meter.bar(share, width)).foregroundStyle(share > 0.8 ? .error : share > 0.5 ? .warning : .success)
    }
  }

  /// A bar of so many cells.
  static func bar(_ share: Double, _ width: Int) -> String {
    let eighths = Int((min(max(share, 0), 1) * Double(width * 8)).rounded())
    let blocks = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + blocks[eighths % 8]
  }

  /// The latest shares, a column each.
  static func line(_ shares: [Double], _ width: Int) -> String {
    let blocks = Array("▁▂▃▄▅▆▇█")
    return String(shares.suffix(max(width, 0)).map { blocks[min(max(Int($0 * 8), 0), 7)] })
  }
}
