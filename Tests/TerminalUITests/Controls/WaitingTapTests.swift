import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Clicks where somebody waits for two. (Mend G2)
@Suite struct WaitingTapTests {
  private final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  nonisolated enum Kind: CaseIterable {
    case exclusive, modifiers, high, nested, three
  }

  @ViewBuilder private func view(_ kind: Kind, _ log: Log) -> some View {
    let single = TapGesture().onEnded { log("single") }
    let double = TapGesture(count: 2).onEnded { log("double") }
    switch kind {
    case .exclusive: Text("x").gesture(double.exclusively(before: single))
    case .modifiers: Text("x").onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    case .high: Text("x").gesture(single).highPriorityGesture(double)
    case .nested: HStack { Text("x").gesture(double) }.onTapGesture { log("single") }
    case .three:
      Text("x").gesture(
        TapGesture(count: 3).onEnded { log("triple") }.exclusively(before: double.exclusively(before: single))
      )
    }
  }

  @Test(arguments: Kind.allCases)
  func `of two clicks or one, two win, and one counts when no second one has come`(kind: Kind) {
    let log = Log()
    let host = TestHost(width: 20, height: 3) { view(kind, log) }
    host.click(on: "x")
    expect(log.take(), [])
    host.click(on: "x")
    host.advance(by: .seconds(1))
    expect(log.take(), ["double"])
    host.click(on: "x")
    expect(log.take(), [])
    host.advance(by: .milliseconds(500))
    expect(log.take(), [])
    host.advance(by: .milliseconds(1))
    expect(log.take(), ["single"])
    host.click(on: "x")
    host.advance(by: .seconds(1))
    host.click(on: "x")
    host.advance(by: .seconds(1))
    expect(log.take(), ["single", "single"])
    if kind == .three {
      for _ in 0..<3 { host.click(on: "x") }
      host.advance(by: .seconds(1))
      expect(log.take(), ["triple"])
    }
  }

  @Test func `a click waits for none where nobody asks for two, and not beside one that is simultaneous`() {
    let log = Log()
    let host = TestHost(width: 20, height: 4) {
      VStack {
        Text("a").onTapGesture { log("a") }
        Text("b").onTapGesture { log("b") }.simultaneousGesture(TapGesture(count: 2).onEnded { log("bb") })
        Text("c").gesture(
          TapGesture(count: 2).onEnded { log("cc") }.simultaneously(with: TapGesture().onEnded { log("c") }))
        Text("d").onTapGesture { log("d") }.onTapGesture(count: 2) { log("dd") }
      }
    }
    host.click(on: "a")
    expect(log.take(), ["a"])
    host.click(on: "b")
    expect(log.take(), ["b"])
    host.click(on: "b")
    expect(log.take().sorted(), ["b", "bb"])
    host.advance(by: .seconds(1))
    host.click(on: "c")
    expect(log.take(), ["c"])
    host.click(on: "c")
    expect(log.take().sorted(), ["c", "cc"])
    host.advance(by: .seconds(1))
    host.click(on: "d")
    host.click(on: "d")
    expect(log.take(), ["d", "d"])
  }

  @Test func `a row is selected at once, though its view waits for two clicks`() {
    struct Rows: View {
      let log: Log
      @State private var chosen: Int?
      var body: some View {
        List(0..<3, id: \.self, selection: $chosen) { row in
          Text("row \(row)").onTapGesture(count: 2) { log("open \(row)") }
        }
        Text("chosen \(chosen ?? -1)")
      }
    }
    let log = Log()
    let host = TestHost(width: 20, height: 6) { Rows(log: log) }
    host.click(on: "row 1")
    expect(host.text, contains: "chosen 1")
    host.click(on: "row 1")
    expect(log.take(), ["open 1"])
  }
}
