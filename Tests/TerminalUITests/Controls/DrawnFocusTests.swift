import Cells
import Expectations
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

/// The focus on labels that the app drew, where lengths count points.
@Suite struct DrawnFocusTests {
  private nonisolated static let known = TerminalColors(
    depth: .rgb, foreground: .rgb(0xDD, 0xDD, 0xDD), background: .rgb(0x16, 0x16, 0x1C))
  private nonisolated static let allColors = [known, TerminalColors(depth: .ansi16)]

  private func host(_ colors: TerminalColors, _ view: some View) -> TestHost {
    TestHost(width: 20, height: 6, colors: colors) {
      Button {
      } label: {
        view
      }
      .lengthUnit(.points)
    }
  }

  /// The colours of the cells: in front and behind, of those that have a character, and behind only of the others.
  private func colors(in host: TestHost) -> Set<Color?> {
    var colors: Set<Color?> = []
    for y in 0..<host.screen.size.height {
      for x in 0..<host.screen.size.width {
        let cell = host.screen[x, y]
        if cell.glyph != .space, cell.glyph != Glyph("A"), cell.glyph != Glyph("C") {
          colors.insert(cell.style.foreground)
        }
        colors.insert(cell.style.background)
      }
    }
    return colors
  }

  @Test(arguments: allColors)
  func `a round shape keeps its form and its colour, on the tint`(_ colors: TerminalColors) {
    let tint = Theme.terminal.color(.tint)
    for view in [
      AnyView(Text("AC").padding(16).background(Capsule().fill(Color.orange))),
      AnyView(Text("AC").frame(width: 72, height: 80).background(Color.orange).clipShape(Circle())),
      AnyView(Text("AC").padding(16).background(Color.orange, in: RoundedRectangle(cornerRadius: 16))),
    ] {
      let found = self.colors(in: host(colors, view))
      let looks: Set<Color?> = [nil, .orange, .cyan, tint, .rgb(0x89, 0xAE, 0xFF)]
      expect(found.contains(.orange), "\(found)")
      expect(found.subtracting(looks).count, atMost: 1, "\(found)")
      expect(found.contains(.rgb(0, 0, 0)), false, "\(found)")
    }
  }

  @Test(arguments: allColors)
  func `an opaque picture has the focus at its sides, and keeps its colours between`(_ colors: TerminalColors)
  {
    let picture = PixelImage(width: 16, height: 16) { x, y in .rgb(UInt8(16 * x), UInt8(16 * y), 0) }
    let host = TestHost(width: 20, height: 6, colors: colors) {
      VStack(spacing: 0) {
        Button {
        } label: {
          Image(decorative: picture).resizable().frame(width: 80, height: 64)
        }
        .buttonStyle(.plain)
        Button("other") {}
      }
      .lengthUnit(.points)
    }
    func row() -> [Cell] { (5..<15).map { host.screen[$0, 1] } }
    let focused = row()
    host.press(.tab)
    let idle = row()
    expect(Array(focused[1..<9]), Array(idle[1..<9]))
    expect(focused[0] == idle[0], false)
    expect(focused[9] == idle[9], false)
    host.press(.tab)
    expect(row(), focused)
  }

  @Test func `the text of a disabled drawn label can be read on its background`() {
    for color in [Color.gray, .white, .blue, .orange, .black] {
      let host = TestHost(width: 20, height: 3, colors: Self.known) {
        Button {
        } label: {
          Text("Start").frame(maxWidth: .infinity).foregroundStyle(.white).background(color)
        }
        .disabled(true).lengthUnit(.points)
      }
      let place = host.position(of: "Start")!
      let parts = color.components!
      let contrast = host.style(place.x, place.y).foreground?.contrast(
        on: .rgb(parts.red, parts.green, parts.blue))
      expect(abs(contrast ?? 0), atLeast: 40, "\(color)")
      expect(host.style(place.x, place.y).background, color)
    }
  }
}
