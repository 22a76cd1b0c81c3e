import TerminalUI
import TerminalUITesting
import Testing

// The view and the test of README.md, word for word.

struct Tally: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)").bold()
      HStack {
        Button("-") { count -= 1 }
        Button("+") { count += 1 }
      }
    }
    .padding(.horizontal, 2)
    .border()
  }
}

@Suite struct TallyTests {
  @Test func `plus adds one`() {
    let host = TestHost(width: 20, height: 5) { Tally() }
    host.click(on: "+")
    #expect(host.trimmedText.contains("Count: 1"))
  }
}
