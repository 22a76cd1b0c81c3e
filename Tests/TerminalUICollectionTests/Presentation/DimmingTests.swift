import Observation
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// A coloured page with a link; `s`, `a` and `m` open a sheet, an alert-like layer over it, and a menu-like one.
private struct Page: View {
  @State private var isSheet = false
  @State private var isDeep = false
  @State private var isMenu = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("red bold 漢").foregroundStyle(.error).bold()
      Text("a link").hyperlink("https://example.org")
      Text("band").background(.tint)
      Text("menu").modifier(presentation($isMenu, .menu()) { Text("over") })
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onKeyPress("s") {
      isSheet = true
      return .handled
    }
    .onKeyPress("m") {
      isMenu = true
      return .handled
    }
    .modifier(
      presentation($isSheet, .sheet) {
        Text("the sheet").foregroundStyle(.success).onKeyPress("a") {
          isDeep = true
          return .handled
        }
        .modifier(presentation($isDeep, .alert) { Text("deep").onKeyPress("x") { close() } })
        .onKeyPress("x") {
          isSheet = false
          return .handled
        }
      })
  }

  private func close() -> KeyPress.Result {
    isDeep = false
    return .handled
  }

  private func presentation<Content: View>(
    _ isShown: Binding<Bool>, _ layer: Layer, @ViewBuilder content: @escaping () -> Content
  ) -> PresentationModifier<Bool, Content> {
    PresentationModifier(
      item: Binding(get: { isShown.wrappedValue ? true : nil }, set: { isShown.wrappedValue = $0 != nil }),
      identity: { $0 }, layer: layer, onDismiss: nil
    ) { _ in content() }
  }
}

@Suite struct DimmingTests {
  nonisolated private static let known = TerminalColors(
    depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(10, 10, 20))

  @Test(arguments: [TerminalColors.unknown, known])
  func `below a sheet all is in one dim colour, without attributes and links`(_ colors: TerminalColors) {
    // Overlays A10, Look 19
    let host = TestHost(width: 24, height: 9, colors: colors) { Page() }
    let before = host.screen
    host.type("s")
    let layer = Rect(x: 8, y: 4, width: 9, height: 1)
    var styles: Set<Style> = []
    for y in 0..<9 {
      for x in 0..<24 where !layer.contains(Point(x: x, y: y)) {
        let cell = host.screen[x, y]
        expect(cell.glyph, before[x, y].glyph)
        expect(cell.style.link == nil && cell.style.background == nil)
        if cell.glyph == .space {
          expect(cell, .blank)
        } else {
          styles.insert(cell.style)
        }
      }
    }
    expect(styles.count, 1)
    expect(styles.first?.attributes.subtracting(.dim), [])
    expect(styles.first?.foreground != nil || styles.first?.attributes == .dim)
    expect(host.screen[8, 4].style.foreground != nil, "the sheet itself isn't dim")
    host.type("x")
    expect(host.screen, before)
  }

  // Look 18, Look 19
  @Test(arguments: [TerminalColors.unknown, known])
  func `hints of keys below a sheet aren't dim: they say what works in it`(colors: TerminalColors) throws {
    let host = TestHost(width: 30, height: 12, colors: colors) {
      Text("the page").foregroundStyle(.error).frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: .constant(true)) { Text("the sheet") }
        .keyHints()
    }
    let place = try #require(host.position(of: "Esc"))
    expect(place.y, 11)
    expect(host.screen[place.x, 11].style.foreground, host.host.palette.ink(.tint).foreground)
    expect(host.screen[0, 0].style, host.host.palette.colors.canBlend ? host.screen[0, 0].style : .plain)
    expect(host.host.drawAll(), host.screen)
  }

  @Test func `a menu dims nothing`() {
    // Overlays A10
    let host = TestHost(width: 24, height: 9) { Page() }
    let before = host.screen
    host.type("m")
    expect(host.text, contains: "over")
    expect((0..<24).allSatisfy { host.screen[$0, 0] == before[$0, 0] })
    // Its cells, and no others.
    expect(host.record.cellsWritten, 4)
    expect(host.record.damage.reduce(0) { $0 + $1.width * $1.height }, 4)
  }

  @Test func `without colours text has the attribute dim and no other, and links are off`() {
    // Overlays A10, but for dim
    let host = TestHost(width: 24, height: 9, colors: TerminalColors(depth: .none)) { Page() }
    let before = host.screen
    expect(before[0, 1].style.link != nil && before[0, 0].style.attributes == .bold)
    host.type("s")
    for y in 0..<2 {
      expect(host.screen[0, y].glyph, before[0, y].glyph)
      expect(host.screen[0, y].style, Style(attributes: .dim))
    }
    expect(host.screen[20, 0], .blank)
    host.type("x")
    expect(host.screen, before)
  }

  @Test func `opening and closing costs what is dimmed and the layer`() {
    // Overlays A10
    let host = TestHost(width: 24, height: 9) { Page() }
    host.type("s")
    // The characters of the page and the sheet: blanks stay as they are, but for those with a background.
    expect(host.record.cellsWritten, atMost: 27 + 9)
    let sheet = host.screen
    // Over the sheet another layer dims the sheet and nothing else.
    host.type("a")
    let inner = Rect(x: 8, y: 4, width: 9, height: 1)
    expect(host.record.damage.allSatisfy { inner.contains($0) }, "\(host.record.damage)")
    expect(host.record.cellsWritten, atMost: 9)
    host.type("x")
    expect(host.record.damage.allSatisfy { inner.contains($0) }, "\(host.record.damage)")
    expect(host.screen, sheet)
    let shown = host.screen
    host.host.invalidateScreen()
    host.turn()
    expect(host.screen, shown)
  }

  @Test func `in a theme that paints its background, that background stays`() {
    // Overlays A10
    let host = TestHost(width: 24, height: 9, colors: TerminalColors(depth: .rgb)) { Page().theme(.midnight) }
    let ground = host.screen[20, 8].style.background
    expect(ground != nil)
    host.type("s")
    for y in 0..<9 {
      for x in 0..<24 { expect(host.screen[x, y].style.background, ground, "\(x) \(y)") }
    }
  }

  @Test func `an alert of a view with a theme dims in the colours of that theme`() {
    let alert = Flag()
    let host = TestHost(width: 30, height: 12, colors: Self.known) {
      Themed(alert: alert).sheet(isPresented: .constant(true)) { Text("the sheet") }
    }
    let dark = host.screen[0, 0].style
    alert.isOn = true
    host.turn()
    expect(host.faults(), [])
    expect(host.screen[0, 0].style, not: dark)
    alert.isOn = false
    host.turn()
    expect(host.faults(), [])
    expect(host.screen[0, 0].style, dark)
  }
}

@Observable private final class Flag { var isOn = false }

private struct Themed: View {
  @Bindable var alert: Flag

  var body: some View {
    VStack {
      Text("words without a theme").frame(maxWidth: .infinity, alignment: .leading)
      Text("words of paper").alert("Alert", isPresented: $alert.isOn) {}.theme(.paper)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
