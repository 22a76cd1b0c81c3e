import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// What texts, lines and areas are painted with.
@Suite struct ShapeStyleTests {
  private static let known = Palette.terminal(
    TerminalColors(depth: .rgb, foreground: .rgb(200, 200, 200), background: .rgb(0, 0, 0)))

  private func host<V: View>(_ palette: Palette = known, width: Int = 6, @ViewBuilder _ content: () -> V)
    -> TestHost
  {
    let host = TestHost(width: width, height: 1, content: content)
    host.host.palette = palette
    host.turn()
    return host
  }

  // Look 1, Look 3
  @Test func `a role is what the palette says, where it is painted`() {
    let view = Text("a").foregroundStyle(.error)
    expect(TestHost(width: 1, height: 1) { view }.style(0, 0), Style(foreground: .red))
    let dark = host { Text("ab").foregroundStyle(.warning) }
    expect(dark.style(2, 0).foreground != nil)
  }

  // Look 5
  @Test func `secondary text is dim where nothing is known, and never gray alone`() {
    let plain = TestHost(width: 3, height: 1) {
      HStack(spacing: 0) {
        Text("a").foregroundStyle(.secondary)
        Text("b").foregroundStyle(Color.secondary)
        Text("c").foregroundStyle(.red).foregroundStyle(.secondary)
      }
    }
    expect(plain.style(0, 0), Style(attributes: .dim))
    expect(plain.style(1, 0), Style(attributes: .dim))
    expect(plain.style(2, 0), Style(foreground: .red))
  }

