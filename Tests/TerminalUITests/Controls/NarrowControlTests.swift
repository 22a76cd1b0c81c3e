import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// A control in a row that is narrower than it needs still shows its value.
@Suite struct NarrowControlTests {
  // Mend F16
  @Test(arguments: 1...40) func `the chosen segment is in sight`(width: Int) throws {
    struct Size5: View {
      @State var size = 0
      var body: some View {
        Picker("S", selection: $size) { ForEach(0..<6, id: \.self) { Text("Size \($0)") } }.pickerStyle(
          .segmented
        ).labelsHidden()
      }
    }
    let host = TestHost(width: width, height: 1) { Size5() }
    for size in 0..<6 {
      expect(host.trimmedText, not: "")
      if width >= 8 { expect(host.text, contains: "Size \(size)", "\(host.text)") }
      if width >= 8 {
        let place = try #require(host.position(of: "Size \(size)"))
        host.click(x: place.x, y: 0)
      }
      host.press(.rightArrow)
    }
    for size in (0..<6).reversed() {
      if width >= 8 { expect(host.text, contains: "Size \(size)", "\(host.text)") }
      host.press(.leftArrow)
    }
  }

  // Mend F16: its kind
  @Test(arguments: 7...30) func `what a control says is cut before its sign`(width: Int) {
    struct Controls: View {
      let number: Int
      @State private var isOn = true
      @State private var count = 3
      var body: some View {
        switch number {
        case 0: Toggle("A rather long title", isOn: $isOn)
        case 1: Toggle("A rather long title", isOn: $isOn).toggleStyle(.switch)
        default: Stepper("A rather long title", value: $count)
        }
      }
    }
    for (number, sign) in ["[✓]", "━━●", "-"].enumerated() {
      let host = TestHost(width: width, height: 1) { Controls(number: number) }
      expect(host.text, contains: sign)
    }
    let host = TestHost(width: width, height: 1) { Controls(number: 2) }
    if width >= 9 { expect(host.text, contains: "- +") }
  }
}
