import Terminal
import Expectations
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
    expect(TerminalMessage.title(text)?.description, sequence)
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
    expect(
      TerminalMessage.link(to: target, number: 3)?.description, encoded.map { "ESC ]8;id=t3;\($0)ESC \\" })
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
    ("\u{1B}]\u{7}", "G10H"), ("copied ☃", "Y29waWVkIOKYgw=="),
  ])
  func `the clipboard's content is in base 64`(text: String, encoded: String) {
    expect(TerminalMessage.clipboard(text)?.description, "ESC ]52;c;\(encoded)ESC \\")
  }

  @Test func `a text that is too long for the clipboard isn't sent`() {
    expect(TerminalMessage.clipboard(String(repeating: "a", count: TerminalMessage.clipboardLimit)) != nil)
    expectNil(
      TerminalMessage.clipboard(String(repeating: "a", count: TerminalMessage.clipboardLimit + 1)))
  }

  @Test(
    arguments: [
      ("Build", "done", "777;notify;Build;done"), ("Build", "", "777;notify;Build;"),
      ("Build", "a;b", "777;notify;Build;a;b"), ("", "done", nil), ("a;b", "c", nil), ("a\u{1B}", "c", nil),
      ("a", "c\u{7}", nil), ("a", "c\u{9C}", nil), ("a", "c\n", nil), ("ü", "c", nil),
      (String(repeating: "a", count: 257), "", nil), ("a", String(repeating: "a", count: 257), nil),
    ] as [(String, String, String?)])
  func `a notification is printable text, and its title has no semicolon`(
    title: String, text: String, body: String?
  ) {
    let message = TerminalMessage.notification(title: title, text: text)
    expect(message?.description, body.map { "ESC ]\($0)ESC \\" })
  }

  @Test(
    arguments: [
      (.hidden, "0;0"), (.part(0), "1;0"), (.part(0.424), "1;42"), (.part(7), "1;100"), (.part(-1), "1;0"),
      (.part(.nan), "1;0"), (.part(.infinity), "1;100"), (.failed(0.5), "2;50"), (.indeterminate, "3;0"),
      (.paused(1), "4;100"),
    ] as [(TerminalMessage.Progress, String)])
  func `a progress is a state and whole percents, whatever the number is`(
    progress: TerminalMessage.Progress, body: String
  ) {
    expect(TerminalMessage.progress(progress).description, "ESC ]9;4;\(body)ESC \\")
  }
}
