import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct OutlineOfShapeTests {
  // Data G4
  @Test func `a circle is as large as fits, and round`() {
    expect(
      screen(12, 4) { Circle().foregroundStyle(.terminalDefault) },
      """
      ···▄████▄···
      ··▟██████▙··
      ··▜██████▛··
      ···▀████▀···
      """)
    expect(
      screen(4, 6) { Circle().fill(.foreground) }, "····\n····\n▟██▙\n▜██▛\n····\n····")
  }

  @Test func `a shape is filled behind the text over it`() {
    let host = TestHost(width: 8, height: 4) {
      ZStack {
        Circle().fill(.blue)
        Text("hi").foregroundStyle(.white)
      }
    }
    expect(host.style(3, 2).background == .blue && host.style(3, 2).foreground == .white)
    expect(host.screen[1, 0].glyph == Glyph("▄") && host.style(1, 0).foreground == .blue)
    expectNil(host.style(1, 0).background)
  }

  @Test func `the line of a rectangle is made of box characters`() {
    expect(screen(4, 3) { Rectangle().stroke(.blue) }, "┌──┐\n│··│\n└──┘")
    expect(screen(4, 3) { RoundedRectangle(cornerRadius: 8).stroke(.blue) }, "╭──╮\n│··│\n╰──╯")
    expect(screen(4, 3) { Rectangle().stroke(.blue, lineWidth: 2) }, "┏━━┓\n┃··┃\n┗━━┛")
    expect(
      screen(4, 3) { Rectangle().stroke(.blue, style: StrokeStyle(dash: [2])) }, "┌╌╌┐\n╎··╎\n└╌╌┘")
    expect(screen(4, 3) { Capsule().strokeBorder(.blue) }, "╭──╮\n│··│\n╰──╯")
    let host = TestHost(width: 4, height: 3) {
      Text("ab").padding(1).overlay(RoundedRectangle(cornerRadius: 4).stroke(.blue))
    }
    expect(host.dots, "╭──╮\n│ab│\n╰──╯".replacing(" ", with: "·"))
    expect(host.style(0, 0).foreground, .blue)
  }

  @Test func `the way pixels are made is the environment's`() {
    expect(
      screen(4, 2) { Rectangle().stroke(.blue).pixelStyle(.halfBlocks) }, "·▀▀·\n·▄▄·")
    expect(screen(2, 1) { Rectangle().fill(.blue).pixelStyle(.braille) }, "⣿⣿")
    expect(screen(4, 2) { Circle().fill(.blue).pixelStyle(.halfBlocks) }, "▄··▄\n▀··▀")
  }

  @Test func `fills and lines lie over each other`() {
    let host = TestHost(width: 4, height: 3) { Rectangle().fill(.blue).stroke(.red) }
    expect(host.dots, "┌──┐\n│··│\n└──┘")
    expect(host.style(0, 0), Style(foreground: .red, background: .blue))
    expect(host.style(1, 1).background, .blue)
  }

  @Test func `a shape of one's own is one of the others`() {
    struct Triangle: Shape {
      func path(in rect: DrawingRect) -> Path {
        Path { path in
          path.addLines([
            DrawingPoint(x: rect.midX, y: rect.minY), DrawingPoint(x: rect.maxX, y: rect.maxY),
            DrawingPoint(x: rect.minX, y: rect.maxY),
          ])
          path.closeSubpath()
        }
      }
    }
    expect(screen(8, 4) { Triangle() }, "···▟▙···\n··▟██▙··\n·▟████▙·\n▟██████▙")
    expect(screen(8, 4) { AnyShape(Triangle()) }, screen(8, 4) { Triangle() })
  }

  @Test func `parts, turns and sizes change the outline`() {
    expect(
      screen(8, 2) { Rectangle().trim(from: 0, to: 0.5).stroke(.foreground).pixelStyle(.quadrants) },
      "▀▀▀▀▀▀▀▜\n·······▐")
    expect(screen(4, 2) { Rectangle().size(width: 2, height: 2).fill(.foreground) }, "██··\n····")
    expect(screen(4, 2) { Rectangle().scale(x: 0.5, y: 1).fill(.foreground) }, "·██·\n·██·")
    expect(
      screen(4, 2) { Rectangle().inset(by: 1).fill(.foreground) }, "·▄▄·\n·▀▀·")
    expect(
      screen(4, 1) { Rectangle().size(width: 1, height: 2).offset(DrawingSize(width: 2, height: 0)) },
      "··█·")
  }

  @Test func `what reaches beyond the view is drawn and taken away`() {
    let host = TestHost(width: 8, height: 3) {
      Stepping { step in
        Rectangle().size(width: step == 0 ? 6 : 2, height: 2).frame(width: 2, height: 1)
      }
    }
    expect(host.dots, contains: "█████")
    host.press("n")
    expect(!host.dots.contains("███") && host.dots.contains("██"))
    let fresh = TestHost(width: 8, height: 3) {
      Rectangle().size(width: 2, height: 2).frame(width: 2, height: 1)
    }
    expect(host.styledText, fresh.styledText)
  }

  @Test func `a new colour is drawn without measuring`() {
    let host = TestHost(width: 4, height: 2) { Stepping { Circle().fill($0 == 0 ? Color.red : .blue) } }
    host.press("n")
    expect(host.style(1, 0).background, .blue)
    expect(host.record.layouts, 0)
  }

  @Test func `a style that reads the environment is asked again when that changes`() {
    struct Ready: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color { environment.isEnabled ? .green : .red }
    }
    let host = TestHost(width: 2, height: 1) { Stepping { Rectangle().fill(Ready()).disabled($0 == 1) } }
    expect(host.style(0, 0).background, .green)
    host.press("n")
    expect(host.style(0, 0).background, .red)
  }

  // Data G4
  @Test func `a clipped view has an edge of pixels, and characters that are mostly in`() {
    let host = TestHost(width: 8, height: 4) { Color.blue.clipShape(Circle()) }
    expect(host.dots, "·▄····▄·\n▟······▙\n▜······▛\n·▀····▀·")
    expect(host.style(1, 0).foreground == .blue && host.style(4, 0).background == .blue)
    expect(
      screen(8, 4) { Text("abcdefgh\nabcdefgh\nabcdefgh\nabcdefgh").clipShape(Circle()) },
      "·bcdefg·\nabcdefgh\nabcdefgh\n·bcdefg·")
    expect(
      screen(4, 2) { Color.blue.cornerRadius(2).background(.red) }, "▟··▙\n▜··▛")
  }

  @Test func `a shape is behind or over a view`() {
    let host = TestHost(width: 6, height: 3) {
      Text(" hi ").padding(.vertical, 1).background(.blue, in: RoundedRectangle(cornerRadius: 2))
    }
    expect(host.dots, "·▟··▙·\n··hi··\n·▜··▛·")
    expect(host.style(2, 1).background, .blue)
  }

  @Test func `a view takes clicks inside of its content shape`() {
    var taps = 0
    let host = TestHost(width: 8, height: 4) {
      Color.red.contentShape(Circle()).onTapGesture { taps += 1 }
    }
    host.click(x: 0, y: 0)
    host.click(x: 7, y: 3)
    expect(taps, 0)
    host.click(x: 4, y: 1)
    host.click(x: 1, y: 0)
    expect(taps, 2)
  }

  @Test func `without colours a shape is made of blocks, and without Unicode of signs`() {
    let plain = TestHost(width: 4, height: 2, colors: TerminalColors(depth: .none)) { Circle().fill(.blue) }
    expect(plain.dots, "▟██▙\n▜██▛")
    let ascii = TestHost(width: 4, height: 2, colors: TerminalColors(depth: .none), hasUnicode: false) {
      Circle().fill(.blue)
    }
    expect(ascii.dots, "####\n####")
  }

  @Test func `a colour has components where it is`() {
    var shade = Color.Resolved(red: 0, green: 0, blue: 0)
    let host = TestHost(width: 1, height: 1) {
      EnvironmentProbe { shade = Color.rgb(255, 51, 0).opacity(0.5).resolve(in: $0) }
    }
    _ = host
    expect(shade.red == 1 && shade.green == 0.2 && shade.blue == 0 && abs(shade.opacity - 0.5) < 0.02)
    expect(Color(shade).components! == (255, 51, 0))
  }
}

private struct EnvironmentProbe: View {
  @Environment(\.self) private var environment
  let read: (EnvironmentValues) -> Void
  var body: some View {
    read(environment)
    return Text("")
  }
}
