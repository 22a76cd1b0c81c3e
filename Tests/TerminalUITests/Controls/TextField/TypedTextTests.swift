import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements

@Suite struct TypedTextTests {
  // Mend F11
  @Test(
    arguments: [
      ("กำ", ["ก", ""]), ("กี่", ["กี", "ก", ""]), ("नी", ["न", ""]), ("क्ष", ["क्", "क", ""]), ("ｶﾞ", ["ｶ", ""]),
      ("ﾊﾟ", ["ﾊ", ""]), ("\u{1100}\u{1161}\u{11A8}", ["\u{1100}\u{1161}", "\u{1100}", ""]), ("한", [""]),
      ("שָׁ", nil), ("👩‍🚀", [""]), ("👍🏽", [""]), ("🇩🇪", [""]), ("1️⃣", [""]), ("e\u{301}", [""]),
      ("❤️", [""]), ("か\u{3099}", [""]), ("မြို့", nil),
    ] as [(String, [String]?)])
  func `Backspace takes what was typed last`(text: String, steps: [String]?) {
    var editing = TextEditing(text)
    for step in steps ?? text.unicodeScalars.indices.reversed().map({ String(text.unicodeScalars[..<$0]) }) {
      editing.remove(.left)
      expect(Array(editing.text.unicodeScalars), Array(step.unicodeScalars))
      expect(editing.caret, editing.end)
    }
    // Delete and the arrows go by clusters.
    editing = TextEditing(text + "x")
    editing.place(at: 0)
    editing.remove(.right)
    expect(editing.text, (text.count == 1 ? "x" : String(text.dropFirst()) + "x"))
    editing = TextEditing(text + "x")
    editing.remove(.left)
    for _ in 0..<text.count { editing.move(.left) }
    expect(editing.caret, 0)
  }

