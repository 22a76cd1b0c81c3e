import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Gallery
@testable import TerminalUICore

/// What looks focused, found from the cells of every page of the gallery and every kind of screen.
@MainActor @Suite struct OneFocusTests {
  // Look 7, Look H6
  @Test(arguments: PageSources.texts.keys.sorted())
  func `exactly one thing of a page looks focused, in every rendering`(name: String) throws {
    let page = try #require(Page.named(name))
    for rendering in Rendering.all {
      let host = TestHost(width: 80, height: 24, colors: rendering.colors) { page.content() }
      for key in [nil, .tab, .tab, .downArrow] as [KeyEquivalent?] {
        if let key { host.press(key) }
        let what = "\(rendering), \(key.map { "\($0)" } ?? "at first")"
        if Self.special.contains(name) {
          // The views draw a mark, or a block in a tint of their own.
          expect(things(in: host).count, atMost: 1, what)
        } else {
          check(host, what)
        }
      }
    }
  }

  /// Pages with views that show the focus in a way of their own.
  private static let special: Set<String> = [
    "FocusEffectPage", "FocusPage", "NavigationBarPage", "PaintPage",
  ]

  // Look 7, Look H6
  @Test(arguments: KindOfScreen.allCases)
  func `exactly one thing of a kind of screen looks focused, in every rendering`(kind: KindOfScreen)
    async throws
  {
    for rendering in Rendering.all {
      let shown = try await ShownScreen(kind, rendering)
      check(shown.host, "\(rendering)")
      shown.host.press(.tab)
      check(shown.host, "\(rendering), Tab")
    }
  }

  /// Checks that one thing of a screen looks focused, or none where nothing that is seen has the focus.
  private func check(_ host: TestHost, _ what: String) {
    let focused = host.host.accessibilityElements.flatMap(\.flattened)
      .filter { $0.isFocused && !$0.visibleFrame.isEmpty }
    let found = things(in: host)
    expect(found.count, (focused.isEmpty ? 0 : 1), "\(what): \(found), \(focused)\n\(host.styledText)")
  }

  /// The connected parts of a screen that look focused: blocks in the look of the focus, fields with its line, the cursor where it
  /// is seen, the sign of a list, and the indicator of a scroll view.
  private func things(in host: TestHost) -> [Rect] {
    let (screen, palette) = (host.screen, host.host.palette)
    var left = Set<Point>()
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width where isBlock(screen[x, y].style, palette) {
        // Where two colours of a picture meet, one of them is the background.
        if let scalar = screen[x, y].glyph.scalar, (0x2580...0x259F).contains(scalar.value) { continue }
        left.insert(Point(x: x, y: y))
      }
      left.formUnion(fields(in: screen, y, palette))
    }
    if let cursor = host.cursor, !cursor.isHidden { left.insert(cursor.position) }
    if let sign = host.host.focus.node?.signedItem, sign.isSignInSight { left.insert(sign.absoluteOrigin) }
    if let scroll = host.host.focus.node as? ScrollFocusNode, scroll.scroll?.hasIndicatorInSight == true,
      let item = scroll.firstItem
    {
      left.insert(item.absoluteOrigin)
    }
    var things: [Rect] = []
    while let first = left.popFirst() {
      var (thing, next) = (Rect(origin: first, size: Size(width: 1, height: 1)), [first])
      while let point = next.popLast() {
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          guard let found = left.remove(point.offsetBy(dx: dx, dy: dy)) else { continue }
          next.append(found)
          thing = thing.union(Rect(origin: found, size: Size(width: 1, height: 1)))
        }
      }
      things.append(thing)
    }
    return things
  }

  /// Whether a cell is of a block in the look of the focus.
  private func isBlock(_ style: Style, _ palette: Palette) -> Bool {
    if palette.colors.canBlend { return style.background == palette.ground(.tint) }
    return style.attributes.contains(.reverse) && style.foreground == palette.look(.focused).foreground
  }

  /// The cells of fields with the line of the focus: the last one of a line is blank, unlike that of a link.
  private func fields(in screen: CellBuffer, _ y: Int, _ palette: Palette) -> [Point] {
    let line = palette.ink(.tint).foreground
    let unlike: TextAttributes = line == nil ? [.dim, .bold] : .dim
    var (found, run): ([Point], [Point]) = ([], [])
    for x in 0...screen.size.width {
      if x < screen.size.width, screen[x, y].style.attributes.contains(.underline) {
        run.append(Point(x: x, y: y))
      } else {
        if let last = run.last.map({ screen[$0.x, y] }), last.glyph == .space, last.style.foreground == line,
          last.style.attributes.isDisjoint(with: unlike)
        {
          found += run
        }
        run = []
      }
    }
    return found
  }
}
