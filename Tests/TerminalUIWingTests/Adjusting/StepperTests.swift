import TerminalUITesting
import TestScreens
import Expectations
import Testing

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

/// Steppers: a value that goes up and down, step by step.
@Suite struct StepperTests {
  private struct Copies: View {
    @State private var copies = 2

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Stepper("Copies: \(copies)", value: $copies, in: 1...4)
        Button("after") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `the label may come last, and a missing action is a dim sign`() {
    struct Counter: View {
      @State private var count = 0
      @State private var edits = 0
      var body: some View {
        Stepper(
          onIncrement: { count += 1 }, onDecrement: count > 0 ? { count -= 1 } : nil,
          onEditingChanged: { edits += $0 ? 1 : 0 }
        ) { Text("\(count) \(edits)") }
      }
    }
    let host = TestHost(width: 24, height: 1) { Counter() }
    host.press(.leftArrow)
    expect(host.text, contains: "0 ")
    host.press(.rightArrow)
    host.press(.rightArrow)
    host.press(.leftArrow)
    expect(host.text, contains: "1 ")
    let value = Binding.constant(3)
    let other = TestHost(width: 24, height: 2) {
      Stepper(value: value, in: 0...3, step: 3, onEditingChanged: { _ in }) { Text("in") }
      Stepper(value: value, onEditingChanged: { _ in }) { Text("free") }
    }
    expect(other.text, contains: "in")
    expect(other.text, contains: "free")
    check(other)
  }

  @Test func `a slider's label may come last, too`() {
    let host = TestHost(width: 40, height: 2) {
      Slider(
        value: .constant(1.0), in: 0...2, minimumValueLabel: Text("low"), maximumValueLabel: Text("high")
      ) { Text("Volume") }
      Slider(value: .constant(0.5), in: 0...1, step: 0.5, onEditingChanged: { _ in }) { Text("Tone") }
    }
    for word in ["Volume", "low", "high", "Tone"] { expect(host.text, contains: word) }
  }

  @Test func `two signs behind the label; keys, clicks and the wheel go a step`() {
    let host = TestHost(width: 24, height: 2) { Copies() }
    expect(host.text.hasPrefix("Copies: 2   - +  "))
    host.press(.rightArrow)
    expect(host.text, contains: "Copies: 3")
    host.type("-")
    host.press(.leftArrow)
    expect(host.text, contains: "Copies: 1")
    host.click(x: 14, y: 0)
    host.click(x: 14, y: 0)
    expect(host.text, contains: "Copies: 3")
    host.click(x: 12, y: 0)
    expect(host.text, contains: "Copies: 2")
    host.scroll(x: 12, y: 0, dy: -1)
    expect(host.text, contains: "Copies: 3")
    check(host)
  }

  @Test func `at a bound nothing goes on, and its sign is dim`() {
    let host = TestHost(width: 24, height: 2) { Copies() }
    let plus = host.position(of: "+")!
    let normal = host.style(plus.x, plus.y)
    for _ in 0..<9 { host.press(.rightArrow) }
    expect(host.text, contains: "Copies: 4")
    host.press(.tab)
    expect(host.style(plus.x, plus.y), not: normal)
    expect(host.focusedElement?.label, "after")
  }

  @Test func `a sign that is held goes on until the button goes up`() {
    let host = TestHost(width: 24, height: 2) { Copies() }
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 14, y: 0))))
    host.turn()
    expect(host.text, contains: "Copies: 3")
    host.advance(by: .milliseconds(400))
    expect(host.text, contains: "Copies: 3")
    host.advance(by: .milliseconds(150))
    expect(host.text, contains: "Copies: 4")
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 14, y: 0))))
    host.press(.leftArrow)
    host.advance(by: .seconds(2))
    expect(host.text, contains: "Copies: 3")
    check(host)
  }

  @Test func `actions of one's own, of which one may be missing`() {
    var calls: [String] = []
    let host = TestHost(width: 24, height: 1) {
      Stepper("Zoom", onIncrement: { calls.append("in") }, onDecrement: nil) { calls.append("\($0)") }
    }
    host.press(.rightArrow)
    host.press(.leftArrow)
    expect(calls, ["true", "in", "false", "true", "false"])
  }

  @Test func `no integer runs over what its type can hold`() {
    expect(StepperValue.next(after: UInt8(250), by: 10, isUp: true, in: nil), 255)
    expect(StepperValue.next(after: UInt8(3), by: 10, isUp: false, in: nil), 0)
    expect(StepperValue.next(after: Int.max, by: Int.max, isUp: true, in: nil), .max)
    expect(StepperValue.next(after: Int.min, by: Int.min, isUp: true, in: nil), .min)
    expect(StepperValue.next(after: Int8(100), by: 300, isUp: false, in: nil), -27)
    expect(StepperValue.next(after: 9, by: 5, isUp: true, in: 0...10), 10)
    expect(StepperValue.next(after: 1.5, by: 0.5, isUp: false, in: 1.25...2), 1.25)
    expect(StepperValue.next(after: Double.nan, by: 1, isUp: true, in: 0...10), 0)
    expect(StepperValue.next(after: Double.infinity, by: 1, isUp: true, in: 0...10), 10)
    expect(StepperValue.next(after: UInt64.max, by: 1, isUp: true, in: nil), .max)
  }

  @Test func `it is one element that goes up and down`() {
    let host = TestHost(width: 24, height: 2) { Copies() }
    host.find(.stepper, "Copies: 2").perform("increment")
    host.turn()
    expect(host.find(.stepper).label, "Copies: 3")
  }
}
