import TerminalUI
import TerminalUITesting

/// Updates of one leaf among many, without a terminal: `updates flat 10000 same 100`.
///
/// Prints the counts of one update. Run it under callgrind with 25 and 125 updates; the difference divided by
/// 100 is what one update costs.
@main struct Updates {
  static func main() {
    let arguments = CommandLine.arguments
    let shape = arguments.dropFirst().first ?? "flat"
    let count = arguments.dropFirst(2).first.flatMap(Int.init) ?? 1_000
    let change = arguments.dropFirst(3).first ?? "same"
    let updates = arguments.dropFirst(4).first.flatMap(Int.init) ?? 100
    let clock = ContinuousClock()
    let start = clock.now
    let host = TestHost(width: 120, height: 40) {
      Group {
        if shape == "flat" {
          VStack(alignment: .leading) { ForEach(0..<count) { Row(index: $0, change: change) } }
        } else {
          Branch(first: 0, count: count, size: branchSize(count), change: change)
        }
      }
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading).clipped()
    }
    let first = clock.now
    for _ in 0..<updates { host.press("+") }
    let end = clock.now
    print("\(shape) \(count) \(change): first frame \(first - start), update \((end - first) / max(updates, 1))")
    print(host.record, host.record.damage)
    if arguments.count > 5 { print(host.trimmedText) }
  }
}

private func branchSize(_ count: Int) -> Int {
  var size = 1
  while size * 10 < count { size *= 10 }
  return size
}

private struct Branch: View {
  let first: Int
  let count: Int
  let size: Int
  let change: String

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<(count + size - 1) / size) { child in
        if size == 1 {
          Row(index: first + child, change: change)
        } else {
          Branch(
            first: first + child * size, count: min(size, count - child * size), size: size / 10,
            change: change)
        }
      }
    }
  }
}

private struct Row: View {
  let index: Int
  let change: String
  @State private var value = 0

  var body: some View {
    if index == 5 {
      Text(text).onKeyPress("+") {
        value += 1
        return .handled
      }
    } else {
      Text("Item \(index): \(value)")
    }
  }

  private var text: String {
    switch change {
    case "width": "Item \(index): \(value)" + (value % 2 == 0 ? "" : "xyz")
    case "height": "Item \(index): \(value)" + (value % 2 == 0 ? "" : "\nmore")
    default: "Item \(index): \(value % 10)"
    }
  }
}
