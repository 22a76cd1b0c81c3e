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

/// An edited text written with `|` at the caret and `^` at the other end of the selection.
private func marked(_ editing: TextEditing) -> String {
  var bytes = Array(editing.text.utf8)
  let marks =
    [(editing.caret, UInt8(ascii: "|"))]
    + (editing.selection.isEmpty ? [] : [(editing.anchor, UInt8(ascii: "^"))])
  for (position, mark) in marks.sorted(by: { $0.0 > $1.0 }) { bytes.insert(mark, at: position) }
  return String(decoding: bytes, as: UTF8.self)
}

private func editing(_ marked: String, isSecret: Bool = false) -> TextEditing {
  var bytes = Array(marked.utf8)
  var caret = bytes.firstIndex(of: UInt8(ascii: "|")) ?? bytes.count
  if caret < bytes.count { bytes.remove(at: caret) }
  let anchor = bytes.firstIndex(of: UInt8(ascii: "^"))
  if let anchor {
    bytes.remove(at: anchor)
    if anchor < caret { caret -= 1 }
  }
  var editing = TextEditing(String(decoding: bytes, as: UTF8.self), isSecret: isSecret)
  editing.place(at: anchor ?? caret)
  editing.place(at: caret, isSelecting: true)
  return editing
}

@Suite struct TextEditingTests {
  @Test(
    arguments: [
      ("ab|c", .left, "a|bc"), ("ab|c", .right, "abc|"), ("|ab", .left, "|ab"), ("ab|", .right, "ab|"),
      ("ab|c", .start, "|abc"), ("ab|c", .end, "abc|"), ("|", .left, "|"), ("|", .wordRight, "|"),
      ("to be, or|", .wordLeft, "to be, |or"), ("to be, |or", .wordLeft, "to |be, or"),
      ("to |be, or", .wordLeft, "|to be, or"), ("|to be, or", .wordRight, "to| be, or"),
      ("to| be, or", .wordRight, "to be|, or"), ("to be|, or", .wordRight, "to be, or|"),
      ("a  b.c|", .spaceLeft, "a  |b.c"), ("a  |b.c", .spaceLeft, "|a  b.c"), ("a_1|", .wordLeft, "|a_1"),
      // Clusters are never entered.
      ("e\u{301}|", .left, "|e\u{301}"), ("|👩‍🚀x", .right, "👩‍🚀|x"), ("🇩🇪🇫🇷|", .left, "🇩🇪|🇫🇷"),
      ("日本|語", .left, "日|本語"), ("\r\n|", .left, "|\r\n"),
      // A selection ends where one goes.
      ("a^bc|d", .left, "a|bcd"), ("a|bc^d", .left, "a|bcd"), ("a|bc^d", .right, "abc|d"),
      ("a|bc^d", .end, "abcd|"), ("a^bc|d", .start, "|abcd"),
    ] as [(String, TextDirection, String)])
  func moves(before: String, direction: TextDirection, after: String) {
    var text = editing(before)
    text.move(direction)
    expect(marked(text), after)
  }

  @Test(
    arguments: [
      ("ab|c", .left, "a|b^c"), ("a|b^c", .right, "ab|c"), ("a|b^c", .start, "|ab^c"),
      ("ab|c", .end, "ab^c|"),
      ("to be|", .wordLeft, "to |be^"), ("|x", .left, "|x"),
    ] as [(String, TextDirection, String)])
  func `moves that select`(before: String, direction: TextDirection, after: String) {
    var text = editing(before)
    text.move(direction, isSelecting: true)
    expect(marked(text), after)
  }

  @Test(
    arguments: [
      ("a|b", "x", "ax|b"), ("|", "hello", "hello|"), ("a^b|c", "x", "ax|c"), ("a|b^c", "", "a|c"),
      ("a|b", "", "a|b"), ("e|x", "\u{301}", "e\u{301}|x"), ("👩|x", "\u{200D}🚀", "👩‍🚀|x"),
      // What is inserted becomes one cluster with what is behind it.
      ("|\u{1F1EA}", "\u{1F1E9}", "🇩🇪|"),
    ])
  func insertions(before: String, inserted: String, after: String) {
    var text = editing(before)
    text.insert(inserted)
    expect(marked(text), after)
  }

  @Test(
    arguments: [
      ("ab|c", .left, "a|c"), ("a|bc", .right, "a|c"), ("|ab", .left, "|ab"), ("ab|", .right, "ab|"),
      ("a^bc|d", .left, "a|d"), ("a^bc|d", .end, "a|d"), ("ab|cd", .end, "ab|"), ("ab|cd", .start, "|cd"),
      ("to be|", .wordLeft, "to |"), ("to| be", .wordRight, "to|"), ("a b.c|", .spaceLeft, "a |"),
      ("👩‍🚀|x", .left, "|x"), ("|👩‍🚀x", .right, "|x"), ("e\u{301}|", .left, "|"), ("🇩🇪🇫🇷|", .left, "🇩🇪|"),
      // A mark that follows belongs to what is before it then.
      ("a|b\u{301}", .right, "a|"), ("a\n|\u{301}", .left, "a\u{301}|"),
    ] as [(String, TextDirection, String)])
  func removals(before: String, direction: TextDirection, after: String) {
    var text = editing(before)
    text.remove(direction)
    expect(marked(text), after)
  }