  @Test func `levels follow the colour around`() {
    let around = HStack(spacing: 0) {
      Text("a")
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.primary)
      Text("d").foregroundStyle(Color.primary)
    }.foregroundStyle(.red)
    let plain = TestHost(width: 4, height: 1) { around }
    expect(plain.style(0, 0), Style(foreground: .red))
    expect(plain.style(1, 0), Style(foreground: .red, attributes: .dim))
    expect(plain.style(2, 0), Style(foreground: .red))
    expect(plain.style(3, 0), .plain)
  }

  @Test func `two styles are those of text and of lesser text`() {
    let host = TestHost(width: 2, height: 1) {
      HStack(spacing: 0) {
        Text("a")
        Text("b").foregroundStyle(.secondary)
      }.foregroundStyle(.red, .green)
    }
    expect(host.style(0, 0), Style(foreground: .red))
    expect(host.style(1, 0), Style(foreground: .green))
  }

  // Look 1
  @Test func `opacity is mixed with what lies below, behind the text too`() {
    let host = host(width: 2) {
      Text("ab").foregroundStyle(Color.rgb(0, 0, 200).opacity(0.5)).background(Color.rgb(200, 0, 0))
    }
    let style = host.style(1, 0)
    expect(style.background, .rgb(200, 0, 0))
    expect(
      style.foreground?.components.map { abs(Int($0.red) - 100) < 3 && abs(Int($0.blue) - 100) < 3 }, true)
  }

  @Test(arguments: [(1.0, Style.plain), (0.8, .plain), (0.5, Style(attributes: .dim)), (0.1, nil)])
  func `a view lets through what lies below as far as a terminal can`(opacity: Double, style: Style?) {
    let host = TestHost(width: 1, height: 1) {
      ZStack {
        Text("x"); Text("o").opacity(opacity)
      }
    }
    expect(host.text, (style == nil ? "x" : "o"))
    expect(host.style(0, 0), style ?? .plain)
  }

  @Test func `a view is mixed as a whole`() {
    let host = host(width: 1) {
      Text("x").foregroundStyle(.rgb(200, 200, 200)).background(Color.rgb(0, 0, 200)).opacity(0.5)
    }
    expect(host.style(0, 0), Style(foreground: .rgb(100, 100, 100), background: .rgb(0, 0, 100)))
  }

  @Test func `what isn't seen takes no clicks, and comes back`() {
    struct App: View {
      @State private var opacity = 0.0
      @State private var count = 0
      var body: some View {
        HStack(spacing: 0) {
          Text("a").onTapGesture { count += 1 }.opacity(opacity)
          Text("\(count)")
        }.focusable().onKeyPress("x") {
          opacity = 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 2, height: 1) { App() }
    host.click(x: 0, y: 0)
    expect(host.text, " 0")
    host.press("x")
    host.click(x: 0, y: 0)
    expect(host.text, "a1")
  }

  @Test func `a gradient gives each cell a colour, over the whole text`() {
    let gradient = LinearGradient(
      colors: [.rgb(0, 0, 0), .rgb(250, 250, 250)], startPoint: .leading, endPoint: .trailing)
    let host = host(Palette.terminal(TerminalColors(depth: .rgb)), width: 5) {
      Text("abcde").foregroundStyle(gradient)
    }
    let reds = (0..<5).map { host.style($0, 0).foreground?.components?.red ?? 255 }
    expect(reds, [25, 75, 125, 175, 225])
    let area = TestHost(width: 5, height: 1) { gradient }
    expect((0..<5).map { area.style($0, 0).background?.components?.red ?? 255 }, reds)
  }

  @Test func `a gradient in a part of a text, and on a border`() {
    let gradient = LinearGradient(
      colors: [.rgb(0, 0, 0), .rgb(240, 0, 0)], startPoint: .leading, endPoint: .trailing)
    let part = TestHost(width: 4, height: 1) { Text("ab") + Text("cd").foregroundStyle(gradient) }
    expect(part.style(0, 0), .plain)
    expect(part.style(3, 0).foreground, .rgb(210, 0, 0))
    let border = TestHost(width: 4, height: 3) { Text("ab").border(gradient) }
    expect(border.style(0, 0).foreground, .rgb(30, 0, 0))
    expect(border.style(3, 2).foreground, .rgb(210, 0, 0))
  }

  @Test func `a style of one's own reads the environment`() {
    struct Alarm: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.isEnabled ? AnyShapeStyle(Color.red) : AnyShapeStyle(.success)
      }
    }
    struct App: View {
      @State private var isDisabled = false
      var body: some View {
        Text("a").foregroundStyle(Alarm()).background(Alarm()).disabled(isDisabled)
          .onReceive(.keyPress("x")) { _ in isDisabled = true }
      }
    }
    let host = TestHost(width: 1, height: 1) { App() }
    expect(host.style(0, 0), Style(foreground: .red, background: .red))
    host.press("x")
    expect(host.style(0, 0), Style(foreground: .green, background: .green))
  }

  // Look 2
  @Test func `the tint is that of the controls inside, and of a sheet over them`() {
    let host = TestHost(width: 20, height: 6) {
      Button("a") {}.tint(.orange).sheet(isPresented: .constant(true)) { Button("b") {} }.tint(.green)
    }
    expect(host.position(of: "  b  ").map { host.style($0.x, $0.y).foreground }, .green)
    let plain = TestHost(width: 5, height: 1) { Button("a") {}.tint(.orange) }
    expect(plain.style(0, 0), Style(foreground: .orange, attributes: .reverse))
  }

  @Test func `another palette paints anew and evaluates nothing`() {
    let host = TestHost(width: 1, height: 1) { Text("a").foregroundStyle(.secondary) }
    host.host.palette = Self.known
    host.turn()
    expect(host.record.bodies, [])
    expect(host.record.layouts, 0)
    expect(host.style(0, 0).attributes, .dim)
  }

  // Look H4
  @Test func `a colour that couldn't be read is lifted, where the background is known`() throws {
    let faint = Color.rgb(30, 30, 60)
    let clear = Palette.terminal(
      TerminalColors(depth: .rgb, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0)))
    let host = host(clear, width: 1) { Text("a").foregroundStyle(faint) }
    let lifted = try #require(host.style(0, 0).foreground)
    expect(abs(lifted.contrast(on: .rgb(0, 0, 0)) ?? 0), atLeast: 45)
    expect(
      TestHost(width: 1, height: 1) { Text("a").foregroundStyle(faint) }.style(0, 0).foreground, faint)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 2, -1, 0])
  func `no number traps`(number: Double) {
    let stops = [Gradient.Stop(color: .red, location: number), .init(color: .rgb(1, 2, 3), location: 0.5)]
    let gradient = LinearGradient(
      stops: stops, startPoint: UnitPoint(x: number, y: number), endPoint: UnitPoint(x: 1, y: number))
    let host = host(width: 3) {
      Text("漢a").foregroundStyle(gradient).opacity(number).background(Color.red.opacity(number))
    }
    expect(host.issues, [])
    expect(Color.red.opacity(number).alpha, atLeast: 0)
  }
}

