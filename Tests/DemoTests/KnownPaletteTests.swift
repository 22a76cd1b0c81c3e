import TestScreens
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Gallery

/// What screens look like under the 16 colours that people have.
@MainActor @Suite struct KnownPaletteTests {
  private typealias Controls = ContactSheetTests

  /// Terminals with the user's own colours, some of which have said whether they are light.
  private nonisolated static let terminals =
    [ColorDepth.ansi8, .ansi16, .indexed256].flatMap { depth in
      [nil, .dark, .light].map { TerminalColors(depth: depth, scheme: $0) }
    }

  // Look 3, Look H4
  @Test(arguments: KindOfScreen.allCases)
  func `no text of a kind of screen has the colour of its background`(kind: KindOfScreen) async throws {
    for rendering in Rendering.all where [.ansi8, .ansi16, .indexed256].contains(rendering.colors.depth) {
      let shown = try await ShownScreen(kind, rendering)
      check(shown.host.screen, rendering.colors, "\(rendering)")
    }
  }

  // Look 3, Look 9, Look H4
  @Test(arguments: ContactSheetTests.State.allCases, terminals)
  func `no text of a control has the colour of its background, in any state`(
    state: ContactSheetTests.State, colors: TerminalColors
  ) {
    let rendering = Controls.Rendering(description: "\(colors)", colors: colors)
    for control in Controls.controls {
      check(Controls.host(control.view, state, rendering).screen, colors, control.name)
    }
  }

  /// With eight, a page's own colours are what the terminal has nearest to them.
  // Look 3, Look H4
  @Test(arguments: PageSources.texts.keys.sorted())
  func `no text of a page has the colour of its background`(name: String) throws {
    let page = try #require(Page.named(name))
    for colors in Self.terminals where colors.scheme == nil && colors.depth != .ansi8 {
      let host = TestHost(width: 60, height: 24, colors: colors) { page.content() }
      for key in [nil, .tab, .downArrow] as [KeyEquivalent?] {
        if let key { host.press(key) }
        check(host.screen, colors, "\(colors.depth)")
      }
    }
  }

  /// Checks each style with letters in it under each palette that the terminal may have.
  private func check(_ screen: CellBuffer, _ colors: TerminalColors, _ what: String) {
    var styles: [Style: String] = [:]
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width {
        let (style, letter) = (screen[x, y].style, screen[x, y].glyph.string)
        if letter.contains(where: { $0.isLetter || $0.isNumber }) { styles[style, default: ""] += letter }
      }
    }
    for known in KnownPalette.all where colors.scheme.map({ known.isDark == ($0 == .dark) }) ?? true {
      for (style, text) in styles {
        let (front, behind) = known.shown(style.reduced(to: colors.depth))
        let contrast = abs(front.contrast(on: behind) ?? 0)
        expect(contrast, atLeast: 9, "\(known), \(what): \(style) \(contrast) “\(text.prefix(20))”")
      }
    }
  }
}
