import TerminalUI

/// A line that fills up on a track, with its name before and a text behind it.
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
      // As wide for every share, so that the bar stays as long.
      Text(text).frame(minWidth: 4, alignment: .trailing).gridColumnAlignment(.trailing)
    }
  }

  /// The bar of a share; another share is reached step by step.
  private struct Bar: View, Animatable {
    var share: Double
    let width: Int

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    var body: some View {
      let (filled, track) = Meter.bar(share, width)
      Text(filled).foregroundStyle(Meter.color(share)) + Text(track).foregroundStyle(.separator)
    }
  }

  /// The filled part of a line of so many cells, in half cells, and the rest.
  static func bar(_ share: Double, _ width: Int) -> (filled: String, track: String) {
    let halves = Int((min(max(share, 0), 1) * Double(width * 2)).rounded())
    let filled = String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
    return (filled, String(repeating: "─", count: max(width - (halves + 1) / 2, 0)))
  }

  /// The tint, until there is little left.
  static func color(_ share: Double) -> Color { .role(share > 0.9 ? .error : .tint) }

  /// The latest shares, a column each.
  static func line(_ shares: [Double], _ width: Int) -> String {
    let blocks = Array("▁▂▃▄▅▆▇█")
    return String(shares.suffix(max(width, 0)).map { blocks[min(max(Int($0 * 8), 0), 7)] })
  }
}

/// How busy the processors were: a column for each look, the latest at the right end.
struct History: View {
  let shares: [Double]

  var body: some View {
    GeometryReader { proxy in
      let (width, height) = (proxy.size.width, proxy.size.height)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<height, id: \.self) { row in
          Text(Self.row(height - 1 - row, of: height, shares, width)).foregroundStyle(.tint)
        }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("The latest \(shares.count) seconds")
  }

  /// The cells of a row, counted from below: eighths of a cell, and a faint line where nothing was done.
  static func row(_ row: Int, of height: Int, _ shares: [Double], _ width: Int) -> String {
    let blocks = Array(" ▁▂▃▄▅▆▇█")
    let shown = shares.suffix(max(width, 0))
    let cells = shown.map { share in
      let eighths = Int((min(max(share, 0), 1) * Double(height * 8)).rounded())
      return blocks[min(max(eighths - row * 8, row == 0 ? 1 : 0), 8)]
    }
    return String(repeating: " ", count: max(width - shown.count, 0)) + String(cells)
  }
}
