import Terminal
import Testing

/// What goes to the terminal beside cells: policy 5.
@Suite struct TerminalMessageTests {
  @Test(
    arguments: [
      ("notes.txt", "ESC ]2;notes.txtESC \\"), ("", "ESC ]2;ESC \\"), ("a ; b", "ESC ]2;a ; bESC \\"),
      ("a\u{1B}b", nil),
      ("a\u{7}", nil), ("日本", nil), ("a\n", nil), ("\u{9C}", nil), (String(repeating: "a", count: 257), nil),
    ] as [(String, String?)])
  func `a title is printable ASCII or nothing`(text: String, sequence: String?) {
    #expect(TerminalMessage.title(text)?.description == sequence)
  }

  @Test(
    arguments: [
      ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"), ("HTTP://x", "HTTP://x"),
      ("https://example.org/日", "https://example.org/%E6%97%A5"), ("https://x/a b", "https://x/a%20b"),
      ("mailto:a@b", "mailto:a@b"), ("file:///a", "file:///a"), ("javascript:alert(1)", nil),
      ("ssh://x", nil), ("x", nil),
      ("https://x\u{1B}\\y", nil), ("https://x\u{7}", nil), ("https://x\u{9C}", nil), ("https://x\r\n", nil),
      ("https://" + String(repeating: "a", count: 2083), nil),
      ("https://" + String(repeating: "日", count: 300), nil),
    ] as [(String, String?)])
  func `a link leads to a URL of a known kind, encoded, or nowhere`(target: String, encoded: String?) {
    #expect(
      TerminalMessage.link(to: target, number: 3)?.description == encoded.map { "ESC ]8;id=t3;\($0)ESC \\" })
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
    ("\u{1B}]\u{7}", "G10H"), ("copied ☃", "Y29waWVkIOKYgw=="),
  ])
  func `the clipboard's content is in base 64`(text: String, encoded: String) {
    #expect(TerminalMessage.clipboard(text)?.description == "ESC ]52;c;\(encoded)ESC \\")
  }

  @Test func `a text that is too long for the clipboard isn't sent`() {
    #expect(TerminalMessage.clipboard(String(repeating: "a", count: TerminalMessage.clipboardLimit)) != nil)
    #expect(
      TerminalMessage.clipboard(String(repeating: "a", count: TerminalMessage.clipboardLimit + 1)) == nil)
  }
}
