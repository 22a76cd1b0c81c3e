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

@Suite struct ThemeModifierTests {
  static let dark = TerminalColors(depth: .rgb, foreground: .rgb(200, 200, 200), background: .rgb(20, 20, 20))
  static let light = TerminalColors(
    depth: .rgb, foreground: .rgb(30, 30, 30), background: .rgb(250, 250, 250), scheme: .light)
  private static let ink = Color(hex: 0xD7DAE3)
  private static let night = Color(hex: 0x15161D)
  private static let day = Color(hex: 0xFBFBFD)

  /// A view that says what it finds.
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct Plain: View {
    var body: some View { Text("plain") }
  }

  /// A style of an app.
  private struct Card: ButtonStyle {
    @Environment(\.theme) private var theme
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.background(theme.color(.surface))
    }
  }

  private func background(_ host: TestHost, _ x: Int, _ y: Int) -> Color? {
    host.screen[x, y].style.background
  }

  // Look 2
  @Test func `a theme around everything paints the whole window`() {
    let host = TestHost(width: 12, height: 3, colors: TerminalColors(depth: .rgb)) {
      VStack { Text("middle") }.padding(.top, 1).theme(.midnight)
    }
    for y in 0..<3 { for x in 0..<12 { expect(background(host, x, y), Self.night) } }
    let place = host.position(of: "middle")!
    expect(host.screen[place.x, place.y].style.foreground, Self.ink)
  }

  @Test func `a theme of a part paints the part`() {
    let host = TestHost(width: 12, height: 1, colors: Self.dark) {
      HStack(spacing: 0) {
        Text("out")
        Text("in").theme(.paper)
        Spacer()
      }
    }
    expectNil(background(host, 0, 0))
    expect(background(host, 3, 0), Self.day)
    expect(host.screen[3, 0].style.foreground, Color(hex: 0x23262F))
    expectNil(background(host, 5, 0))
  }

  @Test func `a theme inside another has its own text and background`() {
    let host = TestHost(width: 12, height: 1, colors: Self.dark) {
      HStack(spacing: 0) {
        Text("out")
        Text("in").theme(.paper)
        Spacer()
      }.theme(.midnight)
    }
    expect(background(host, 0, 0), Self.night)
    expect(host.screen[0, 0].style.foreground, Self.ink)
    expect(background(host, 3, 0), Self.day)
    expect(host.screen[3, 0].style.foreground, Color(hex: 0x23262F))
    expect(background(host, 11, 0), Self.night)
  }

  // Look 3, 12
  @Test func `an answer that comes late changes colours and no place, in one frame`() {
    let host = TestHost(width: 20, height: 4) {
      VStack {
        Text("title").foregroundStyle(.secondary)
        Button("Save") {}
        Divider()
      }
    }
    // Brackets and padding take the same cells.
    func places() -> String { host.text.replacing("[", with: " ").replacing("]", with: " ") }
    let before = places()
    let place = host.position(of: "title")!
    expect(host.screen[place.x, place.y].style.attributes, .dim)
    host.terminal.clearLog()
    host.send(.colors(Self.dark))
    expect(host.terminal.writes.count, 1)
    expect(places(), before)
    let style = host.screen[place.x, place.y].style
    expect(style.attributes == [] && style.foreground?.isCertain == true)
    host.terminal.clearLog()
    host.send(.colors(Self.dark))
    expectEmpty(host.terminal.writes)
  }

  // Look 4
  @Test func `from dark to light is one frame, and evaluates only who reads it`() {
    let host = TestHost(width: 20, height: 3, colors: Self.dark) {
      VStack {
        Reader()
        Plain()
      }
    }
    expect(host.text, contains: "dark")
    host.terminal.clearLog()
    host.send(.colors(Self.light))
    expect(host.terminal.writes.count, 1)
    expect(host.text, contains: "light")
    expect(host.record.bodies, ["Reader"])
  }

  // Look 4
  @Test func `a preferred scheme turns the window over, for as long as its view is there`() {
    struct Toggled: View {
      @State private var isLight = false
      var body: some View {
        VStack {
          Reader()
          Button("turn") { isLight.toggle() }
          if isLight { Text("x").preferredColorScheme(.light) }
        }
      }
    }
    let host = TestHost(width: 12, height: 3, colors: Self.dark) { Toggled() }
    expectNil(background(host, 0, 0))
    host.terminal.clearLog()
    host.press(.return)
    expect(host.terminal.writes.count, 1)
    expect(host.text, contains: "light")
    expect(background(host, 0, 0), Self.day)
    host.press(.return)
    expect(host.text, contains: "dark")
    expectNil(background(host, 0, 0))
  }

  @Test func `a preferred scheme around everything costs no round, at first and when it changes`() {
    struct Turning: View {
      @State private var scheme = ColorScheme.light
      var body: some View {
        VStack {
          Reader()
          Button("turn") { scheme = .dark }
        }
        .preferredColorScheme(scheme)
      }
    }
    let host = TestHost(width: 12, height: 3, colors: Self.dark) { Turning() }
    expect(host.record.rounds, 1)
    expect(host.record.bodies.filter { $0 == "Reader" }, ["Reader"])
    expect(host.text.contains("light") && background(host, 0, 0) == Self.day)
    host.terminal.clearLog()
    host.press(.return)
    expect(host.record.rounds, 1)
    expect(host.record.bodies.filter { $0 == "Reader" }, ["Reader"])
    expect(host.terminal.writes.count == 1 && host.text.contains("dark"))
    expectNil(background(host, 0, 0))
  }

  @Test func `a scheme that follows from itself ends`() {
    struct Contrary: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Text(scheme == .dark ? "dark" : "light").preferredColorScheme(scheme == .dark ? .light : .dark)
      }
    }
    let host = TestHost(width: 12, height: 1, colors: Self.dark) { Contrary() }
    expect(host.text.contains("dark") || host.text.contains("light"))
    host.send(.colors(Self.light))
    expect(host.text.contains("dark") || host.text.contains("light"))
  }

  @Test func `a preferred scheme chooses the variant of a theme`() {
    let host = TestHost(width: 12, height: 1, colors: Self.dark) {
      Reader().preferredColorScheme(.light).theme(.highContrast)
    }
    expect(background(host, 0, 0), .rgb(255, 255, 255))
    expect(host.trimmedText, contains: "light")
  }

  @Test func `a style of an app has the resolved colours`() {
    let host = TestHost(width: 12, height: 3, colors: TerminalColors(depth: .rgb)) {
      Button("content") {}.disabled(true).buttonStyle(Card()).theme(.midnight)
    }
    let place = host.position(of: "content")!
    expect(
      background(host, place.x, place.y),
      Theme.midnight.resolved(on: TerminalColors(depth: .rgb)).color(.surface))
  }

  @Test func `what is presented is shown in the theme around its presenter`() {
    for isWindow in [true, false] {
      let host = TestHost(width: 30, height: 8, colors: TerminalColors(depth: .rgb)) {
        VStack {
          if !isWindow { Text("beside") }
          Text("below").sheet(isPresented: .constant(true)) { Text("above").frame(width: 10, height: 3) }
            .theme(.paper)
        }
      }
      let place = host.position(of: "above")!
      // Look 19: on a surface of that theme.
      let surface = Theme.paper.resolved(on: TerminalColors(depth: .rgb)).color(.surface)
      expect(background(host, place.x, place.y), surface, "\(isWindow)")
      expect(host.screen[place.x, place.y].style.foreground, Color(hex: 0x23262F))
    }
  }

  // Look 4
  @Test func `a theme goes down only, and costs no round`() {
    /// Reads the scheme around a theme and the one in it.
    struct Themed: View {
      @Environment(\.colorScheme) private var scheme
      let theme: Theme?
      var body: some View {
        let outside = scheme == .dark ? "dark" : "light"
        if let theme {
          VStack {
            Text(outside)
            Reader()
          }
          .theme(theme)
        } else {
          Text(outside)
        }
      }
    }
    struct Changing: View {
      @State private var theme = Theme.midnight
      var body: some View {
        VStack {
          Themed(theme: theme)
          Button("next") { theme = .paper }
        }
        .theme(theme)
      }
    }
    func host(_ theme: Theme?) -> TestHost {
      TestHost(width: 12, height: 3, colors: Self.dark) { Themed(theme: theme) }
    }
    let plain = host(nil)
    let themed = host(.paper)
    expect(themed.text.contains("dark") && themed.text.contains("light"))
    expect(background(themed, 0, 0), Self.day)
    expect(plain.record.rounds == 1 && themed.record.rounds == 1)
    expect(themed.record.bodies.filter { $0 == "Themed" || $0 == "Reader" }, ["Themed", "Reader"])
    expect(themed.terminal.writes.count, 1)

    let changing = TestHost(width: 12, height: 4, colors: Self.dark) { Changing() }
    expect(changing.record.rounds, 1)
    changing.terminal.clearLog()
    changing.press(.return)
    expect(changing.record.rounds, 1)
    expect(changing.record.bodies.filter { $0 == "Reader" }, ["Reader"])
    expect(changing.terminal.writes.count, 1)
    expect(background(changing, 0, 0), Self.day)
  }

  // Look 3
  @Test(arguments: [ColorDepth.none, .ansi8, .ansi16])
  func `where colours are few a theme paints nothing`(depth: ColorDepth) {
    let host = TestHost(width: 8, height: 1, colors: TerminalColors(depth: depth)) {
      Text("a").theme(.midnight)
    }
    expectNil(background(host, 0, 0))
    expectNil(host.screen[0, 0].style.foreground)
  }

  @Test func `changing the theme is one frame in which nothing moves`() {
    struct Chooser: View {
      @State private var theme = Theme.midnight
      var body: some View {
        Button("next") { theme = .paper }.theme(theme)
      }
    }
    let host = TestHost(width: 12, height: 1, colors: TerminalColors(depth: .rgb)) { Chooser() }
    let text = host.text
    host.terminal.clearLog()
    host.press(.return)
    expect(host.terminal.writes.count, 1)
    expect(host.text, text)
    expect(background(host, 0, 0), Self.day)
  }

  // Look H4
  @Test func `where the terminal's own text is faint, no other text is louder`() {
    let solarized = PublishedPalette.all[1]
    let (ink, ground) = (Color(hex: solarized.foreground), Color(hex: solarized.background))
    let host = TestHost(
      width: 10, height: 2, colors: TerminalColors(depth: .rgb, foreground: ink, background: ground)
    ) {
      VStack {
        Text("second").foregroundStyle(.secondary)
        Text("given").foregroundStyle(.rgb(60, 90, 95))
      }
    }
    for word in ["second", "given"] {
      let place = host.position(of: word)!
      let contrast = abs(host.screen[place.x, place.y].style.foreground!.contrast(on: ground)!)
      let least = word == "second" ? 30.0 : 23
      expect(contrast >= least && contrast <= abs(ink.contrast(on: ground)!), "\(word): \(contrast)")
    }
  }

  // Look 6
  @Test func `without Unicode lines and signs have stand-ins`() {
    let host = TestHost(width: 10, height: 3, hasUnicode: false) { Text("✓ yes…").border() }
    expect(host.text, " +------+ \n |x yes.| \n +------+ ")
  }
}

