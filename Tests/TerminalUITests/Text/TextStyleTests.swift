import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct TextStyleTests {
  @Test func `each attribute holds for all texts in a view`() {
    func attributes<V: View>(_ style: (AnyView) -> V) -> TextAttributes {
      let host = TestHost(width: 3, height: 1) {
        style(
          AnyView(
            HStack {
              Text("a"); Text("b")
            }))
      }
      expect(host.style(0, 0), host.style(2, 0))
      return host.style(0, 0).attributes
    }
    expect(attributes { $0.bold() }, .bold)
    expect(attributes { $0.italic() }, .italic)
    expect(attributes { $0.underline() }, .underline)
    expect(attributes { $0.strikethrough() }, .strikethrough)
    expect(attributes { $0.dim() }, .dim)
    expect(attributes { $0.reverse() }, .reverse)
    expect(attributes { $0.blink() }, .blink)
    expect(attributes { $0.bold(false) }, [])
    expect(attributes { $0.bold().italic() }, [.bold, .italic])
  }

  @Test func `a line has a pattern and a colour, on a text and on all texts in a view`() {
    typealias Pattern = Text.LineStyle.Pattern
    let kinds: [(Pattern, Underline.Pattern)] = [
      (.dot, .dotted), (.dash, .dashed), (.dashDot, .dashed), (.dashDotDot, .dashed), (.wavy, .wavy),
    ]
    for (pattern, kind) in kinds {
      let line = Underline(kind, color: .red)
      let host = TestHost(width: 3, height: 1) { Text("abc").underline(pattern: pattern, color: .red) }
      expect(host.style(0, 0), Style.plain.underlined(kind, color: .red))
      let view = TestHost(width: 3, height: 1) {
        HStack {
          Text("a")
          Text("b").bold()
        }
        .underline(pattern: pattern, color: .red)
      }
      expect(view.style(0, 0).underline == line && view.style(2, 0).underline == line)
      expect(view.style(2, 0).attributes == [.bold, .underline] && view.style(1, 0).attributes == [])
    }
    let plain = TestHost(width: 1, height: 1) { Text("a").underline(pattern: .solid) }
    expect(plain.style(0, 0), Style(attributes: .underline))
  }

  @Test func `a colour holds for texts, lines and shapes`() {
    let host = TestHost(width: 3, height: 3) {
      VStack(spacing: 0) {
        Text("abc")
        Divider()
        Rectangle()
      }
      .foregroundStyle(.green)
    }
    expect(host.style(0, 0).foreground, .green)
    expect(host.style(0, 1).foreground, .green)
    expect(host.style(0, 2).background, .green)
  }

  @Test func `the innermost colour wins, and nil leaves it open`() {
    expect(
      styles(3) {
        HStack(spacing: 0) {
          Text("a").foregroundStyle(Color.red).foregroundStyle(Color.blue)
          HStack { Text("b") }.foregroundColor(nil)
          HStack { Text("c") }.foregroundColor(.cyan)
        }
        .foregroundStyle(.yellow)
      }, ["0,0: red", "0,1: yellow", "0,2: cyan"])
  }

  @Test func `a new style is drawn without measuring`() {
    let host = TestHost(width: 3, height: 1) {
      Stepping { step in
        HStack {
          Text("a"); Text("b")
        }.foregroundStyle(step == 0 ? Color.red : .blue)
      }
    }
    host.press("n")
    expect(host.style(0, 0).foreground, .blue)
    expect(host.record.layouts, 0)
    expect(host.record.cellsWritten, 2)
  }
}
