import Observation
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// What a range of many selected rows costs when it gets one row longer or shorter.
@Suite struct RangeSelectionCostTests {
  @MainActor private final class Counter: Observable { var hashes = 0 }

  private struct Key: Hashable {
    let number: Int
    let counter: Counter

    nonisolated static func == (lhs: Key, rhs: Key) -> Bool { lhs.number == rhs.number }
    nonisolated func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { counter.hashes += 1 }
      hasher.combine(number)
    }
  }

  private struct Screen: View {
    let keys: [Key]
    @State private var selection: Set<Key> = []
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(keys, id: \.self, selection: $selection) { Text("Row \($0.number)") }
        Text("Sel: \(selection.count) \(selection.map(\.number).min() ?? -1)").frame(height: 1)
      }
    }
  }

  // Counterexamples 3, 7
  @Test func `Shift and an arrow ask for the rows that come and go, and for no others`() {
    let counter = Counter()
    let host = TestHost(width: 30, height: 12) {
      Screen(keys: (0..<5_000).map { Key(number: $0, counter: counter) })
    }
    for _ in 0..<4 { host.press(.downArrow) }
    host.press(.end, modifiers: .shift)
    expect(host.text, contains: "Sel: 4997 3")
    counter.hashes = 0
    host.press(.upArrow, modifiers: .shift)
    expect(host.text, contains: "Sel: 4996 3")
    expect(counter.hashes, below: 500, "\(counter.hashes)")
    counter.hashes = 0
    host.press(.downArrow, modifiers: .shift)
    expect(host.text, contains: "Sel: 4997 3")
    expect(counter.hashes, below: 500, "\(counter.hashes)")
  }

  @Test(arguments: 0..<20)
  func `what is selected is what is between the two ends, whichever way they go`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let counter = Counter()
    let host = TestHost(width: 30, height: 12) {
      Screen(keys: (0..<60).map { Key(number: $0, counter: counter) })
    }
    for _ in 0..<30 { host.press(.downArrow) }
    var (anchor, cursor) = (29, 29)
    for _ in 0..<60 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        host.press(.home, modifiers: .shift)
        cursor = 0
      case 1:
        host.press(.end, modifiers: .shift)
        cursor = 59
      case 2, 3:
        host.press(.upArrow, modifiers: .shift)
        cursor = max(cursor - 1, 0)
      case 4, 5:
        host.press(.downArrow, modifiers: .shift)
        cursor = min(cursor + 1, 59)
      default:
        host.press(.downArrow)
        if cursor < 59 {
          cursor += 1
          anchor = cursor
        }
      }
      expect(host.text, contains: "Sel: \(abs(anchor - cursor) + 1) \(min(anchor, cursor))")
    }
  }
}
