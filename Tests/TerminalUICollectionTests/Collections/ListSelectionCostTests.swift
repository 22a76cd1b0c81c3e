import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// What a change of the selection costs, counted in what is asked of the app's own type.
@Suite struct ListSelectionCostTests {
  @MainActor private final class Counter: Observable { var comparisons = 0 }

  private struct Key: Hashable {
    let number: Int
    let counter: Counter

    nonisolated static func == (lhs: Key, rhs: Key) -> Bool {
      MainActor.assumeIsolated { lhs.counter.comparisons += 1 }
      return lhs.number == rhs.number
    }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Screen: View {
    let keys: [Key]
    @State private var selection: Key?
    var body: some View {
      VStack(alignment: .leading) {
        List(keys, id: \.self, selection: $selection) { Text("Row \($0.number)") }
        Text("Sel: \(selection?.number ?? -1)")
      }
    }
  }

  @Test func `moving the selection compares no other rows`() {
    let counter = Counter()
    let host = TestHost(width: 20, height: 39) {
      Screen(keys: (0..<2000).map { Key(number: $0, counter: counter) })
    }
    for _ in 0..<3 { host.press(.downArrow) }
    counter.comparisons = 0
    host.press(.downArrow)
    expect(host.text, contains: "Sel: 3")
    // 38 rows are in sight.
    expect(counter.comparisons, below: 20, "\(counter.comparisons)")
    expect(host.record.itemsPainted, below: 20)
  }

  private struct Changing: View {
    @State private var isSwapped = false
    @State private var selection: String? = "x"
    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $selection) {
          Text("one").tag(isSwapped ? "y" : "x")
          Text("two").tag(isSwapped ? "x" : "y")
          Text("three").listRowSeparator(isSwapped ? .visible : .hidden)
          Text("four")
        }
        Button("swap") { isSwapped.toggle() }
      }
    }
  }

  private func selected(_ host: TestHost) -> [Int] {
    (0..<host.screen.size.height - 1).filter { y in
      (0...2).contains {
        host.screen[$0, y].style.foreground == .cyan || host.screen[$0, y].style.attributes.contains(.bold)
      }
    }
  }

  @Test func `a row that gets another tag, or a separator, shows it`() {
    let host = TestHost(width: 10, height: 7) { Changing() }
    expect(selected(host), [0])
    host.click(on: "swap")
    expect(selected(host), [1])
    expect(host.text.split(separator: "\n")[3].hasPrefix("──"))
    host.click(on: "swap")
    expect(selected(host), [0])
    expect(host.text.split(separator: "\n")[3].hasPrefix(" four"))
    expect(host.host.checkInvariants(), [])
  }

  private struct Branch: View {
    @State private var isSecond = false
    @State private var selection: Int? = 2
    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $selection) {
          Group { if isSecond { Text("b").tag(2) } else { Text("a").tag(1) } }.padding(.leading, 1)
        }
        Button("swap") { isSecond.toggle() }
      }
    }
  }

  @Test func `another branch deep in a row brings its own tag`() {
    let host = TestHost(width: 10, height: 4) { Branch() }
    expect(selected(host), [])
    host.click(on: "swap")
    expect(selected(host), [0])
    host.click(on: "swap")
    expect(selected(host), [])
  }
}
