import Expectations
import TerminalUITesting
import Testing

@testable import TerminalUI
@testable import TerminalUIElements
@testable import TerminalUIValues

/// Pickers of colours: a button with the colour, and a panel of colours below it.
@Suite struct ColorPickerTests {
  private final class Model {
    var color: Color
    init(_ color: Color) { self.color = color }
  }

  private struct Page: View {
    let model: Model
    let supportsOpacity: Bool
    @State private var color: Color

    init(_ model: Model, supportsOpacity: Bool) {
      self.model = model
      self.supportsOpacity = supportsOpacity
      _color = State(wrappedValue: model.color)
    }

    var body: some View {
      ColorPicker("Accent", selection: $color, supportsOpacity: supportsOpacity)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onChange(of: color) { model.color = color }
    }
  }

  private func host(_ model: Model, supportsOpacity: Bool = true) -> TestHost {
    TestHost(width: 40, height: 14) { Page(model, supportsOpacity: supportsOpacity) }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `the colour is shown with its name`() {
    let host = host(Model(.blue))
    expect(host.text, contains: "Accent")
    expect(host.text, contains: "Blue ▾")
    expect((0..<40).contains { host.screen[$0, 0].style.background == Color.blue })
    check(host)
  }

  @Test(arguments: [
    (Color.red, "Red"), (.rgb(0x33, 0x66, 0xCC), "#3366CC"), (.orange.opacity(0.5), "Orange 49 %"),
    (.clear, "None"), (.indexed(244), "#808080"), (.role(.tint), "Tint"), (.terminalDefault, "Custom"),
  ])
  func `a colour in words`(_ color: Color, _ words: String) { expect(ColorName(color).text, words) }

  @Test(arguments: [
    ("#3366CC", Color.rgb(0x33, 0x66, 0xCC)), ("36c", .rgb(0x33, 0x66, 0xCC)),
    (" #fff ", .rgb(255, 255, 255)),
    ("", nil), ("#", nil), ("#12345", nil), ("#GGGGGG", nil), ("+12345", nil), ("-1", nil), ("-00", nil),
    ("é36", nil), ("0x1234", nil), ("１２３", nil),
  ])
  func `a code is three or six digits`(_ code: String, _ color: Color?) {
    expect(HexColor.color(of: code), color)
  }

  @Test func `the arrows choose among the colours, and Return closes`() {
    let model = Model(.red)
    let host = host(model)
    host.press(.return)
    expect(host.text, contains: "Code")
    host.press(.rightArrow)
    expect(model.color, Color.green)
    host.press(.downArrow)
    expect(model.color, Color.brightGreen)
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(model.color, Color.gray)
    host.press(.return)
    expect(host.text.contains("Code"), false)
    expect(host.text, contains: "Grey ▾")
    check(host)
  }

  @Test func `a click takes a colour and closes`() {
    let model = Model(.red)
    let host = host(model)
    host.press(.return)
    let mark = host.position(of: "✓")!
    host.click(x: mark.x + 3, y: mark.y)
    expect(model.color, Color.green)
    expect(host.text.contains("Code"), false)
  }

  @Test func `a code is taken as soon as it can be read, and else the colour stays`() {
    let model = Model(.red)
    let host = host(model)
    host.press(.return)
    host.press(.tab)
    host.press("u", modifiers: .control)
    expect(model.color, Color.red)
    host.type("#36")
    expect(model.color, Color.red)
    host.type("c")
    expect(model.color, Color.rgb(0x33, 0x66, 0xCC))
    host.type("x")
    expect(model.color, Color.rgb(0x33, 0x66, 0xCC))
    host.press(.tab)
    expect(host.text, contains: "Write it like")
    check(host)
  }

  @Test func `the opacity goes with another colour, and the colour comes back from none`() {
    let model = Model(.red)
    let host = host(model)
    host.press(.return)
    host.press(.tab)
    host.press(.tab)
    for _ in 0..<10 { host.press(.leftArrow) }
    expect(abs(model.color.alpha - 0.5) < 0.02)
    host.press(.home)
    expect(model.color, Color.clear)
    host.press(.end)
    expect(model.color, Color.red)
    for _ in 0..<10 { host.press(.leftArrow) }
    host.press(.tab, modifiers: .shift)
    host.press(.tab, modifiers: .shift)
    host.press(.rightArrow)
    expect(model.color.opaque, Color.green)
    expect(abs(model.color.alpha - 0.5) < 0.02)
    check(host)
  }

  @Test func `without opacity there is no slider, and colours are opaque`() {
    let model = Model(.red.opacity(0.5))
    let host = host(model, supportsOpacity: false)
    host.press(.return)
    expect(host.text.contains("Opacity"), false)
    host.press(.rightArrow)
    expect(model.color, Color.green)
  }

  @Test func `it is an element with a value`() {
    let host = host(Model(.blue))
    expect(host.find(.colorPicker, "Accent").value, "Blue")
  }

  @Test func `a panel counts cells where the app counts points`() {
    let host = TestHost(width: 40, height: 14) {
      ColorPicker("Accent", selection: .constant(.red)).lengthUnit(.points)
    }
    host.press(.return)
    expect(host.text, contains: "Code")
    expect(host.position(of: "Code")?.x, host.position(of: "Opacity")?.x)
    check(host)
  }
}