/// Colours by names, and colours of rows and of what the mouse is over.
@Suite struct NamedColorTests {
  @Test func `a name is looked up where it is painted, by what is behind`() {
    Color.define("NamedColorTests.brand", .rgb(0, 0, 120), dark: .rgb(200, 200, 255))
    let host = TestHost(width: 2, height: 1) {
      HStack(spacing: 0) {
        Text("a").foregroundStyle(Color("NamedColorTests.brand"))
        Text("b").foregroundStyle(Color("NamedColorTests.none"))
      }
    }
    expect(host.style(0, 0).foreground, .rgb(200, 200, 255))
    expect(host.style(1, 0), .plain)
    host.host.palette = .terminal(
      TerminalColors(depth: .rgb, foreground: .rgb(0, 0, 0), background: .rgb(255, 255, 255), scheme: .light))
    host.turn()
    expect(host.style(0, 0).foreground, .rgb(0, 0, 120))
    expect("\(Color("NamedColorTests.brand").opacity(0.5))", "“NamedColorTests.brand” 49 %")
  }

  @Test func `a row has a background over its whole width, and the selection over that`() {
    struct App: View {
      @State private var selection: Int?
      var body: some View {
        List(0..<2, selection: $selection) {
          Text("Row \($0)").listRowBackground($0 == 1 ? Color.green : nil)
        }
      }
    }
    let host = TestHost(width: 12, height: 2) { App() }
    expect((0..<12).allSatisfy { host.style($0, 1).background == .green })
    expectNil(host.style(0, 0).background)
    host.press(.downArrow)
    host.press(.downArrow)
    expect((0..<12).allSatisfy { host.style($0, 1).attributes == .reverse })
  }

  // Look 9
  @Test func `what shows hover asks for motion, and nothing else does`() {
    struct App: View {
      @State private var isThere = true
      var body: some View {
        HStack {
          if isThere { Text("over").hoverEffect() }
          Button("x") { isThere = false }
        }
      }
    }
    let host = TestHost(width: 10, height: 1) { App() }
    expect(host.terminal.reportsMouseMotion)
    host.hover(x: 1, y: 0)
    expect((0..<4).allSatisfy { host.style($0, 0).attributes == .underline })
    host.hover(x: 7, y: 0)
    expect(host.style(0, 0), .plain)
    host.press(.return)
    expect(!host.terminal.reportsMouseMotion)
  }

  @Test func `the content of a row shows hover with an effect, and not without`() {
    let host = TestHost(width: 8, height: 3) {
      List {
        Text("one").listRowHoverEffect(.highlight)
        Text("two").listRowHoverEffect(nil)
        Text("off").listRowHoverEffect(.lift).listRowHoverEffectDisabled()
      }
    }
    func isMarked(_ y: Int) -> Bool {
      host.hover(x: 2, y: y)
      return host.style(2, y).attributes.contains(.underline)
    }
    expect((0..<3).map(isMarked), [true, false, false], "\(host.text)")
  }

  @Test func `the background of a container is behind the view, and of a widget there is none`() {
    let host = TestHost(width: 4, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab").containerBackground(.red, for: .navigation)
        Text("cd").containerBackground(for: .window, alignment: .leading) { Color.blue.frame(width: 1) }
        Text("ef").containerBackground(.red, for: .widget)
      }
    }
    let colors = (0..<3).map { y in (0..<2).map { x in host.style(x + 1, y).background } }
    expect(colors, [[.red, .red], [.blue, nil], [nil, nil]], "\(host.styledText)")
  }
}
