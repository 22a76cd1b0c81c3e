import Expectations
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

/// The text of what has the focus, on a tint of the app's.
@Suite struct TintContrastTests {
  private static let colors = TerminalColors(
    depth: .rgb, foreground: .rgb(0xDD, 0xDD, 0xDD), background: .rgb(0x16, 0x16, 0x1C))

  enum Kind: CaseIterable {
    case button, prominent, row, toggle, tab

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .button: Button("here") {}
      case .prominent: Button("here") {}.buttonStyle(.borderedProminent)
      case .row: NavigationStack { List { NavigationLink("here") { Text("there") } } }
      case .toggle: Toggle("here", isOn: .constant(true)).toggleStyle(.button)
      case .tab: TabView { Tab("here", systemImage: "star") { Text("page") } }
      }
    }
  }

  /// A colour by its components; the colours of the terminal count as xterm's.
  private func certain(_ color: Color?, or own: Color?) -> Color? {
    guard let color, color != .terminalDefault else { return own }
    return color.components.map { .rgb($0.red, $0.green, $0.blue) }
  }

  private func style(_ kind: Kind, _ tint: Color, _ colors: TerminalColors = Self.colors) -> Style {
    let host = TestHost(width: 30, height: 4, colors: colors) { kind.view.tint(tint) }
    if kind == .tab { host.press(.tab) }
    let place = host.position(of: "here")!
    return host.style(place.x, place.y)
  }

  @Test(arguments: Kind.allCases)
  func `the focus is a block on which its text can be read, whatever the tint`(_ kind: Kind) {
    for tint in [Color.white, .primary, .black, .yellow, .gray, .secondary, .rgb(250, 250, 250)] {
      let style = style(kind, tint)
      let ground = certain(style.background, or: Self.colors.background)!
      expect(ground != Self.colors.background, "\(kind) \(tint)")
      let contrast = certain(style.foreground, or: Self.colors.foreground)?.contrast(on: ground)
      expect(abs(contrast ?? 0), atLeast: 45, "\(kind) \(tint): \(style)")
    }
  }

  @Test func `a tint in the colour of text is reversed where the colours aren't known`() {
    let style = style(.button, .primary, TerminalColors(depth: .ansi16))
    expect(style.attributes.contains(.reverse))
  }
}