  private struct Note: View {
    @State var title = ""
    @State var text = ""
    @State var note = ""
    @State var sent = 0
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Title", text: $title).onSubmit { sent += 1 }
        TextField("Note", text: $note, axis: .vertical)
        TextEditor(text: $text).frame(height: 4)
        Text(
          verbatim: "sent \(sent) \(title.debugDescription) \(note.debugDescription) \(text.debugDescription)"
        )
      }
    }
  }

  // Mend F11
  @Test(arguments: ["\n", "\u{1B}[106;5u", "\u{1B}[13;5u"])
  func `a line feed is a new line in a text and Return in a line`(bytes: String) throws {
    let host = TestHost(width: 60, height: 10) { Note() }
    func send(_ text: String) {
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      decoder.feed(Array(text.utf8), into: &events)
      host.send(events)
    }
    send("one" + bytes + "two")
    expect(host.text, contains: "sent 1 \"onetwo\"")
    host.press(.tab)
    send("one" + bytes + "two")
    expect(host.text, contains: "\"one\\ntwo\" \"\"")
    host.press(.tab)
    send("one" + bytes + "two")
    expect(host.text, contains: "\"one\\ntwo\" \"one\\ntwo\"")
  }

  // Mend F11
  @Test func `line feeds behind a paste are kept`() {
    var events: [InputEvent] = [
      .paste("one"), .key(KeyPress(key: "j", modifiers: .control)), .key(KeyPress(key: "a")),
    ]
    _ = InputEvent.disarmKeysAfterPaste(in: &events, from: 0)
    expect(events, [.paste("one\na")])
  }

  // Mend F11
  @Test(arguments: [
    ("\u{1B}Op", "0"), ("\u{1B}Oy", "9"), ("\u{1B}Ok", "+"), ("\u{1B}Om", "-"), ("\u{1B}Oj", "*"),
    ("\u{1B}Oo", "/"),
    ("\u{1B}On", "."), ("\u{1B}Ol", ","), ("\u{1B}OX", "="), ("\u{1B}[57399u", "0"), ("\u{1B}[57413u", "+"),
    ("\u{1B}[57410;129u", "/"), ("\u{1B}[57409;1u", "."), ("7", "7"),
  ])
  func `the keypad types`(bytes: String, expected: String) {
    let host = TestHost(width: 40, height: 10) { Note() }
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array(bytes.utf8), into: &events)
    host.send(events)
    expect(host.text, contains: "sent 0 \"\(expected)\"", "\(host.text)")
  }

  // Mend F11
  @Test func `Control and Return is an app's shortcut first`() {
    struct Mail: View {
      @State private var text = ""
      @State private var sent = 0
      var body: some View {
        VStack {
          TextEditor(text: $text).frame(height: 3)
          Button("Send \(sent)") { sent += 1 }.keyboardShortcut(.return, modifiers: .control)
        }
      }
    }
    let host = TestHost(width: 30, height: 6) { Mail() }
    host.type("a")
    host.press(.return, modifiers: .control)
    expect(host.text, contains: "Send 1")
  }

  // MARK: Copying

  private struct Form: View {
    @State var text = "one two"
    var isSecret = false
    var body: some View {
      VStack {
        if isSecret { SecureField("Text", text: $text) } else { TextField("Text", text: $text) }
      }
    }
  }

  private struct Program: App {
    var allows = true
    var isSecret = false
    init() {}
    init(allows: Bool, isSecret: Bool = false) { (self.allows, self.isSecret) = (allows, isSecret) }
    var body: some Scene { WindowGroup { Form(isSecret: isSecret) }.allowsClipboardWriting(allows) }
  }

  // Mend B3
  @Test(arguments: [
    (KeyEquivalent("c"), EventModifiers.control), ("c", .command), (.insert, .control), ("w", .option),
  ])
  func `a key copies what is selected and leaves the program running`(
    key: KeyEquivalent, modifiers: EventModifiers
  ) {
    let host = TestHost(width: 60, height: 6, app: Program(allows: true))
    host.press("a", modifiers: .option)
    host.press(key, modifiers: modifiers)
    expect(host.copiedTexts, ["one two"])
    expectNil(host.exitCode)
    host.press("c", modifiers: .control)
    if key == "c", modifiers == .control {
      expect(host.exitCode, 130)
    }
  }

  // Mend B3
  @Test func `without a selection Ctrl-C ends the program, and typing makes it copy again`() {
    let host = TestHost(width: 60, height: 6, app: Program(allows: true))
    host.press("a", modifiers: .option)
    host.press("c", modifiers: .control)
    host.press(.leftArrow, modifiers: .shift)
    host.press("c", modifiers: .control)
    expect(host.copiedTexts, ["one two", "one tw"])
    expectNil(host.exitCode)
    host.press(.end)
    host.press("c", modifiers: .control)
    expect(host.exitCode, 130)
  }

  // Mend B3
  @Test func `where the app may not write to the clipboard it says so once`() {
    let host = TestHost(width: 76, height: 8, app: Program(allows: false))
    host.press("a", modifiers: .option)
    host.press("c", modifiers: .control)
    expect(host.copiedTexts, [])
    expectNil(host.exitCode)
    expect(host.text, contains: "may not write to the clipboard")
    host.advance(by: .seconds(10))
    expect(host.text, lacks: "may not write")
    host.press(.end)
    host.press("y", modifiers: .control)
    expect(host.text, contains: "one twoone two")
    host.press("a", modifiers: .option)
    host.press("w", modifiers: .option)
    expect(host.text, lacks: "may not write")
  }

  // Mend B3
  @Test func `a secret is never copied`() {
    let host = TestHost(width: 60, height: 6, app: Program(allows: true, isSecret: true))
    host.press("a", modifiers: .option)
    host.press("w", modifiers: .option)
    host.press("c", modifiers: .control)
    expect(host.copiedTexts, [])
    expect(host.exitCode, 130)
  }
}
