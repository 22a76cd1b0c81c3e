import Expectations
import TerminalUITesting
import Testing

@testable import TerminalUI
@testable import TerminalUICore
@testable import TerminalUIElements

/// The frame before the terminal has said which colours it has.
@MainActor @Suite struct FirstFrameTests {
  private static let known = TerminalColors(
    depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29), scheme: .dark)

  /// The appearance of the host, which only refers to it weakly: it has one of its own already.
  private final class Kept { var appearance: Appearance? }
  private let kept = Kept()

  /// A host whose terminal was asked for its colours, and has not answered yet.
  private func host(theme: Theme = .terminal) -> TestHost {
    let host = TestHost(width: 24, height: 6, colors: TerminalColors(depth: .rgb)) {
      VStack(alignment: .leading, spacing: 0) {
        Button("Save") {}
        Button("Delete", role: .destructive) {}
        TextField("Name", text: .constant("Ada"))
        Text("tinted").foregroundStyle(.tint)
        List(["a"], id: \.self, selection: .constant("a")) { Text($0) }
      }
    }
    let appearance = Appearance(colors: TerminalColors(depth: .rgb), theme: theme, awaitsColors: true)
    kept.appearance = appearance
    appearance.attach(to: host.host)
    host.turn()
    return host
  }

  private func colors(_ host: TestHost) -> Set<Color> {
    var found: Set<Color> = []
    for y in 0..<6 {
      for x in 0..<24 {
        let style = host.screen[x, y].style
        found.formUnion([style.foreground, style.background].compactMap(\.self))
      }
    }
    return found.subtracting([.terminalDefault])
  }

  // Look 4, Look H3
  @Test func `it has text and lines alone, and the answer changes nothing but colours`() {
    let host = host()
    expect(colors(host), [], "\(host.styledText)")
    expect(host.screen[2, 0].style.attributes, contains: [.bold, .underline])
    let text = host.text
    host.send(.colors(Self.known))
    expect(host.text, text)
    expect(host.host.palette, Theme.terminal.resolved(on: Self.known).palette)
    expect(!colors(host).isEmpty)
  }

  // Look 4
  @Test func `a terminal without an answer is shown colours after a while`() {
    let host = host()
    host.advance(by: .milliseconds(290))
    expect(colors(host), [])
    host.advance(by: .milliseconds(20))
    expect(!colors(host).isEmpty)
    expect(host.host.palette, Palette.terminal(TerminalColors(depth: .rgb)))
  }

  // Look 4
  @Test func `an answer that tells nothing ends the wait at once`() {
    let host = host()
    host.send(.colors(TerminalColors(depth: .rgb)))
    expect(host.host.palette, Palette.terminal(TerminalColors(depth: .rgb)))
  }

  // Look 4
  @Test func `a theme that paints its own background doesn't wait`() {
    let host = host(theme: .midnight)
    expect(host.host.palette.paintedBackground != nil)
    expect(!colors(host).isEmpty)
  }
}