  @Test func `what was removed with a memory can be inserted again`() {
    var text = editing("one two|")
    text.remove(.wordLeft, isKept: true)
    text.remove(.left)
    text.move(.start)
    text.insertRemoved()
    expect(marked(text), "two|one")
    text.selectAll()
    text.remove(.left, isKept: true)
    text.insertRemoved()
    text.insertRemoved()
    expect(marked(text), "twoonetwoone|")
  }

  @Test(arguments: [("to |be", 3..<5), ("t|o be", 0..<2), ("to| be", 2..<3), ("a, |", 2..<3), ("日本|", 0..<6)])
  func `the word at a position`(before: String, range: Range<Int>) {
    var text = editing(before)
    text.selectWord(at: text.caret)
    expect(text.selection, range)
  }

  @Test func `all is selected`() {
    var text = editing("a|b")
    text.selectAll()
    expect(marked(text), "^ab|")
  }

  // MARK: Undo

  @Test func `undo takes back a word at a time and redo makes it again`() {
    var text = editing("|")
    for character in "one two" { text.insert(String(character)) }
    text.undo()
    expect(marked(text), "one |")
    text.undo()
    expect(marked(text), "|")
    text.undo()
    text.redo()
    expect(marked(text), "one |")
    text.redo()
    text.redo()
    expect(marked(text), "one two|")
  }

  @Test func `a move separates changes`() {
    var text = editing("|")
    text.insert("a")
    text.move(.left)
    text.move(.right)
    text.insert("b")
    text.undo()
    expect(marked(text), "a|")
  }

  @Test(arguments: [TextDirection.left, .right])
  func `characters removed one after the other are one change`(direction: TextDirection) {
    var text = editing("abc|def")
    for _ in 0..<3 { text.remove(direction) }
    text.undo()
    expect(marked(text), "abc|def")
    text.redo()
    expect(text.text, (direction == .left ? "def" : "abc"))
  }

  @Test func `what was selected is selected again`() {
    var text = editing("a^bc|d")
    text.insert("x")
    text.undo()
    expect(marked(text), "a^bc|d")
  }

  @Test func `a change forgets what was taken back`() {
    var text = editing("|")
    text.insert("a")
    text.undo()
    text.insert("b")
    text.redo()
    expect(marked(text), "b|")
  }

  @Test func `the number of changes that are kept has a limit`() {
    var text = editing("|")
    for _ in 0..<300 { text.insert("ab") }
    for _ in 0..<300 { text.undo() }
    expect(text.text.utf8.count, 200)
  }

  // MARK: Written from outside

  @Test(
    arguments: [
      ("ab|cd", "ab|cd"), ("ab|cd", "xab|cd"), ("ab|cd", "ab|cdx"), ("abcd|", "abcdef|"), ("abcd|", "ab|"),
      ("ab|cd", "AB|CD"), ("ab|cd", "|"), ("|ab", "|xy"), ("|", "new|"), ("ab|cd", "ab|"),
      ("a^b|c", "xa^b|c"), ("日|本", "日|本語"), ("é|è", "ü|è"), ("1234|567", "1 234 |567"),
    ])
  func `the caret stays between the same characters`(before: String, after: String) {
    var text = editing(before)
    text.adopt(editing(after).text)
    expect(marked(text), after)
  }

  @Test func `another text can't be undone into`() {
    var text = editing("a|")
    text.insert("b")
    text.adopt("other")
    text.undo()
    expect(text.text, "other")
  }

  @Test func `other bytes for the same characters are another text`() {
    var text = TextEditing("e\u{301}")
    text.adopt("\u{E9}")
    expect(text.caret, 2)
    text.remove(.left)
    expectEmpty(text.text)
  }

  // MARK: Secrets

  @Test func `of a secret nothing is kept and no words are told`() {
    var text = editing("one two|", isSecret: true)
    text.move(.wordLeft)
    expect(text.caret, 0)
    text.selectWord(at: 1)
    expect(text.selection, 0..<7)
    text.remove(.left, isKept: true)
    text.insertRemoved()
    text.undo()
    expectEmpty(text.text)
  }

  @Test func `descriptions have no text`() {
    let text = editing("se^cr|et", isSecret: true)
    var dumped = ""
    dump(text, to: &dumped)
    for description in ["\(text)", String(reflecting: text), dumped] {
      expect(description, contains: "6 bytes, caret 4, selected 2..<4")
      expect(description, lacks: "secret")
    }
  }
}
