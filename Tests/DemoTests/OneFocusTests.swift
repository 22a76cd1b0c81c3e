import TestScreens
import TerminalUI
import TerminalUITesting
import Testing

@testable import Gallery
@testable import TerminalUICore

/// What looks focused, found from the cells of every page of the gallery and every kind of screen.
@MainActor @Suite struct OneFocusTests {
  /// Pages that show looks or reversed cells themselves, whatever has the focus, and one with a text over a button.
  private nonisolated static let showsLooks: Set<String> = [
    "ThemePage", "PaintPage", "TextStylePage", "PathPage", "DragPage", "AllowsHitTestingPage",
  ]

  // Look 7, Look H6
  @Test(arguments: PageSources.texts.keys.sorted().filter { !showsLooks.contains($0) })
  func `exactly one thing of a page looks focused, in every rendering`(name: String) throws {
    let page = try #require(Page.named(name))
    var counts: [[Int]] = []
    for rendering in Rendering.all {
      let host = TestHost(width: 80, height: 24, colors: rendering.colors) { page.content() }
      var found: [Int] = []
      for key in [nil, .tab, .tab] as [KeyEquivalent?] {
        if let key { host.press(key) }
        found.append(check(host, "\(rendering), \(key.map { "\($0)" } ?? "at first")"))
      }
      counts.append(found)
    }
    #expect(Set(counts).count == 1, "\(zip(Rendering.all, counts).map { "\($0): \($1)" })")
  }

  // Look 7, Look H6
  @Test(arguments: KindOfScreen.allCases)
  func `exactly one thing of a kind of screen looks focused, in every rendering`(kind: KindOfScreen)
    async throws
  {
    for rendering in Rendering.all {
      let shown = try await ShownScreen(kind, rendering)
      #expect(check(shown.host, "\(rendering)") <= 1)
    }
  }

  // Look 3, Look H4
  @Test(arguments: KindOfScreen.allCases)
  func `no text has the colour of its background, in any palette of 16 colours`(kind: KindOfScreen)
    async throws
  {
    for rendering in Rendering.all where [.ansi8, .ansi16, .indexed256].contains(rendering.colors.depth) {
      let shown = try await ShownScreen(kind, rendering)
      let screen = shown.host.screen
      var styles: [Style: String] = [:]
      for y in 0..<screen.size.height {
        for x in 0..<screen.size.width where screen[x, y].glyph.string.contains(where: { !$0.isWhitespace }) {
          styles[screen[x, y].style, default: ""] += screen[x, y].glyph.string
        }
      }
      for known in KnownPalette.all {
        for (style, text) in styles {
          let (front, behind) = known.shown(style)
          let contrast = abs(front.contrast(on: behind) ?? 0)
          #expect(contrast >= 9, "\(known), \(rendering): \(style) \(contrast) “\(text.prefix(20))”")
        }
      }
    }
  }

  /// Checks a screen, and says how many blocks in it look focused.
  private func check(_ host: TestHost, _ what: String) -> Int {
    let palette = host.host.palette
    let blocks = blocks(in: host.screen) { style in
      switch palette.colors.depth {
      case .none: style.attributes.contains(.reverse)
      case _ where palette.colors.canBlend: style.background == palette.ground(.tint)
      default: style.foreground == palette.look(.focused).foreground && style.attributes.contains(.reverse)
      }
    }
    #expect(blocks <= 1, "\(what)\n\(host.styledText)")
    return blocks
  }

  /// How many connected parts of a screen have a style.
  private func blocks(in screen: CellBuffer, where isOne: (Style) -> Bool) -> Int {
    let size = screen.size
    var left = Set<Point>()
    for y in 0..<size.height {
      for x in 0..<size.width where isOne(screen[x, y].style) { left.insert(Point(x: x, y: y)) }
    }
    var count = 0
    while let first = left.popFirst() {
      count += 1
      var next = [first]
      while let point = next.popLast() {
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          if let found = left.remove(point.offsetBy(dx: dx, dy: dy)) { next.append(found) }
        }
      }
    }
    return count
  }
}
