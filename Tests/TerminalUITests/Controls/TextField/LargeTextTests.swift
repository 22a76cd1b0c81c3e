import Soak
import TestScreens
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
import TerminalUITesting

// Mend H1.
/// Much text at once.
@Suite struct LargeTextTests {
  private struct Field: View {
    var axis = Axis.horizontal
    @State private var text = "before "
    var body: some View { TextField("", text: $text, axis: axis).lineLimit(1...4) }
  }

  private struct Rows: View {
    @State private var selection: Int?
    var body: some View { List(0..<50, id: \.self, selection: $selection) { Text("row \($0)") } }
  }

  private struct Keys: View {
    @State private var count = 0
    var body: some View {
      Text("\(count) keys").focusable().onKeyPress { _ in
        count += 1
        return .handled
      }
    }
  }

  private func text(_ size: Int) -> String {
    let line = "The quick brown fox jumps over the naïve dog.\n"
    return String(repeating: line, count: size / line.utf8.count)
  }

  // Less than linear growth is what a fixed cost looks like.
  private let mostGrowth = 24.0

  @Test(arguments: [Axis.horizontal, .vertical])
  func `pasting eight times as much is about eight times the work`(axis: Axis) {
    let growth = growth(from: Soak.count(1 << 13, 1 << 15)) { size in
      TestHost(width: 20, height: 5) { Field(axis: axis) }.paste(text(size))
    }
    expect(growth, below: mostGrowth)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `typing eight times as much is about eight times the work`(axis: Axis) {
    let growth = growth(from: Soak.count(1 << 9, 1 << 11)) { size in
      let host = TestHost(width: 20, height: 1) { Field(axis: axis) }
      for character in text(size).replacing("\n", with: "") {
        host.host.send(.key(KeyPress(key: KeyEquivalent(character))))
      }
      host.turn()
    }
    expect(growth, below: mostGrowth)
  }

  @Test func `one long word that is typed, and removed again, is no more work than short ones`() {
    let growth = growth(from: Soak.count(1 << 9, 1 << 11)) { size in
      let host = TestHost(width: 20, height: 1) { Field() }
      for _ in 0..<size { host.host.send(.key(KeyPress(key: "x"))) }
      for _ in 0..<size { host.host.send(.key(KeyPress(key: .delete))) }
      host.turn()
    }
    expect(growth, below: mostGrowth)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `much text is pasted, typed behind, taken back and made again`(axis: Axis) {
    let host = TestHost(width: 20, height: 5) { Field(axis: axis) }
    let long = text(Soak.count(1 << 17, 1 << 20))
    host.paste(long + "end")
    expect(host.text, contains: "naïve dog.")
    expect(host.text, contains: "end")
    host.type("!")
    expect(host.text, contains: "end!")
    host.press("_", modifiers: .control)
    expect(host.text, lacks: "end!")
    host.press("_", modifiers: .control)
    expect(host.dots, contains: "before·····")
    host.press("/", modifiers: .option)
    host.press("/", modifiers: .option)
    expect(host.text, contains: "end!")
    expect(host.issues, [])
  }

  @Test func `a paste is for lists and actions of keys no key, whatever its size`() {
    let long = text(Soak.count(1 << 17, 1 << 20))
    let list = TestHost(width: 10, height: 3) { Rows() }
    let before = list.styledText
    list.paste(long)
    expect(list.styledText, before)
    let keys = TestHost(width: 10, height: 1) { Keys() }
    keys.paste(long)
    expect(keys.text, contains: " 0 keys")
  }

  @Test func `much text that comes as keys has few rows of a list made`() {
    struct Many: View {
      let made: Counter
      @State private var selection: Int?
      var body: some View {
        List(0..<1_000_000, id: \.self, selection: $selection) { number in
          made.count += 1
          return Text("\(number)")
        }
      }
    }
    final class Counter { var count = 0 }
    let made = Counter()
    let host = TestHost(width: 20, height: 5) { Many(made: made) }
    for character in text(1 << 12) { host.host.send(.key(KeyPress(key: KeyEquivalent(character)))) }
    host.turn()
    expect(made.count, below: 20_000)
    host.advance(by: .seconds(2))
    host.type("7")
    expect(made.count, below: 21_000)
    expect(host.text, contains: "7 ")
  }

  @Test func `typing into a list eight times as much is about eight times the work`() {
    let growth = growth(from: Soak.count(1 << 7, 1 << 9)) { size in
      let host = TestHost(width: 20, height: 5) { Rows() }
      for character in text(size) { host.host.send(.key(KeyPress(key: KeyEquivalent(character)))) }
      host.turn()
    }
    expect(growth, below: mostGrowth)
  }

  @Test(arguments: [
    ("a\nb\u{B}c\u{C}d\u{85}e\u{2028}f\u{2029}g", "a b c d e f g"), ("a\tb", "a b"), ("a\n\n", "a"),
    ("a\n\nb\n", "a  b"), ("\n a", "  a"), ("a\u{1B}[1m\u{7}\u{0}\u{7F}\u{9B}b", "a[1mb"), ("", ""),
    ("\n\n", ""),
    ("é\u{A0}日\u{2027}\u{202A}👩‍👩‍👧", "é\u{A0}日\u{2027}\u{202A}👩‍👩‍👧"), ("a\r\nb", "a b"),
  ])
  func `a field of one line takes text without lines and controls`(pasted: String, taken: String) {
    expect(pasted.asOneLine, taken)
  }

  @Test(arguments: [
    ("a\nb\u{B}c\u{C}d\u{85}e\u{2028}f\u{2029}g", "a\nb\nc\nd\ne\nf\ng"), ("a\tb", "a b"), ("a\n\n", "a\n\n"),
    ("a\r\nb\rc\r\r\n", "a\nb\nc\n\n"), ("a\u{1B}[1m\u{7}\u{0}\u{7F}\u{9B}b", "a[1mb"), ("", ""),
    ("é\u{A0}日\u{2027}\u{202A}👩‍👩‍👧", "é\u{A0}日\u{2027}\u{202A}👩‍👩‍👧"),
  ])
  func `a field of several lines takes text without controls`(pasted: String, taken: String) {
    expect(pasted.asLines, taken)
  }

  @Test(arguments: 0..<20)
  func `lines that are broken again after a change are those of the whole text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "bc", "word", " ", "  ", "\n", "-", "日", "é", "\u{301}", "👩", "\u{200D}", "🇩", "\t", "(", ".",
    ]
    var editing = TextEditing()
    var lines = FieldLines()
    let size = Size(width: Int.random(in: 1...12, using: &random), height: 3)
    for _ in 0..<300 {
      let end = editing.end
      editing.place(at: Int.random(in: 0...end, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: editing.remove(.wordLeft)
      case 1: editing.remove(.left)
      case 2: editing.undo()
      case 3:
        editing.place(at: Int.random(in: 0...end, using: &random), isSelecting: true)
        editing.insert(pieces.randomElement(using: &random) ?? "")
      default:
        let count = Int.random(in: 1...4, using: &random)
        editing.insert((0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
      }
      lines.follow(editing, size: size)
      expect(
        lines.starts, LineBreaking.lineStarts(of: editing.text, width: max(size.width - 1, 1)),
        "\(editing.text.debugDescription) in \(size.width)")
    }
  }
}
