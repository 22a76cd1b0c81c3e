import Expectations
import Testing
import TerminalUITesting

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements
@testable import TerminalUICore

/// Sliders: a value between two bounds.
@Suite struct SliderTests {
  @Observable final class Model {
    var value = 50.0
    var editing: [Bool] = []
  }

  private struct Volume: View {
    @Bindable var model: Model
    var step: Double? = 5
    var isDisabled = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if let step {
          Slider(value: $model.value, in: 0...100, step: step) {
            Text("Volume")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("100")
          } onEditingChanged: {
            model.editing.append($0)
          }
        } else {
          Slider(value: $model.value, in: 0...100) { Text("Volume") }
        }
      }
      .disabled(isDisabled)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  // Look 13
  @Test func `a line with a thumb, as wide as there is room`() {
    let host = TestHost(width: 34, height: 1) { Volume(model: Model()) }
    expect(host.text, "Volume 0 ━━━━━━━━━━●────────── 100")
    let narrow = TestHost(width: 17, height: 1) { Volume(model: Model()) }
    expect(narrow.text, "Volume 0 ━━●─ 100")
    check(host)
  }

  @Test func `arrows and signs go a step, Home and End to the bounds`() {
    let model = Model()
    let host = TestHost(width: 34, height: 1) { Volume(model: model) }
    host.press(.rightArrow)
    host.type("+")
    expect(model.value, 60)
    host.press(.leftArrow)
    host.type("-")
    host.type("-")
    expect(model.value, 45)
    host.press(.end)
    expect(model.value, 100)
    host.press(.rightArrow)
    expect(model.value, 100)
    host.press(.home)
    expect(model.value, 0)
    expect(model.editing.count == 16 && model.editing.prefix(4) == [true, false, true, false])
    expect(host.text, "Volume 0 ●──────────────────── 100")
    check(host)
  }

  @Test func `a click and a drag put the value where the mouse is, which is one editing`() {
    let model = Model()
    let host = TestHost(width: 34, height: 1) { Volume(model: model) }
    host.click(x: 29, y: 0)
    expect(model.value, 100)
    expect(model.editing, [true, false])
    host.drag((9, 0), (19, 0), (14, 3))
    expect(model.value, 25)
    expect(model.editing, [true, false, true, false])
    // Far outside of it, the bound.
    host.drag((14, 0), (0, 0))
    expect(model.value, 0)
    check(host)
  }

  @Test func `the wheel turns the one with the focus, and else scrolls what is around`() {
    let model = Model()
    let host = TestHost(width: 20, height: 4) {
      ScrollView {
        VStack(alignment: .leading) {
          Button("first") {}
          Volume(model: model, step: nil)
          ForEach(0..<20) { Text("row \($0)") }
        }
      }
    }
    let slider = host.position(of: "●")!
    host.scroll(x: slider.x, y: slider.y, dy: 1)
    expect(model.value == 50 && !host.text.contains("first"))
    host.scroll(x: slider.x, y: slider.y, dy: -1)
    host.press(.tab)
    host.scroll(x: slider.x, y: slider.y, dy: -1)
    expect(model.value == 55 && host.text.contains("first"))
    check(host)
  }

  @Test func `a press of the mouse that becomes a sheet's ends the editing`() {
    let model = Model()
    struct Limited: View {
      let model: Model
      var body: some View {
        Volume(model: model).alert("Stop", isPresented: .constant(model.value > 80)) {}
      }
    }
    let host = TestHost(width: 34, height: 8) { Limited(model: model) }
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 29, y: 0))))
    host.turn()
    expect(model.editing, [true, false])
    check(host)
  }

  @Test func `a disabled one hears nothing`() {
    let model = Model()
    let host = TestHost(width: 34, height: 1) { Volume(model: model, isDisabled: true) }
    host.press(.rightArrow)
    host.click(x: 29, y: 0)
    expect(model.value, 50)
  }

  @Test func `a value outside, or no number, is shown at a bound and left alone`() {
    for (value, text) in [
      (-5.0, "●───────"), (1e300, "━━━━━━━●"), (.nan, "●───────"), (.infinity, "━━━━━━━●"),
    ] {
      let model = Model()
      model.value = value
      let host = TestHost(width: 15, height: 1) { Volume(model: model, step: nil) }
      expect(host.text, "Volume \(text)")
      expect(model.value == value || value.isNaN)
      host.press(.rightArrow)
      expect((0...100).contains(model.value))
    }
  }

  @Test func `integers of any width and floats of any type are kept within the bounds`() {
    let model = Model()
    let float = Binding<Float>(get: { Float(model.value) }, set: { model.value = Double($0) })
    let host = TestHost(width: 10, height: 1) { Slider(value: float, in: 0...0.1) }
    host.press(.end)
    expect(float.wrappedValue, 0.1)
    host.press(.leftArrow)
    expect(float.wrappedValue, below: 0.1)
  }

  @Test func `steps lead to the upper bound, if only by rounding`() {
    let tenths = SliderRange(0...1, step: 0.1)
    var value = 0.0
    for _ in 0..<20 { value = tenths.value(1, from: value)! }
    expect(value, 1)
    expect(SliderRange(0...10, step: 4).value(at: 1), 8)
    expectNil(SliderRange(0...10, step: -1).step)
    expectNil(SliderRange(0...10, step: .nan).step)
    expect(SliderRange(5...5).fraction(of: 5), 0)
    expect(
      SliderRange(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude).fraction(of: 0), 0.5)
  }

  @Test func `no bounds, steps and values trap, and what is written lies between the bounds`() {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 0.1, 1e-300, 1e308, -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .infinity, -.infinity, .nan,
    ]
    for lower in numbers {
      for upper in numbers where lower <= upper {
        for step in numbers {
          let range = SliderRange(lower...upper, step: step)
          for value in numbers {
            expect((0...1).contains(range.fraction(of: value)))
            for new in [range.value(at: value), range.value(1, from: value), range.value(-1, from: value)] {
              if let new { expect(new >= lower && new <= upper, "\(range) \(value)") }
            }
          }
        }
      }
    }
  }

  // Look H7
  @Test func `it is one element that goes up and down`() {
    let model = Model()
    let host = TestHost(width: 34, height: 1) { Volume(model: model) }
    let slider = host.find(.slider, "Volume")
    expect(slider.value == "50 %" && slider.isFocused)
    expect(slider.actionNames, ["increment", "decrement"])
    slider.perform("increment")
    host.turn()
    expect(host.find(.slider, "Volume").value, "55 %")
  }

  @Test func `a move draws what lies between the places, and evaluates who shows the value`() {
    let model = Model()
    let host = TestHost(width: 34, height: 1) { Volume(model: model) }
    host.press(.rightArrow)
    host.press(.rightArrow)
    expect(host.record.bodies, ["Slider", "TitledControl", "SliderThumbLook"], "\(host.record)")
    expect(host.record.cellsWritten, atMost: 4, "\(host.record)")
  }
}
