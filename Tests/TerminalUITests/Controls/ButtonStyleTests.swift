import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
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
    expect(host.styledText, "|\((shown + " 0").padded(9))|\n\(look)")
    host.press(.return)
    expect(host.record.bodies, ["Counter"])
    host.press(.space)
    host.click(x: 0, y: 0)
    expect(host.text, (shown + " 3").padded(9))
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `a bordered style may have a tint`() {
    check(BorderedButtonStyle(tint: .green), "  go  ", "0,0-5: reverse green")
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
    expect(host.text, "- go x")
    expect(host.style(0, 0).attributes, .reverse)
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 2, y: 0))))
    expect(host.text, "> go x")
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 2, y: 0))))
    expect(host.text, "- go x")
    host.press(.return)
    expect(count, 2)
    expect(host.issues, [])
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
    expect(loud.text, "! go")
    loud.press(.return)
    expect(count, 1)
    let twice = TestHost(width: 2, height: 1) { Button("go") { count += 1 }.buttonStyle(Hover()) }
    twice.press(.return)
    twice.click(x: 0, y: 0)
    expect(count, 1)
    twice.click(x: 0, y: 0)
    expect(count, 2)
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
    expect(host.styledText, "|a|\n|b|\n0,0: underline reverse cyan\n1,0: underline cyan")
    host.press(.return)
    expect(host.styledText, "|a|\n|b|\n0,0: underline reverse cyan")
  }

  @Test func `a disabled one is dim and not pressed`() {
    var count = 0
    let host = TestHost(width: 2, height: 1) {
      Button("go") { count += 1 }.buttonStyle(.plain).disabled(true)
    }
    expect(host.styledText, "|go|\n0,0-1: dim")
    host.press(.return)
    host.click(x: 0, y: 0)
    expect(count, 0)
  }

  private struct Silent: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func `a press by a key is shown for a tenth of a second`() {
    var count = 0
    let host = TestHost(width: 6, height: 1, motion: true) {
      Button("go") { count += 1 }.buttonStyle(Arrow())
    }
    host.press(.return)
    expect(host.trimmedText, " > go")
    expect(host.record.bodies, ["Arrow"])
    expect(count, 1)
    host.advance(by: .milliseconds(60))
    host.press(.space)
    expect(count, 2)
    // The later key counts.
    host.advance(by: .milliseconds(90))
    expect(host.trimmedText, " > go")
    host.advance(by: .milliseconds(20))
    expect(host.trimmedText, " - go")
    expectNil(host.host.timerDeadline)
  }

  @Test func `a press by a key wakes nobody where the style doesn't ask, or motion is reduced`() {
    let silent = TestHost(width: 6, height: 1, motion: true) { Button("go") {}.buttonStyle(Silent()) }
    silent.press(.return)
    expect(silent.record.bodyCount, 0)
    expectNil(silent.host.timerDeadline)
    let plain = TestHost(width: 6, height: 1, motion: true) { Button("go") {} }
    plain.press(.return)
    expect(plain.record.bodyCount, 0)
    expectNil(plain.host.timerDeadline)
    // Motion B13
    let still = TestHost(width: 6, height: 1) { Button("go") {}.buttonStyle(Arrow()) }
    still.press(.return)
    expect(still.trimmedText, " - go")
    expectNil(still.host.timerDeadline)
  }

  @Test func `a button that goes when a key presses it leaves nothing behind`() {
    struct Going: View {
      @State private var isThere = true
      var body: some View {
        if isThere { Button("go") { isThere = false }.buttonStyle(Arrow()) } else { Text("gone") }
      }
    }
    let host = TestHost(width: 6, height: 1, motion: true) { Going() }
    host.press(.return)
    expect(host.trimmedText, " gone")
    expectNil(host.host.timerDeadline)
    host.advance(by: .seconds(1))
    expect(host.host.checkInvariants(), [])
  }

  private struct Painted: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label.foregroundStyle(.rgb(250, 250, 0))
        configuration.label
      }
      .background(.rgb(0, 0, 90))
    }
  }

  @Test func `while a button of a style of your own is disabled, the colours of the style stay`() {
    func looks(_ isEnabled: Bool, _ colors: TerminalColors) -> [Style] {
      let host = TestHost(width: 2, height: 1, colors: colors) {
        Button("o") {}.buttonStyle(Painted()).focusEffectDisabled().disabled(!isEnabled)
      }
      return [host.style(0, 0), host.style(1, 0)]
    }
    let known = TerminalColors(depth: .rgb, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))
    let (enabled, disabled) = (looks(true, known), looks(false, known))
    expect(enabled[0].foreground, .rgb(250, 250, 0))
    expect(disabled[0].foreground, .rgb(250, 250, 0))
    expect(disabled.map(\.background), [.rgb(0, 0, 90), .rgb(0, 0, 90)])
    // Text without a colour is quiet.
    expect(disabled[1].foreground, not: enabled[1].foreground)
    let unknown = looks(false, TerminalColors(depth: .rgb))
    expect(unknown.map(\.attributes), [.dim, .dim])
    expect(unknown[0].foreground, .rgb(250, 250, 0))
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
