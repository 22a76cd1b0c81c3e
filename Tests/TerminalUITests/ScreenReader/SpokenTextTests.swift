import Expectations
import Testing

import TerminalUILinear

/// Text as a screen reader reads it out. (J5)
@Suite struct SpokenTextTests {
  // J5
  @Test(
    arguments: [
      ("Inbox", "Inbox"), ("── Inbox ──", "Inbox"), ("▶ Play", "▶ Play"), ("█▓▒░", ""),
      ("⣿⠋ Loading", "Loading"),
      ("a\u{1B}[31mb\u{7}\u{9B}2J", "a [31mb 2J"), ("a\u{202E}b\u{200B}c", "abc"),
      ("\u{E000}\u{F0000}x", "x"),
      ("one\r\n two\t three", "one two three"), ("wait......", "wait..."), ("a ---- b", "a --- b"),
      ("1111 eeee", "1111 eeee"), ("日本 👩‍👩‍👧‍👦", "日本 👩‍👩‍👧‍👦"), ("   ", ""), ("\u{1CD00}", ""),
      ("- - - - -", "- - - - -"),
    ])
  func `nothing that is drawn or does something is in it`(text: String, spoken: String) {
    expect(SpokenText.clean(text), spoken)
  }

  @Test func `a text of a megabyte is cut`() {
    let spoken = SpokenText.clean(String(repeating: "much ", count: 200_000))
    expect(spoken.unicodeScalars.count, atMost: (1 << 14) + 2)
    expect(spoken.last, "…")
  }
}
