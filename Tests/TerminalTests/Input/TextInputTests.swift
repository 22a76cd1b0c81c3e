import Expectations
import Testing

import Terminal

@Suite struct TextInputTests {
  /// Bad bytes and the text they give: one U+FFFD for each maximal bad part.
  static let bad: [([UInt8], String)] = [
    ([0xFF], "\u{FFFD}"), ([0x80], "\u{FFFD}"), ([0xBF, 0xBF], "\u{FFFD}\u{FFFD}"),
    ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
    ([0xC1, 0x81], "\u{FFFD}\u{FFFD}"), ([0xE0, 0x80, 0xAF], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0xF5], "\u{FFFD}"), ([0xE2, 0x82, 0x41], "\u{FFFD}A"), ([0xF0, 0x9F, 0x8E, 0x41], "\u{FFFD}A"),
    ([0xC3, 0x41], "\u{FFFD}A"), ([0xC3, 0xC3, 0xA9], "\u{FFFD}é"),
    ([0x61, 0xFF, 0x62, 0xC3, 0x28], "a\u{FFFD}b\u{FFFD}("),
    ([0xC2, 0x9B, 0x41], "\u{FFFD}A"), ([0xEF, 0x9C, 0x80], "\u{FFFD}"), ([0xFE, 0xFF], "\u{FFFD}\u{FFFD}"),
  ]

  @Test(arguments: bad)
  func `bad bytes are one replacement for each maximal part`(input: [UInt8], text: String) {
    for offset in 0...input.count {
      expect(typed(Array(input[..<offset]), Array(input[offset...])), text)
    }
  }

  @Test func `a bad character before a sequence leaves the sequence whole`() {
    expect(decoded([0xE2, 0x82] + bytes("^[[A")), ["key \u{FFFD}", "key up"])
  }

  @Test func `every byte and every pair of bytes gives at least one event or waits`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        var decoder = InputDecoder()
        var events: [InputEvent] = []
        decoder.feed([first, second], into: &events)
        expect(!events.isEmpty || decoder.pending != .nothing)
      }
    }
  }

  @Test func `every scalar that is no control comes through`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    var expected = ""
    for value in stride(from: UInt32(0x20), to: 0x11_0000, by: 7) {
      guard let scalar = Unicode.Scalar(value), !(0x7F...0x9F).contains(value),
        !(0xF700...0xF747).contains(value)
      else { continue }
      expected.unicodeScalars.append(scalar)
      decoder.feed(Array(String(Character(scalar)).utf8), into: &events)
    }
    expect(text(events), expected)
  }

  @Test(
    arguments: [
      (KeyPress(key: "a"), "a"), (KeyPress(key: "A", modifiers: .shift), "A"), (KeyPress(key: .space), " "),
      (KeyPress(key: "a", modifiers: .control), nil), (KeyPress(key: "a", modifiers: .option), nil),
      (KeyPress(key: "a", modifiers: .command), nil), (KeyPress(key: .return), nil),
      (KeyPress(key: .tab), nil),
      (KeyPress(key: .escape), nil), (KeyPress(key: .delete), nil), (KeyPress(key: .upArrow), nil),
      (KeyPress(key: .f5), nil), (KeyPress(key: "a", phase: .up), nil),
      (KeyPress(key: "a", phase: .repeat), "a"),
      (KeyPress(key: "5", modifiers: .numericPad), "5"), (KeyPress(key: "\u{9B}"), nil),
    ] as [(KeyPress, String?)])
  func `only presses without Control, Alt and Super type`(press: KeyPress, text: String?) {
    expect(press.typedText, text)
  }

  private func typed(_ pieces: [UInt8]...) -> String {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for piece in pieces { decoder.feed(piece, into: &events) }
    decoder.giveUp(into: &events)
    return text(events)
  }

  private func text(_ events: [InputEvent]) -> String {
    var text = ""
    for case .key(let press) in events { text += press.characters }
    return text
  }
}
