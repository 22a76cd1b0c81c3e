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
        Text(Self.bar(share, proxy.size.width)).foregroundStyle(
          share > 0.8 ? .error : share > 0.5 ? .warning : .success)
      }
      .frame(height: 1)
      Text(text).gridColumnAlignment(.trailing)
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
