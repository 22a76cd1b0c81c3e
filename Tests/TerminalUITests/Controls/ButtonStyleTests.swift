import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

@testable import TerminalUICore

@Suite struct ButtonStyleTests {
  private struct Counter<S: PrimitiveButtonStyle>: View {
    let style: S
    @State private var count = 0
    var body: some View {
      HStack {
        Button("go") { count += 1 }.buttonStyle(style)
        Text("\(count)")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func check<S: PrimitiveButtonStyle>(_ style: S, _ shown: String, _ look: String) {
    let host = TestHost(width: 9, height: 1) { Counter(style: style) }
    #expect(host.styledText == "|\((shown + " 0").padded(9))|\n\(look)")
    host.press(.return)
    #expect(host.record.bodies == ["Counter"])
    host.press(.space)
    host.click(x: 0, y: 0)
    #expect(host.text == (shown + " 3").padded(9))
    #expect(host.host.checkInvariants() == [])
    #expect(host.issues == [])
  }

  @Test func `each style looks in its way, and is pressed by keys and clicks`() {
    check(.automatic, "  go  ", "0,0-5: reverse cyan")
    check(.bordered, "  go  ", "0,0-5: reverse cyan")
    check(.borderedProminent, "  go  ", "0,0-5: bold reverse cyan")
    check(.borderless, "go", "0,0-1: reverse cyan")
    check(.plain, "go", "0,0-1: reverse cyan")
    check(.link, "go", "0,0-1: underline reverse cyan")
  }

  private struct Arrow: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isPressed ? ">" : "-")
        configuration.label
        Text(configuration.role == .cancel ? "x" : "")
      }
    }
  }

  @Test func `a style of your own says how a button looks, and knows that it is pressed`() {
    var count = 0
    let host = TestHost(width: 6, height: 1) {
      Button("go", role: .cancel) { count += 1 }.buttonStyle(Arrow())
    }
    #expect(host.text == "- go x")
    #expect(host.style(0, 0).attributes == .reverse)
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 2, y: 0))))
    #expect(host.text == "> go x")
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 2, y: 0))))
    #expect(host.text == "- go x")
    host.press(.return)
    #expect(count == 2)
    #expect(host.issues == [])
  }

  private struct Loud: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("!")
        Button(configuration).buttonStyle(.plain)
      }
    }
  }

  private struct Hover: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func `a style of your own says how a button acts`() {
    var count = 0
    let loud = TestHost(width: 4, height: 1) { Button("go") { count += 1 }.buttonStyle(Loud()) }
    #expect(loud.text == "! go")
    loud.press(.return)
    #expect(count == 1)
    let twice = TestHost(width: 2, height: 1) { Button("go") { count += 1 }.buttonStyle(Hover()) }
    twice.press(.return)
    twice.click(x: 0, y: 0)
    #expect(count == 1)
    twice.click(x: 0, y: 0)
    #expect(count == 2)
  }

  @Test func `the innermost style counts`() {
    struct Screen: View {
      @State private var isPlain = false
      var body: some View {
        VStack(alignment: .leading) {
          Button("a") { isPlain.toggle() }
          Group { if isPlain { Button("b") {}.buttonStyle(.plain) } else { Button("b") {} } }
        }
        .buttonStyle(.link)
      }
    }
    let host = TestHost(width: 1, height: 2) { Screen() }
    #expect(host.styledText == "|a|\n|b|\n0,0: underline reverse cyan\n1,0: underline cyan")
    host.press(.return)
    #expect(host.styledText == "|a|\n|b|\n0,0: underline reverse cyan")
  }

  @Test func `a disabled one is dim and not pressed`() {
    var count = 0
    let host = TestHost(width: 2, height: 1) {
      Button("go") { count += 1 }.buttonStyle(.plain).disabled(true)
    }
    #expect(host.styledText == "|go|\n0,0-1: dim")
    host.press(.return)
    host.click(x: 0, y: 0)
    #expect(count == 0)
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
