import Testing
import TerminalUI
import TerminalUITesting

@Suite struct KeyPressTests {
  @Test func `a press evaluates one body and writes one cell`() {
    let host = TestHost(width: 20, height: 1) { Count() }
    host.press(.return)
    #expect(host.record.bodies == ["Count"])
    #expect(host.record.layouts == 1)
    #expect(host.record.runs.map(\.count) == [1])
  }
}

struct Count: View {
  @State private var count = 0
  var body: some View {
    HStack {
      Text("Count: \(count)")
      Button("+") { count += 1 }
    }
  }
}
