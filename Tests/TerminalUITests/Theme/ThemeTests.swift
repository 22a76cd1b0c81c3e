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

@Suite struct ThemeTests {
  private static let midnight = TerminalColors(depth: .rgb)

  // Look 9, H6
  @Test(arguments: ColorDepth.allCases)
  func `states look different, each from each`(depth: ColorDepth) {
    for theme in Theme.builtIn {
      for scheme in ColorScheme.allCases {
        let resolved = theme.resolved(on: TerminalColors(depth: depth, scheme: scheme))
        let base = Style(foreground: .rgb(128, 128, 128))
        let looks = PaintState.allCases.map { state in
          let style = resolved.look(state).over(base).reduced(to: depth)
          return "\(style.foreground.map(String.init(describing:)) ?? "") \(style)"
        }
        expect(Set(looks).count, looks.count, "\(theme.name), \(depth):\n\(looks.joined(separator: "\n"))")
        expect(looks, lacks: "\(base.reduced(to: depth))")
      }
    }
  }

  // Look 2, 3, Look H1
  @Test func `a theme that has a background paints it, and the terminal's leaves it`() {
    expect(
      Theme.midnight.resolved(on: TerminalColors(depth: .rgb)).palette.ground(.background),
      Color(hex: 0x15161D))
    let known = TerminalColors(depth: .rgb, foreground: .rgb(200, 200, 200), background: .rgb(20, 20, 20))
    let terminal = Theme.terminal.resolved(on: known)
    expect(!terminal.paintsBackground)
    expect(terminal.palette.ink(.foreground), .plain)
    expect(terminal.color(.surface).isCertain)
    expect(terminal.color(.secondary).isCertain)
  }

  // Look 3, Look H1
  @Test func `where nothing is known every theme is the terminal's 16 colours`() {
    for theme in Theme.builtIn {
      expect(theme.resolved(on: .unknown).palette, .terminal(.unknown))
    }
    expect(
      Theme.terminal.resolved(on: TerminalColors(depth: .rgb)).palette,
      .terminal(TerminalColors(depth: .rgb)))
  }

  @Test func `a theme has the variant of the scheme, or the one it has`() {
    let light = TerminalColors(depth: .rgb, scheme: .light)
    expect(Theme.highContrast.resolved(on: light).colorScheme, .light)
    expect(Theme.highContrast.resolved(on: light, preferring: .dark).colorScheme, .dark)
    expect(Theme.midnight.resolved(on: light).colorScheme, .dark)
    expect(Theme.paper.resolved(on: TerminalColors(depth: .rgb)).colorScheme, .light)
  }

  // Look 4
  @Test func `the terminal's theme in the scheme that the terminal isn't paints a background`() {
    let dark = TerminalColors(depth: .rgb, foreground: .rgb(200, 200, 200), background: .rgb(20, 20, 20))
    let light = Theme.terminal.resolved(on: dark, preferring: .light)
    expect(light.colorScheme, .light)
    expect(light.paintsBackground)
    expect(!Theme.terminal.resolved(on: dark, preferring: .dark).paintsBackground)
  }

  // Look H2
  @Test func `three seeds make a theme, on whose grounds all can be told apart`() {
    let sea = Theme(
      "sea", background: .rgb(9, 28, 38), foreground: .rgb(214, 226, 230), tint: .rgb(94, 200, 190))
    for depth in [ColorDepth.rgb, .indexed256] {
      let resolved = sea.resolved(on: TerminalColors(depth: depth))
      let grounds = [PaintRole.background, .surface, .fill, .selection, .tint].map(resolved.color)
      expect(Set(grounds).count, grounds.count, "\(grounds)")
    }
  }

  // Look, target pictures: the colours there, to within what the eye hardly sees.
  @Test(arguments: [
    (PaintRole.surface, 0x1E2029, 0xF0F1F5), (.fill, 0x232634, 0xE8EAF1), (.selection, 0x2A2F45, 0xDFE4F2),
    (.separator, 0x565C70, 0xB4B8C4), (.tint, 0x7AA2F7, 0x2457C5), (.success, 0x9ECE6A, 0x3F7A1D),
  ]) func `the built-in themes have the colours of the target pictures`(
    role: PaintRole, dark: Int, light: Int
  ) {
    for (theme, expected) in [(Theme.midnight, dark), (.paper, light)] {
      let color = theme.resolved(on: TerminalColors(depth: .rgb)).color(role)
      expect(OKLab(color)!.distance(to: OKLab(Color(hex: expected))!), below: 0.07, "\(theme.name): \(color)")
    }
  }

  @Test func `a theme of colours that nobody knows is the terminal's`() {
    let odd = Theme("odd", background: .terminalDefault, foreground: .role(.tint), tint: .clear)
    expect(odd.resolved(on: TerminalColors(depth: .rgb)).palette, .terminal(TerminalColors(depth: .rgb)))
  }

  @Test func `a theme prints its colours`() {
    expect(
      "\(Theme.midnight.resolved(on: TerminalColors(depth: .rgb)))", contains: "surface: plain | on #1E2027")
  }
}
