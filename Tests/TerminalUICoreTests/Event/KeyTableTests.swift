import Terminal
import Expectations
import Testing

@testable import TerminalUICore

/// What a node says of keys, line by line.
@Suite struct KeyTableTests {
  private final class Log { var lines: [String] = [] }

  /// What some lines do with a press.
  private static func perform(_ press: KeyPress, _ add: (inout KeyTable, Log) -> Void) -> (Bool, [String]) {
    let log = Log()
    var table = KeyTable.performing(press)
    add(&table, log)
    return (table.isUsed, log.lines)
  }

  @Test func `a press is for the first line that has its key and whose condition holds`() {
    for (isFirst, expected) in [(true, ["first"]), (false, ["second"])] {
      let (isUsed, lines) = Self.perform(KeyPress(key: .upArrow)) { keys, log in
        keys.on(.downArrow, title: "Down") { log.lines.append("down") }
        keys.on(.home, .upArrow, title: "First", when: isFirst) { log.lines.append("first") }
        keys.on(.upArrow, title: "Second") { log.lines.append("second") }
        keys.on(.upArrow, title: "Third") { log.lines.append("third") }
      }
      expect(isUsed && lines == expected)
    }
  }

  @Test func `nothing runs while it is asked whether a press would be used`() {
    var table = KeyTable.asking(KeyPress(key: "a"))
    table.observe(.any) { Issue.record("observed") }
    table.on("b", title: "Other") { Issue.record("ran") }
    table.onText(title: "Type") { _ in Issue.record("typed") }
    expect(table.isUsed)
  }

  private nonisolated static let modifiers: [(EventModifiers, [Bool])] = [
    ([], [true, true, false, false]), (.shift, [true, false, false, false]),
    (.control, [false, false, true, true]), ([.control, .shift], [false, false, false, true]),
    (.option, [false, false, false, false]),
  ]

  @Test(arguments: modifiers)
  func `a line is for the modifiers that it says`(held: EventModifiers, expected: [Bool]) {
    let lines: [HeldModifiers] = [.plain, .none, .control, .exactly(.control, or: .shift)]
    let taken = lines.map { modifiers in
      Self.perform(KeyPress(key: .end, modifiers: held)) { keys, _ in
        keys.on(.end, with: modifiers, title: "End") {}
      }.0
    }
    expect(taken, expected)
  }

  @Test
  func `a line without a use for the press leaves it to the next one, and a key that goes up is for none`() {
    var value: Int?
    func ask(_ phase: KeyPress.Phases = .down) -> (Bool, [String]) {
      Self.perform(KeyPress(key: .return, phase: phase)) { keys, log in
        keys.observe(.return) { log.lines.append("observed") }
        keys.on(.return, title: "Use", given: value) { log.lines.append("\($0)") }
      }
    }
    expect(ask() == (false, ["observed"]))
    value = 7
    expect(ask() == (true, ["observed", "7"]))
    expect(ask(.up) == (false, []))
  }

  @Test func `lines behind others are for presses that nobody around used`() {
    for (comesLast, expected) in [(false, "before"), (true, "behind")] {
      let log = Log()
      var table = KeyTable.performing(KeyPress(key: "x"), comesLast: comesLast)
      table.afterAllViews { keys in keys.onText(title: "Search") { _ in log.lines.append("behind") } }
      table.on("x", title: "Cut") { log.lines.append("before") }
      expect(log.lines, [expected])
    }
  }

  @Test func `it prints the keys, what they do and when`() {
    var table = KeyTable.listing()
    table.on(.leftArrow, "-", title: "Less") {}
    table.on("z", with: .exactly([.option, .shift]), title: "Zoom", when: false) {}
    table.afterAllViews { $0.onText(title: "Search") { _ in } }
    expect(
      table.lines.map(\.description),
      ["left, -: Less", "alt-shift-z: Zoom (not now)", "text: Search"])
  }
}
