import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private struct Settings: View {
  @State private var isOn = false
  var body: some View {
    Toggle("Wrap", isOn: $isOn)
  }
}

private struct Alarms: View {
  struct Alarm {
    var isOn: Bool
  }
  @State var alarms: [Alarm]

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("All", sources: $alarms, isOn: \.isOn)
      ForEach($alarms.indices, id: \.self) { Toggle("\($0)", isOn: $alarms[$0].isOn) }
    }
  }
}

private struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isOn ? "lit" : "dark") { configuration.isOn.toggle() }
  }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("<"); Toggle(configuration).toggleStyle(.checkbox); Text(">")
    }
  }
}

@Suite struct ToggleTests {
  @Test(arguments: [KeyEquivalent.return, .space])
  func `return and space turn the toggle and write one cell`(key: KeyEquivalent) {
    let host = TestHost(width: 8, height: 1) { Settings() }
    expect(host.text, "[ ] Wrap")
    host.press(key)
    expect(host.text, "[✓] Wrap")
    expect(host.record.runs.map(\.count), [1])
    host.press(key)
    expect(host.text, "[ ] Wrap")
  }

  @Test(arguments: 0..<8)
  func `a click anywhere on it turns the toggle`(x: Int) {
    let host = TestHost(width: 8, height: 1) { Settings() }
    host.click(x: x, y: 0)
    expect(host.text, "[✓] Wrap")
  }

  @Test func `a press that is released outside does nothing`() {
    let host = TestHost(width: 10, height: 1) { Settings() }
    host.drag((x: 2, y: 0), (x: 9, y: 0))
    expect(host.text, " [ ] Wrap ")
  }

  @Test func `a disabled toggle is dim and takes no input`() {
    let host = TestHost(width: 8, height: 1) { Settings().disabled(true) }
    host.press(.return)
    host.click(x: 1, y: 0)
    expect(host.text, "[ ] Wrap")
    expect(host.style(0, 0).attributes, .dim)
  }

  @Test func `the focused one is reversed`() {
    let host = TestHost(width: 5, height: 2) {
      VStack {
        Toggle("a", isOn: .constant(true))
        Toggle("b", isOn: .constant(false))
      }
    }
    expect(host.style(0, 0).attributes, .reverse)
    host.press(.tab)
    expect(host.style(0, 0).attributes, [])
    expect(host.style(0, 1).attributes, .reverse)
  }

  @Test func `a constant stays what it is`() {
    let host = TestHost(width: 5, height: 1) { Toggle("a", isOn: .constant(true)) }
    host.press(.return)
    expect(host.text, "[✓] a")
  }

  @Test func `each style shows on and off in its way`() {
    func both(_ style: some ToggleStyle) -> String {
      screen(9, 2) {
        VStack(alignment: .leading) {
          Toggle("ab", isOn: .constant(false)).toggleStyle(style)
          Toggle("ab", isOn: .constant(true)).toggleStyle(style)
        }
      }
    }
    expect(both(.automatic), "·[·]·ab··\n·[✓]·ab··")
    expect(both(.checkbox), "·[·]·ab··\n·[✓]·ab··")
    expect(both(.switch), "·ab·●━━··\n·ab·━━●··")
    expect(both(.button), "···ab····\n··•ab····")
  }

  @Test func `a style of the app looks and acts as it says`() {
    let host = TestHost(width: 8, height: 1) { Settings().toggleStyle(Lamp()) }
    expect(host.text, "  dark  ")
    host.press(.space)
    expect(host.trimmedText, "   lit")
  }

  @Test func `a style may use another one`() {
    let host = TestHost(width: 10, height: 1) { Settings().toggleStyle(Framed()) }
    host.press(.space)
    expect(host.text, "<[✓] Wrap>")
  }

  @Test func `a toggle of several values is mixed while they differ`() {
    let host = TestHost(width: 7, height: 3) { Alarms(alarms: [.init(isOn: true), .init(isOn: false)]) }
    expect(host.text, "[-] All\n[✓] 0  \n[ ] 1  ")
    host.press(.space)
    expect(host.text, "[✓] All\n[✓] 0  \n[✓] 1  ")
    host.press(.space)
    expect(host.text, "[ ] All\n[ ] 0  \n[ ] 1  ")
    host.click(x: 1, y: 2)
    expect(host.text, "[-] All\n[ ] 0  \n[✓] 1  ")
  }

  @Test func `a toggle of no values is on`() {
    let host = TestHost(width: 7, height: 1) { Alarms(alarms: []) }
    expect(host.text, "[✓] All")
    host.press(.space)
    expect(host.text, "[✓] All")
  }
}
