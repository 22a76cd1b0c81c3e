import Expectations
import Testing

import Terminal

/// `ESC ]` and its like begin an answer of the terminal, and are what Alt-] sends: the next byte tells which.
@Suite struct StringIntroducerTests {
  static let introducers = [
    ("]", "key alt-]"), ("P", "key alt-shift-P"), ("X", "key alt-shift-X"), ("^", "key alt-^"),
    ("_", "key alt-_"),
  ]

  // Mend B4.
  @Test(
    arguments: introducers, ["a", "\r", "\u{3}", "\u{7}", "é", "^[[A", "^[x", "(", "/", "\u{7F}"])
  func `Alt and the key come at once where no answer can follow`(
    introducer: (bytes: String, event: String), next: String
  ) {
    let all = bytes("^[" + introducer.bytes + next)
    for offset in 0...all.count {
      // No time passes.
      expect(
        decoded(Array(all[..<offset]), Array(all[offset...]), timeout: false),
        [introducer.event] + decoded(bytes(next), timeout: false), "cut at \(offset)")
    }
  }

  // Mend B4.
  @Test(arguments: ["^[", "^[]", "^[P", "^[X", "^[O"])
  func `two of them in a row are two keys, or a key and what begins`(next: String) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes("^[]" + next), into: &events)
    decoder.giveUp(into: &events)
    expect(events.first?.description, "key alt-]")
    expect(events.count, 2)
  }

  // Mend B4.
  @Test(arguments: [
    "^[]11;rgb:1e1e/1e1e/2e2e^[\\", "^[]4;1;rgb:ff/ff/ff\u{7}", "^[]52;c;cm0gLXJm\u{7}",
    "^[P>|XTerm(380)^[\\",
    "^[P1$r0m^[\\", "^[P!|00000000^[\\", "^[P0+r544e^[\\", "^[_Gi=1;OK^[\\",
  ])
  func `an answer that nobody expects is still dropped, however it is cut`(answer: String) {
    let all = bytes(answer + "x")
    for offset in 0...all.count {
      expect(decoded(Array(all[..<offset]), Array(all[offset...])), ["key x"], "cut at \(offset)")
    }
  }
}