@Suite struct UsersWordTests {
  private func user(_ variables: [String: String]) -> (Appearance.User, [String]) {
    var lines: [String] = []
    return (Appearance.User(environment: { variables[$0] }, log: { lines.append($0) }), lines)
  }

  @Test func `the variables name a theme and a scheme`() {
    expect(user(["TERMINALUI_THEME": "paper"]).0.theme, .paper)
    expect(user(["TERMINALUI_COLOR_SCHEME": "light"]).0.scheme, .light)
    expect(user(["TERMINALUI_THEME": "", "TERMINALUI_COLOR_SCHEME": ""]).0, Appearance.User())
    expectEmpty(user(["TERMINALUI_THEME": "paper"]).1)
  }

  @Test func `a name that isn't known is one line of the log, and nothing else`() {
    let (user, lines) = user(["TERMINALUI_THEME": "se\u{1B}[31ma", "TERMINALUI_COLOR_SCHEME": "grey"])
    expect(user, Appearance.User())
    expect(
      lines,
      [
        #"TerminalUI: TERMINALUI_THEME is "se?[31ma", which isn't known; it can be terminal, midnight, paper, high-contrast."#,
        #"TerminalUI: TERMINALUI_COLOR_SCHEME is "grey", which isn't known; it can be dark, light."#,
      ])
  }

