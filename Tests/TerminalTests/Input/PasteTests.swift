import Expectations
import Testing

import Terminal

@Suite struct PasteTests {
  @Test(arguments: [
    ("a^[[Ab", "a\u{1B}[Ab"), ("^[[20^[[201", "\u{1B}[20\u{1B}[201"), ("^[", "\u{1B}"),
    ("^[^[", "\u{1B}\u{1B}"),
    ("^[[200~", "\u{1B}[200~"), ("\u{3}\u{4}", "\u{3}\u{4}"), ("漢字é", "漢字é"),
    ("a\rb\r\nc\nd\r", "a\nb\nc\nd\n"),
    ("\r\r\n\n", "\n\n\n"),
  ])
  func `a paste is one inert string however it is cut`(inside: String, text: String) {
    let all = bytes("^[[200~" + inside + "^[[201~")
    for offset in 0...all.count {
      expect(
        decoded(Array(all[..<offset]), Array(all[offset...])), [InputEvent.paste(text).description],
        "cut at \(offset)")
    }
  }

  @Test func `bad bytes in a paste become replacements`() {
    expect(
      decoded(bytes("^[[200~a") + [0xFF, 0xE2, 0x82] + bytes("b^[[201~")), ["paste \"a\u{FFFD}\u{FFFD}b\""])
  }

  @Test func `a paste beyond the limit is cut at a character, and counted`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes("^[[200~a"), into: &events)
    let block = Array(String(repeating: "é", count: 1 << 19).utf8)
    for _ in 0..<17 { decoder.feed(block, into: &events) }
    decoder.feed(bytes("^[[201~x"), into: &events)
    expect(events.count, 2)
    expect(decoder.truncatedPasteCount, 1)
    guard case .paste(let text)? = events.first else { return expect(Bool(false), "no paste") }
    expect(text.utf8.count, InputDecoder.pasteLimit - 1)
    expect(text.utf8.last, 0xA9)
    expect(text.unicodeScalars, lacks: "\u{FFFD}")
  }

  @Test func `a paste that never ends is given after long`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes("^[[200~abc^[[20"), into: &events)
    expect(decoder.pending, .paste)
    decoder.timeout(into: &events)
    expectEmpty(events)
    decoder.giveUp(into: &events)
    expect(events, [.paste("abc\u{1B}[20")])
    expect(decoder.pending, .nothing)
  }

  @Test func `keys that come in the read of a paste are text`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes("a^[[200~b^[[201~:q\r\u{3}^[[A!^[[I"), into: &events)
    expect(InputEvent.disarmKeysAfterPaste(in: &events, from: 0))
    expect(events, [.key(KeyPress(key: "a")), .paste("b:q\n!"), .focus(true)])
  }

  // Mend L1.
  @Test func `a megabyte of keys behind a paste is one string, in the order in which it came`() {
    var events: [InputEvent] = [.paste("a")]
    for index in 0..<(1 << 20) {
      events.append(.key(KeyPress(key: KeyEquivalent(index % 2 == 0 ? "b" : "c"))))
    }
    events += [
      .focus(true), .key(KeyPress(key: "d")), .key(KeyPress(key: "c", modifiers: .control)), .paste("e"),
    ]
    expect(InputEvent.disarmKeysAfterPaste(in: &events, from: 0))
    expect(
      events,
      [
        .paste("a" + String(repeating: "bc", count: 1 << 19)), .focus(true), .paste("d"), .paste("e"),
      ])
  }

  @Test func `keys that come later are keys`() {
    var events: [InputEvent] = [.paste("b"), .key(KeyPress(key: .return))]
    expect(!InputEvent.disarmKeysAfterPaste(in: &events, from: 1))
    expect(events, [.paste("b"), .key(KeyPress(key: .return))])
  }
}
