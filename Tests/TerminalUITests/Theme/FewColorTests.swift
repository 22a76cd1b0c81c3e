import TestScreens
import TerminalUITesting
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

/// The look of terminals that haven't said what their colours are.
@Suite struct FewColorTests {
  nonisolated static let depths: [ColorDepth] = [.ansi8, .ansi16, .indexed256]

  // Look 3, Look H4
  @Test(arguments: KnownPalette.all, depths)
  func `text can be read on every block, in light and dark terminals`(known: KnownPalette, depth: ColorDepth)
    throws
  {
    for scheme in ColorScheme.allCases {
      let palette = Palette.terminal(TerminalColors(depth: depth, scheme: scheme))
      let looks =
        PaintFace.allCases.map { ("\($0)", palette.face($0)) }
        + [PaintState.focused, .selected, .pressed].map { ("\($0)", palette.look($0)) }
      for (name, look) in looks {
        let shown = known.shown(look)
        let contrast = try #require(shown.text.contrast(on: shown.ground))
        // A red of 8 colours is what the terminal has.
        let least: Double = depth <= .ansi16 && name == "destructive" ? 9 : 18
        expect(abs(contrast), atLeast: least, "\(name), \(scheme): \(contrast)")
      }
    }
  }

  // Look 9
  @Test(arguments: [ColorDepth.none] + depths, ColorScheme.allCases)
  func `what is chosen, prominent or a field looks different from a button`(
    depth: ColorDepth, scheme: ColorScheme
  ) {
    let palette = Palette.terminal(TerminalColors(depth: depth, scheme: scheme))
    let button = palette.face(.button)
    for face in [PaintFace.prominent, .chosen] { expect(palette.face(face), not: button) }
    if depth != .none { expect(palette.face(.destructive), not: button) }
    for face in PaintFace.allCases where depth != .none {
      expect(palette.face(face), not: palette.look(.focused), "\(face)")
    }
  }

  // Look 12
  @Test func `a button is a block where there is a grey for it, and else in brackets`() {
    func screen(_ depth: ColorDepth) -> TestHost {
      TestHost(width: 12, height: 2, colors: TerminalColors(depth: depth)) {
        VStack(alignment: .leading, spacing: 0) {
          Button("First") {}
          Button("Save") {}
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    for depth in ColorDepth.allCases {
      let host = screen(depth)
      let hasGrey = depth > .ansi8
      expect(host.text, contains: hasGrey ? "  Save  " : "[ Save ]", "\(depth)")
      let style = host.screen[0, 1].style
      expect(style.background != nil, hasGrey, "\(depth): \(style)")
      expect(host.screen[3, 1].style, style)
    }
  }

  // Look 9, Look 10
  @Test(arguments: depths) func `a state is laid over a block as a whole`(depth: ColorDepth) {
    let palette = Palette.terminal(TerminalColors(depth: depth))
    let host = TestHost(width: 12, height: 3, colors: TerminalColors(depth: depth)) {
      VStack(alignment: .leading, spacing: 0) {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Off") {}.disabled(true)
        TextField("Name", text: .constant("Ada")).disabled(true)
      }
    }
    for x in 0..<8 { expect(host.style(x, 0).background == nil && host.style(x, 0).foreground == .cyan) }
    for x in 0..<7 { expectNil(host.style(x, 1).background, "a block, though it can't be used") }
    expectNil(host.style(0, 2).background)
    host.press(.tab)
    expect(palette.face(.prominent).background != nil, depth > .ansi8)
  }

  // Look 7, Look 9
  @Test(arguments: [ColorDepth.ansi8, .ansi16], ColorScheme.allCases)
  func `with few colours only the focus is a coloured block`(depth: ColorDepth, scheme: ColorScheme) {
    let palette = Palette.terminal(TerminalColors(depth: depth, scheme: scheme))
    let greys: [Color?] = [nil, .terminalDefault, .gray, .lightGray]
    for look in PaintFace.allCases.map(palette.face) + [palette.look(.selected), palette.look(.hovered)] {
      expect(greys.contains(look.background), "\(look)")
      expect(look.attributes, lacks: .reverse)
    }
    expect(palette.face(.field).background, nil)
    expect(palette.face(.destructive).foreground, .red)
    expect(palette.look(.focused).attributes, contains: .reverse)
  }

  // Look 9
  @Test func `a selected row without the focus is bold, with a bar before it`() throws {
    func host(_ colors: TerminalColors) -> TestHost {
      TestHost(width: 20, height: 6, colors: colors) {
        VStack(spacing: 0) {
          Button("first") {}
          List(["a", "b"], id: \.self, selection: .constant("b")) { Text($0) }
        }
      }
    }
    for depth in [ColorDepth.ansi8, .ansi16] {
      let host = host(TerminalColors(depth: depth))
      let place = try #require(host.position(of: "b"))
      expect(host.screen[place.x - 1, place.y].glyph, Glyph("▌"), "\(host.text)")
      expect(host.screen[place.x, place.y].style, Style(attributes: .bold))
      host.press(.tab)
      expect(host.text, lacks: "▌")
    }
    for colors in [TerminalColors(depth: .none), TerminalColors(depth: .indexed256)] {
      expect(host(colors).text, lacks: "▌")
    }
  }

  // Look 14
  @Test func `an invalid field shows its colour on the terminal's background`() {
    let host = TestHost(width: 20, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Button("First") {}
        TextField("Name", text: .constant("Ada")).validation("Not this", shown: .always)
      }
    }
    expect(host.style(0, 1).foreground == .red && host.style(0, 1).background == nil)
  }

  // Look 9, Look 10
  @Test(arguments: [ColorDepth.ansi8, .ansi16])
  func `a selected row without a free cell for the bar has a line while the focus is elsewhere`(
    depth: ColorDepth
  ) {
    let host = TestHost(width: 12, height: 4, colors: TerminalColors(depth: depth)) {
      VStack(spacing: 0) {
        Button("b") {}
        List(["one", "two"], id: \.self, selection: .constant("two")) { Text($0).bold() }.listStyle(.plain)
      }
    }
    expect(host.style(0, 1).attributes, .bold, "\(host.styledText)")
    expect(host.style(0, 2).attributes, [.bold, .underline], "\(host.styledText)")
  }

  // Decision 36
  @Test func `another tint fills what is prominent where colours can be mixed`() {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    let palette = Theme.terminal.resolved(on: colors).palette
    let green = palette.tinted(.rgb(60, 200, 90))
    expect(green.face(.prominent).background, not: palette.face(.prominent).background)
    expect(green.face(.button), palette.face(.button))
    for face in [PaintFace.prominent, .chosen] {
      let look = green.face(face)
      expect(abs(look.foreground!.contrast(on: look.background!)!), atLeast: 60)
    }
  }
}
