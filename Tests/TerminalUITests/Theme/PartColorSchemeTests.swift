import Expectations
import TerminalUI
import TerminalUITesting
import Testing

/// A part of the window in a scheme of its own.
@Suite struct PartColorSchemeTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct Page: View {
    @State private var scheme = ColorScheme.light
    var body: some View {
      HStack(spacing: 0) {
        Text("out ")
        Reader().background(.blue).colorScheme(scheme)
        Reader().colorScheme(scheme)
      }
      .onKeyPress("s") {
        scheme = scheme == .dark ? .light : .dark
        return .handled
      }
    }
  }

  private func backgrounds(_ host: TestHost) -> [Color?] {
    [1, 6, 12].map { host.screen[$0, 0].style.background }
  }

  @Test func `a part in the other scheme has the other variant's colours, and its own background`() {
    let host = TestHost(width: 16, height: 1, colors: ThemeModifierTests.dark) { Page() }
    expect(host.text, contains: "out lightlight")
    let shown = backgrounds(host)
    expect(shown[0] == shown[2], false)
    expect(shown[1], Color.blue)
    let paper = Theme.paper
    expect(
      shown[2],
      TestHost(width: 4, height: 1, colors: ThemeModifierTests.dark) {
        Text("in").theme(paper)
      }.screen[0, 0].style.background)
  }

  @Test func `a part in the same scheme is drawn as without it`() {
    let host = TestHost(width: 16, height: 1, colors: ThemeModifierTests.dark) { Page() }
    host.type("s")
    expect(host.text, contains: "out dark")
    expect(host.screen[12, 0].style.background, host.screen[3, 0].style.background)
    let plain = TestHost(width: 16, height: 1, colors: ThemeModifierTests.dark) {
      HStack(spacing: 0) {
        Text("out ")
        Reader().background(.blue)
        Reader()
      }
    }
    expect(host.text, plain.text)
    for x in 0..<16 { expect(host.screen[x, 0].style, plain.screen[x, 0].style) }
  }

  @Test func `where no colours can be had, only the scheme that views read is another one`() {
    let host = TestHost(width: 16, height: 1, colors: TerminalColors(depth: .none)) { Page() }
    expect(host.text, contains: "out lightlight")
  }
}
