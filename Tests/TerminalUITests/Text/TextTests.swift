import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct TextTests {
  @Test(
    arguments: [
      ("hello", 7, 1, "·hello·"),
      ("hello", 5, 1, "hello"),
      ("hello", 4, 1, "hel…"),
      ("hello", 1, 1, "…"),
      ("the quick fox", 9, 2, "the·quick\nfox······"),
      ("the quick fox", 9, 1, "the·quic…"),
      ("the quick fox", 5, 3, "the··\nquick\nfox··"),
      ("the quick fox", 5, 2, "the··\nquic…"),
      ("a\nb", 3, 3, "·a·\n·b·\n···"),
      ("a\nb", 3, 1, "a…·"),
      ("a\n\nb", 1, 3, "a\n·\nb"),
      ("", 3, 1, "···"),
      ("日本語", 7, 1, "日本語·"),
      ("日本語", 4, 2, "日本\n語··"),
      ("日本語", 3, 1, "日…"),
      ("日本語", 2, 3, "日\n本\n語"),
      ("日", 1, 1, "·"),
      ("e\u{301}a", 2, 1, "e\u{301}a"),
      ("a\tb", 6, 1, "·a···b"),
      ("a\u{1B}[31mb", 8, 1, "·a␛[31mb"),
      ("a\u{2028}b", 3, 2, "·a·\n·b·"),
    ] as [(String, Int, Int, String)])
  func `text wraps, is cut and replaces what can't be shown`(
    text: String, width: Int, height: Int, expected: String
  ) {
    expect(screen(width, height) { Text(text) }, expected)
  }

  @Test func `a text that got one row shows all of it when there are more`() {
    let host = TestHost(width: 5, height: 1) { VStack { Text("the quick fox") } }
    expect(host.dots, "the…·")
    host.resize(width: 5, height: 3)
    expect(host.dots, "the··\nquick\nfox··")
    host.resize(width: 13, height: 1)
    expect(host.dots, "the·quick·fox")
  }

  @Test(
    arguments: [
      (Text.TruncationMode.tail, "the q…"), (.head, "…k fox"), (.middle, "the…ox"),
    ])
  func `the ellipsis stands where the mode says`(mode: Text.TruncationMode, expected: String) {
    expect(screen(6, 1) { Text("the·quick·fox").truncationMode(mode) }, expected.replacing(" ", with: "·"))
  }

  @Test(
    arguments: [
      (1, "the…\n····\n····"), (2, "the·\nqui…\n····"), (0, "the…\n····\n····"), (-3, "the…\n····\n····"),
      (nil, "the·\nquic\nfox·"),
    ] as [(Int?, String)])
  func `a line limit keeps so many lines`(limit: Int?, expected: String) {
    let text = screen(4, 3) {
      Text("the quic fox").lineLimit(limit).frame(width: 4, height: 3, alignment: .topLeading)
    }
    expect(text, expected)
  }

  @Test func `a text may reserve rows that it doesn't fill`() {
    func rows<V: View>(_ text: V) -> String {
      screen(3, 4) {
        VStack(spacing: 0) {
          text
          Text("end")
        }
        .frame(height: 4, alignment: .top)
      }
    }
    expect(rows(Text("a").lineLimit(2, reservesSpace: true)), "·a·\n···\nend\n···")
    expect(rows(Text("a").lineLimit(2, reservesSpace: false)), "·a·\nend\n···\n···")
    expect(rows(Text("a").lineLimit(3...)), "·a·\n···\n···\nend")
    expect(rows(Text("a\nb\nc\nd").lineLimit(...2)), "a··\nb…·\nend\n···")
    expect(rows(Text("a b c d").lineLimit(2...3)), "a·b\nc·d\nend\n···")
  }

  @Test(
    arguments: [
      (TextAlignment.leading, "ab··\nabcd"), (.center, "·ab·\nabcd"), (.trailing, "··ab\nabcd"),
    ])
  func `lines lie beside each other as aligned`(alignment: TextAlignment, expected: String) {
    expect(screen(4, 2) { Text("ab\nabcd").multilineTextAlignment(alignment) }, expected)
  }

  @Test func `another alignment draws the lines anew without measuring what stays`() {
    let screens = screens(4, 2, steps: 3) { step in
      Text("ab\nabcd").multilineTextAlignment([.leading, .trailing, .center][step])
    }
    expect(screens, ["ab··\nabcd", "··ab\nabcd", "·ab·\nabcd"])
  }

  @Test func `each kind of initialiser shows its text`() {
    let number = 3
    let part = "substring".dropFirst(3)
    let host = TestHost(width: 8, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        Text("literal")
        Text("number \(number)")
        Text(part)
        Text(verbatim: "verbatim")
        Text(StyledText("styled", style: Style(attributes: .bold)))
        Text("a").bold() + Text("b") + Text("c").italic()
      }
    }
    expect(host.trimmedText, "literal\nnumber 3\nstring\nverbatim\nstyled\nabc")
    expect(host.style(0, 4).attributes, .bold)
    expect((0..<3).map { host.style($0, 5).attributes }, [.bold, [], .italic])
  }

  @Test func `each attribute of a text`() {
    func attributes(_ text: Text) -> TextAttributes {
      TestHost(width: 1, height: 1) { text }.style(0, 0).attributes
    }
    expect(attributes(Text("a").bold()), .bold)
    expect(attributes(Text("a").italic()), .italic)
    expect(attributes(Text("a").underline()), .underline)
    expect(attributes(Text("a").strikethrough()), .strikethrough)
    expect(attributes(Text("a").dim()), .dim)
    expect(attributes(Text("a").reverse()), .reverse)
    expect(attributes(Text("a").blink()), .blink)
    expect(attributes(Text("a").bold(false)), [])
    expect(attributes(Text("a").bold().italic()), [.bold, .italic])
  }

  @Test func `an attribute is switched off inside of a view that switches it on`() {
    expect(
      styles(3) {
        HStack(spacing: 0) {
          Text("a")
          Text("b").bold(false)
          Text("c").italic()
        }
        .bold()
      }, ["0,0: bold", "0,2: bold italic"])
  }

  @Test func `the colour of a text wins over that of the views around`() {
    expect(
      styles(3) {
        HStack(spacing: 0) {
          Text("a").foregroundStyle(.red)
          Text("b")
          Text("c").foregroundColor(nil)
        }
        .foregroundStyle(.blue)
      }, ["0,0: red", "0,1-2: blue"])
  }

  @Test func `a new text of the same size writes just its cells`() {
    let host = TestHost(width: 20, height: 3) {
      Stepping { step in
        VStack {
          Text("above")
          Text("count: \(step)")
          Text("below")
        }
      }
    }
    host.press("n")
    expect(host.record.layouts, 1)
    expect(host.record.runs.count, 1)
    expect(host.record.cellsWritten, 1)
  }

  @Test func `an equal text writes nothing`() {
    let host = TestHost(width: 20, height: 1) { Stepping { Text("half \($0 / 2)") } }
    host.press("n")
    expect(host.record.bodies, ["Stepping"])
    expect(host.record.layouts, 0)
    expect(host.record.cellsWritten, 0)
  }

  @Test func `a new style of a text is drawn`() {
    let host = TestHost(width: 2, height: 1) { Stepping { Text("ab").bold($0 == 1) } }
    host.press("n")
    expect(host.style(1, 0).attributes, .bold)
    expect(host.record.cellsWritten, 2)
  }
}
