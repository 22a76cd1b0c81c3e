import Glibc
import Observation
import Synchronization
import TerminalUI
import TerminalUICore
import Expectations
import Testing

@testable import TerminalUITesting

/// Mend A, net 2: the random driver finds mistakes, and says how to make them in the fewest steps.
@MainActor @Suite struct RandomUseTests {
  @Observable fileprivate final class Till {
    var coins = 0
  }

  private struct TillView: View {
    let till: Till
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("Open") { isOpen.toggle() }
        if isOpen { Button("Take") { till.coins -= 1 } }
        TextField("Name", text: .constant(""))
      }
    }
  }

  @Test func `an app without a mistake passes`() async {
    await RandomUse(seed: 3) { model in
      let till = Till()
      model.change("a coin") { till.coins += 1 }
      return TestHost(width: 20, height: 5) { TillView(till: till) }
    }
    .run(400)
  }

  @Test func `a rule that breaks is reported with the seed and the shortest sequence, as a test`() async {
    let said = Said()
    await withKnownIssue {
      await RandomUse(seed: 3) { model in
        let till = Till()
        model.always("no debts") { till.coins >= 0 }
        return TestHost(width: 20, height: 5) { TillView(till: till) }
      }
      .run(2_000)
    } matching: { issue in
      said.text.withLock { $0 = issue.comments.map(\.rawValue).joined() }
      return true
    }
    let report = said.text.withLock { $0 }
    expect(report.contains("seed 3") && report.contains("“no debts” doesn't hold"), "\(report)")
    expect(report, contains: "@Test func", "\(report)")
    let steps = report.split(separator: "\n").filter { $0.hasPrefix("  host.") }
    // It is opened, and a coin is taken: two steps, or three where Tab leads from one button to the other.
    expect((2...3), contains: steps.count, "\(report)")
  }

  @Test func `the same seed makes the same events`() async {
    func texts(_ seed: UInt64) async -> [String] {
      var texts: [String] = []
      await RandomUse(seed: seed) { model in
        let till = Till()
        let host = TestHost(width: 20, height: 5) { TillView(till: till) }
        model.always("noted") {
          texts.append(host.text)
          return true
        }
        return host
      }
      .run(100)
      return texts
    }
    let first = await texts(5)
    await expect(texts(5), first)
    await expect(texts(6), not: first)
  }

  @Test func `shrinking leaves only what it takes`() async {
    let events = Array(0..<1_000)
    var count = 0
    let shortest = await RandomShrinking.shortest(events) { events in
      count += 1
      return events.contains(17) && events.contains(640) && events.contains(641)
    }
    expect(shortest, [17, 640, 641])
    expect(count, below: 200)
    await expect(RandomShrinking.shortest([1, 2, 3]) { $0.contains(3) }, [3])
    await expect(RandomShrinking.shortest([1]) { _ in true }, [1])
  }

  @Test func `an event prints as the line that does it`() {
    let lines: [(RandomEvent, String)] = [
      (.press("q", modifiers: EventModifiers.control.rawValue), #"host.press("q", modifiers: .control)"#),
      (.press(String(KeyEquivalent.upArrow.character), modifiers: 0), "host.press(.upArrow)"),
      (.press(String(KeyEquivalent.f10.character), modifiers: 0), "host.press(.function(10))"),
      (.click(x: 3, y: 4, modifiers: 0), "host.click(x: 3, y: 4)"),
      (.advance(250), "host.advance(by: .milliseconds(250))"),
      (.paste("a\nb"), #"host.paste("a\nb")"#),
      (.settle, "await host.settle()"),
    ]
    for (event, line) in lines { expect(event.description, line) }
  }

  @Test func `a cell that was not drawn is a fault`() {
    let mark = Mark()
    let host = TestHost(width: 4, height: 1) { Text("a").modifier(DrawEffectModifier(Stamp(mark: mark))) }
    expect(host.faults(), [])
    mark.text = "b"
    host.turn()
    expect(host.faults().count == 1 && host.faults()[0].contains("afresh"), "\(host.faults())")
  }

  fileprivate nonisolated final class Mark { var text = "a" }

  /// Draws what nobody has said that it changed.
  private nonisolated struct Stamp: DrawEffect {
    let mark: Mark
    @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
      view.visitRects { painter.write(mark.text, at: $0.origin, style: Style()) }
    }
    static func == (one: Stamp, other: Stamp) -> Bool { one.mark === other.mark }
    static var name: String { "stamp" }
  }

  /// A process that a mistake ends, and the next one: what the journal is for.
  @Test func `events are there before they happen, and are found after the process has ended`() {
    let key = "RandomUseTests journal \(UInt64.random(in: 0...UInt64.max))"
    var journal: RandomJournal? = RandomJournal(key: key)
    expectNil(journal?.leftEvents)
    journal?.begin()
    journal?.append(.paste("lost"))
    journal?.begin()
    journal?.append(.press("a", modifiers: 0))
    journal?.append(.advance(5))
    // While one process has it, another one leaves it alone.
    expectNil(RandomJournal(key: key).leftEvents)
    journal = nil
    journal = RandomJournal(key: key)
    expect(journal?.leftEvents, [.press("a", modifiers: 0), .advance(5)])
    journal?.end()
    journal = nil
    journal = RandomJournal(key: key)
    expectNil(journal?.leftEvents)
    journal?.end()
  }

  private struct Trap: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").focusable().onKeyPress("x") {
        precondition(count == 0, "counted")
        count += 1
        return .handled
      }
    }
  }

  @Test func `a mistake that ends the process is found by the next run, in processes of its own`() async {
    // The journal is of this process and of those that it starts: the same test may run beside.
    let given = RandomReplay.wanted?.key.split { $0 == ":" || $0 == " " } ?? []
    let line = given.count > 1 ? UInt(given[1]) ?? 0 : UInt(getpid())
    let key = "T/Trap.swift:\(line) seed 1"
    let x = RandomEvent.press("x", modifiers: 0)
    if RandomReplay.wanted == nil {
      let journal = RandomJournal(key: key)
      for event in [x, .advance(1), x] { journal.append(event) }
    }
    let said = Said()
    await withKnownIssue {
      await RandomUse(seed: 1) { TestHost(width: 5, height: 1) { Trap() } }
        .run(10, fileID: "T/Trap.swift", filePath: "/T/Trap.swift", line: line)
    } matching: { issue in
      said.text.withLock { $0 = issue.comments.map(\.rawValue).joined() }
      return true
    }
    let report = said.text.withLock { $0 }
    expect(report, contains: "the process ended by signal", "\(report)")
    expect(report.contains("has 2 events") && !report.contains("advance"), "\(report)")
    expectNil(RandomJournal(key: key).leftEvents)
  }
}

/// What an issue said that was expected.
private nonisolated final class Said: Sendable {
  let text = Mutex("")
}
