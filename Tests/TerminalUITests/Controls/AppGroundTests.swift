import Expectations
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

/// Controls on a background that the app has drawn, where lengths count points.
@Suite struct AppGroundTests {
  private static let known = TerminalColors(
    depth: .rgb, foreground: .rgb(0xDD, 0xDD, 0xDD), background: .rgb(0x16, 0x16, 0x1C))

  /// A host in which something else has the focus.
  private func host(
    in unit: LengthUnit = .points, _ colors: TerminalColors = Self.known, @ViewBuilder _ view: () -> some View
  ) -> TestHost {
    let view = view()
    return TestHost(width: 30, height: 8, colors: colors) {
      VStack(spacing: 0) {
        Button("first") {}
        view
      }
      .lengthUnit(unit)
    }
  }

  private func style(of text: String, in host: TestHost) -> Style {
    let place = host.position(of: text)!
    return host.style(place.x, place.y)
  }

  @Test func `a button without a style has the background that the app put behind it`() {
    for colors in [Self.known, TerminalColors(depth: .ansi16), TerminalColors(depth: .indexed256)] {
      let host = host(colors) { Button("Log in") {}.padding(16).background(Color.green) }
      expect(style(of: "Log in", in: host).background, .green, "\(colors)")
    }
    let label = host {
      Button {
      } label: {
        Text("÷").padding(16).frame(maxWidth: .infinity)
      }
      .background(Color.orange)
    }
    let y = label.position(of: "÷")!.y
    for x in 0..<30 { expect(label.style(x, y).background, .orange) }
    let frame = host { Button("Log in") {}.frame(width: 160, height: 48).background(Color.blue) }
    expect(style(of: "Log in", in: frame).background, .blue)
  }

  @Test func `its text can be read there, and has its own colour`() {
    let plain = host { Button("Log in") {}.padding(16).background(Color.white) }
    expect(style(of: "Log in", in: plain).foreground, .rgb(0, 0, 0))
    let own = host { Button("Log in") {}.foregroundStyle(.red).padding(16).background(Color.white) }
    expect(style(of: "Log in", in: own).foreground, .red)
  }

  @Test func `it shows the focus, and other buttons have their block`() {
    let host = host { Button("Log in") {}.padding(16).background(Color.green) }
    let fill = Theme.terminal.color(.fill)
    expect(style(of: "first", in: host).background != .green)
    host.press(.tab)
    expect(style(of: "Log in", in: host).background != .green)
    expect(style(of: "first", in: host).background != nil, "\(fill)")
    host.press(.tab)
    expect(style(of: "Log in", in: host).background, .green)
  }

  @Test func `in cells, and in a style of blocks, there is a block`() {
    let cells = host(in: .cells) { Button("Log in") {}.padding(1).background(Color.green) }
    expect(style(of: "Log in", in: cells).background != .green)
    let bordered = host { Button("Log in") {}.buttonStyle(.bordered).padding(16).background(Color.green) }
    expect(style(of: "Log in", in: bordered).background != .green)
    let surface = host { Button("Log in") {}.padding(16).background(.surface) }
    let place = surface.position(of: "Log in")!
    expect(surface.style(place.x, place.y).background != surface.style(place.x, place.y - 1).background)
  }

  @Test func `a field is a line on the app's background, and its text and prompt can be read`() {
    for colors in [Self.known, TerminalColors(depth: .ansi16)] {
      let host = host(colors) {
        VStack(spacing: 0) {
          TextField("Name", text: .constant("")).padding(16).background(Color.white)
          TextField("Name", text: .constant("typed")).background(Color.white)
        }
      }
      let (prompt, text) = (style(of: "Name", in: host), style(of: "typed", in: host))
      expect(prompt.background, .white)
      expect(text.background, .white)
      expect(text.foreground, .rgb(0, 0, 0))
      expect(prompt.foreground != text.foreground)
      let contrast = prompt.foreground?.contrast(on: .rgb(255, 255, 255))
      expect(abs(contrast ?? 0), atLeast: 60)
      host.press(.tab)
      expect(style(of: "Name", in: host).attributes.contains(.underline))
      expect(style(of: "Name", in: host).background, .white)
    }
  }

  @Test func `a symbol of any size is a drawn label`() {
    let host = host {
      Button {
      } label: {
        Image(systemName: "plus").resizable().frame(width: 48, height: 48)
      }
    }
    expect(style(of: "+", in: host).background, nil)
  }
}
