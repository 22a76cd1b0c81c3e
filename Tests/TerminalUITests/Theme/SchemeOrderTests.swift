import Expectations
import Testing
import TerminalUITesting

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

/// Which of several wishes for dark or light counts.
@Suite struct SchemeOrderTests {
  // Mend D10
  @Test func `schemes that are wished come before a theme of one variant`() {
    func shown(
      _ theme: Theme, preferred: ColorScheme? = nil, users: ColorScheme? = nil, usersTheme: Theme? = nil,
      on colors: TerminalColors
    ) -> (ColorScheme, isDark: Bool?) {
      var colors = colors
      colors.scheme = users ?? colors.scheme
      let settings = ThemeSettings(
        colors: colors, usersTheme: usersTheme, isUsersScheme: users != nil,
        preferredScheme: users == nil ? preferred : nil)
      let resolved = settings.resolve(theme)
      let painted = resolved.palette.paintedBackground
      return (resolved.colorScheme, painted.flatMap { $0.contrast(on: .rgb(128, 128, 128)) }.map { $0 > 0 })
    }
    let both = Theme("both", light: .paper, dark: .midnight)
    for colors in [ThemeModifierTests.dark, ThemeModifierTests.light, TerminalColors(depth: .rgb)] {
      for (wanted, theme, other) in [
        (ColorScheme.light, Theme.paper, Theme.midnight), (.dark, .midnight, .paper),
      ] {
        for given in [theme, other, both] {
          expect(shown(given, preferred: wanted, on: colors).0, wanted, "\(given) \(colors)")
          expect(shown(given, users: wanted, on: colors).0, wanted, "\(given) \(colors)")
          let opposite: ColorScheme = wanted == .light ? .dark : .light
          expect(shown(given, preferred: opposite, users: wanted, on: colors).0, wanted)
        }
        // The user's choice of a theme of one variant, and of a scheme.
        expect(
          shown(other, preferred: wanted == .light ? .dark : .light, usersTheme: theme, on: colors).0,
          wanted)
        expect(shown(theme, users: wanted, usersTheme: other, on: colors).0, wanted)
        // Nobody wishes anything.
        expect(shown(theme, on: colors).0, wanted)
      }
      // The terminal's own colours are in the user's scheme: nothing is painted.
      expectNil(shown(.terminal, users: .light, on: colors).isDark)
    }
  }

  @Test func `a view in a theme of the other variant is shown in the preferred scheme`() {
    struct Page: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let host = TestHost(width: 9, height: 2, colors: ThemeModifierTests.dark) {
      Page().theme(.midnight).preferredColorScheme(.light)
    }
    host.turn()
    expect(host.text, contains: "light")
  }

  // Mend D9
  @Test(arguments: ["█", "▇", "▌", "░", "─", "│", "╬", "▗", "🬀", "x", "é", "⣿"])
  func `colours of lines and blocks aren't lifted, those of text are`(text: String) {
    var environment = EnvironmentValues()
    Appearance(colors: ThemeModifierTests.dark, user: .init()).set(in: &environment)
    var paint = Paint(environment.theme.palette)
    let given = Color.rgb(20, 20, 20)
    var buffer = CellBuffer(size: Size(width: 4, height: 1))
    let clip = Rect(x: 0, y: 0, width: 4, height: 1)
    // Text of the same colour next to it.
    buffer.write(
      StyledText("a" + text + "b" + text), at: .zero, style: Style(foreground: given), clip: clip,
      paint: &paint)
    let isText = ["x", "é", "⣿"].contains(text)
    expect((buffer[1, 0].style.foreground == given), !isText)
    expect((buffer[3, 0].style.foreground == given), !isText)
    expect(buffer[0, 0].style.foreground != given && buffer[2, 0].style.foreground != given)
  }
}