  // Look 4
  @Test(arguments: [
    ("15;0", ColorScheme?.some(.dark)), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark),
    ("7", .light),
    ("", nil), ("15;default", nil), ("15;200", nil), ("15;-1", nil),
  ]) func `COLORFGBG says what is likely`(value: String, scheme: ColorScheme?) {
    expect(user(["COLORFGBG": value]).0.likelyScheme, scheme)
  }

  // Look 4
  @Test func `the user goes before the terminal, and the terminal before what is likely`() {
    func scheme(_ colors: TerminalColors, _ user: Appearance.User) -> ColorScheme {
      var environment = EnvironmentValues()
      Appearance(colors: colors, user: user).set(in: &environment)
      return environment.colorScheme
    }
    let (dark, unknown) = (ThemeModifierTests.dark, TerminalColors(depth: .rgb))
    expect(scheme(unknown, .init()), .dark)
    expect(scheme(unknown, .init(likelyScheme: .light)), .light)
    expect(scheme(dark, .init(likelyScheme: .light)), .dark)
    expect(scheme(TerminalColors(depth: .rgb, scheme: .dark), .init(likelyScheme: .light)), .dark)
    expect(scheme(dark, .init(scheme: .light)), .light)
  }

  @Test func `the user's theme takes the place of every other`() {
    var environment = EnvironmentValues()
    let appearance = Appearance(
      colors: TerminalColors(depth: .rgb), theme: .midnight, user: .init(theme: .paper))
    appearance.set(in: &environment)
    expect(environment.theme.name, "paper")
    expect(environment.themeSettings.resolve(.midnight).name, "paper")
  }

  // Look H4
  @Test func `colours are left as the app gives them where the user says so`() {
    for (value, isLifted) in [("off", false), ("on", true), ("", true), ("2", true)] {
      let (user, lines) = user(["TERMINALUI_CONTRAST": value])
      var environment = EnvironmentValues()
      Appearance(colors: ThemeModifierTests.dark, user: user).set(in: &environment)
      var paint = Paint(environment.theme.palette)
      let dim = Style(foreground: .rgb(20, 20, 20))
      var buffer = CellBuffer(size: Size(width: 1, height: 1))
      buffer.write(
        StyledText("x"), at: .zero, style: dim, clip: Rect(x: 0, y: 0, width: 1, height: 1), paint: &paint)
      expect((buffer[0, 0].style.foreground != .rgb(20, 20, 20)), isLifted, "\(value)")
      expect(lines.count, (value == "2" ? 1 : 0))
    }
  }
}
