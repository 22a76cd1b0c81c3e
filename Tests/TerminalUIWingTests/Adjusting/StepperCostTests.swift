import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Who is evaluated when a stepper steps.
@Suite struct StepperCostTests {
  private struct Counted: View {
    var body: some View { Text("counted") }
  }

  private struct Owner: View {
    @State private var number = 1
    var body: some View {
      VStack {
        Stepper("s", value: $number, in: 0...2)
        Counted()
        Reader(number: $number)
      }
    }
  }

  private struct Reader: View {
    @Binding var number: Int
    var body: some View { Text("number \(number)") }
  }

  // Counterexamples 3, 4; S3, B1
  @Test func `a step evaluates who reads the value, and not who made the stepper`() {
    let host = TestHost(width: 20, height: 4) { Owner() }
    host.press(.rightArrow)
    expect(host.text, contains: "number 2")
    expect(!host.record.bodies.contains("Owner") && !host.record.bodies.contains("Counted"))
    expect(host.record.bodies, contains: "Reader")
    host.press(.rightArrow)
    expect(host.text, contains: "number 2")
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(host.text, contains: "number 0")
    expect(host.record.bodies, lacks: "Owner")
  }
}
