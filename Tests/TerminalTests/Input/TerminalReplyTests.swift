import Expectations
import Testing

import Cells
import Terminal

@Suite struct TerminalReplyTests {
  static let table: [(String, TerminalReply)] = [
    ("^[[?62;1;22c", .primaryAttributes([62, 1, 22])), ("^[[>41;380;0c", .secondaryAttributes([41, 380, 0])),
    ("^[[12;34R", .cursorPosition(row: 12, column: 34)), ("^[[1;5R", .cursorPosition(row: 1, column: 5)),
    ("^[[?2026;2$y", .mode(number: 2026, state: 2)), ("^[[?5u", .keyboardFlags(5)),
    ("^[]11;rgb:1e1e/ff/8^[\\", .color(number: 11, red: 0x1E1E, green: 0xFFFF, blue: 0x8888)),
    ("^[]10;rgba:0000/ffff/0000/ffff\u{7}", .color(number: 10, red: 0, green: 0xFFFF, blue: 0)),
    ("^[P>|XTerm(380)^[\\", .version("XTerm(380)")), ("^[[?997;1n", .colorScheme(.dark)),
    ("^[[?997;2n", .colorScheme(.light)),
  ]

  @Test(arguments: table)
  func `an expected answer is typed, and no event`(sequence: String, reply: TerminalReply) {
    for offset in 0...bytes(sequence).count {
      var decoder = InputDecoder()
      decoder.expectedReplies = reply.kind
      var events: [InputEvent] = []
      decoder.feed(Array(bytes(sequence)[..<offset]), into: &events)
      decoder.feed(Array(bytes(sequence)[offset...]), into: &events)
      expect(decoder.replies, [reply])
      expectEmpty(events)
    }
  }

  @Test(arguments: table)
  func `an answer that nobody expects is dropped`(sequence: String, reply: TerminalReply) {
    var decoder = InputDecoder()
    decoder.expectedReplies = TerminalReply.Kinds(rawValue: .max).subtracting([reply.kind, .cursorPosition])
    var events: [InputEvent] = []
    decoder.feed(bytes(sequence), into: &events)
    expectEmpty(decoder.replies)
  }

  @Test(arguments: [
    "^[]11;rgb:/ff/ff\u{7}", "^[]11;rgb:fffff/ff/ff\u{7}", "^[]11;rgb:-1/ff/ff\u{7}", "^[]11;rgb:ff/ff\u{7}",
    "^[]11;red\u{7}", "^[]99;rgb:ff/ff/ff\u{7}", "^[]11\u{7}", "^[P>|a\u{9B}b^[\\", "^[[?;$y", "^[[R",
    "^[[?997;3n", "^[[?997n", "^[[?997;n", "^[[?997;1;2n", "^[[?996;1n", "^[[997;1n", "^[]11;?^[\\",
  ])
  func `a malformed answer is dropped`(sequence: String) {
    var decoder = InputDecoder()
    decoder.expectedReplies = .init(rawValue: .max)
    var events: [InputEvent] = []
    decoder.feed(bytes(sequence), into: &events)
    expectEmpty(decoder.replies)
  }

  @Test func `a flood of answers is bounded`() {
    var decoder = InputDecoder()
    decoder.expectedReplies = .mode
    var events: [InputEvent] = []
    for _ in 0..<1000 { decoder.feed(bytes("^[[?2026;2$y"), into: &events) }
    expect(decoder.replies.count, 64)
  }
}
