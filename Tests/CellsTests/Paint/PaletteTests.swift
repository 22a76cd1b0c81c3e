import Cells
import Expectations
import Testing

/// What another tint changes of a palette.
@Suite struct PaletteTests {
  private static let colored = [TerminalColors(depth: .ansi16), TerminalColors(depth: .rgb)]

  @Test(arguments: colored)
  func `another tint is in front, behind, and in the states that had the old one`(colors: TerminalColors) {
    let palette = Palette.terminal(colors)
    let red = palette.tinted(.red)
    for role in [PaintRole.tint, .link] { expect(red.ink(role).foreground, .red) }
    expect(red.ink(.link).attributes, palette.ink(.link).attributes)
    for role in [PaintRole.tint, .selection, .link] { expect(red.ground(role), .red) }
    for role in [PaintRole.foreground, .secondary, .success, .warning] {
      expect(red.ink(role) == palette.ink(role) && red.ground(role) == palette.ground(role))
    }
    for state in [PaintState.focused, .pressed] { expect(red.look(state).foreground, .red) }
    expect(red.look(.disabled), palette.look(.disabled))
    expect(palette.tinted(.cyan), palette)
    expect(palette.tinted(.magenta).tinted(.cyan), palette)
  }

  @Test func `the background stays, whatever the tint was before`() {
    for colors in Self.colored {
      let palette = Palette.terminal(colors).tinted(.terminalDefault).tinted(.red)
      expect(palette.ground(.background), .terminalDefault)
      expectNil(palette.paintedBackground)
      expect(palette.ground(.tint), .red)
    }
  }

  @Test func `without colours there is no tint`() {
    let palette = Palette.terminal(TerminalColors(depth: .none))
    expect(palette.tinted(.red), palette)
  }
}
