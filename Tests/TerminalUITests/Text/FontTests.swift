import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct FontTests {
  private func isBold(@ViewBuilder _ content: () -> some View) -> Bool {
    TestHost(width: 1, height: 1, content: content).style(0, 0).attributes.contains(.bold)
  }

  @Test func `titles and headlines are bold, other styles are not`() {
    let bold = Font.TextStyle.allCases.filter { style in isBold { Text("a").font(.system(style)) } }
    expect(bold, [.largeTitle, .title, .title2, .title3, .headline])
    let views = Font.TextStyle.allCases.filter { style in isBold { Group { Text("a") }.font(.system(style)) }
    }
    expect(views, bold)
  }

  @Test(arguments: [
    (Font.Weight.ultraLight, false), (.thin, false), (.light, false), (.regular, false), (.medium, false),
    (.semibold, true), (.bold, true), (.heavy, true), (.black, true),
  ])
  func `weights from semibold on are bold`(weight: Font.Weight, expected: Bool) {
    expect(isBold { Text("a").fontWeight(weight) }, expected)
    expect(isBold { Group { Text("a") }.fontWeight(weight) }, expected)
    expect(isBold { Text("a").font(.body.weight(weight)) }, expected)
    expect(isBold { Text("a").font(.system(size: 12, weight: weight, design: .serif)) }, expected)
  }

  @Test func `a font takes the place of the one around, and not of what is said besides`() {
    expect(isBold { VStack { Text("a") }.font(.title) })
    expect(!isBold { VStack { Group { Text("a") }.font(.body) }.font(.title) })
    expect(!isBold { VStack { Group { Text("a") }.font(nil) }.font(.title) })
    expect(isBold { Group { Text("a") }.font(.body).bold() })
    expect(isBold { Text("a").font(.body).bold() })
    expect(styles(1) { Text("a").font(.caption.italic()) }, ["0,0: italic"])
  }

  @Test func `a view knows its font, and the text is still a text`() {
    struct Shown: View {
      @Environment(\.font) private var font
      var body: some View { Text(font.map { "\($0)" } ?? "none") }
    }
    expect(screen(4, 1) { Shown() }, "none")
    expect(screen(4, 1) { Shown().font(.title) }, "bold")
    expect(styles(2) { Text("a").font(.title).monospacedDigit() + Text("b").monospaced() }, ["0,0: bold"])
  }

  @Test func `a font that changes is drawn without a layout`() {
    let host = TestHost(width: 3, height: 1) {
      Stepping { step in Text("abc").padding(0).font(step == 0 ? .body : .headline) }
    }
    host.press("n")
    expect(host.style(0, 0).attributes, .bold)
    expect(host.record.layouts, 0)
  }
}
