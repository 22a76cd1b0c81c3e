import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Alt and a digit, wherever the focus is.
@Suite struct TabDigitTests {
  private struct Tabs: View {
    let name: String
    var body: some View {
      TabView {
        ForEach(1...3, id: \.self) { number in Tab("\(name)\(number)") { Text("page \(name)\(number)") } }
      }
    }
  }

  // Counterexamples 3, observations
  @Test func `a digit chooses a tab while the focus is outside of the only tab view`() {
    let host = TestHost(width: 40, height: 8) {
      VStack {
        Button("outside") {}
        Tabs(name: "a")
      }
    }
    host.find(.button, "outside").focus()
    host.press("2", modifiers: .option)
    expect(host.text, contains: "page a2")
    expect(host.focusedElement?.label, "outside")
    host.press("9", modifiers: .option)
    expect(host.text, contains: "page a2")
  }

  @Test func `of two tab views in sight none is meant by a digit from outside`() {
    let host = TestHost(width: 60, height: 8) {
      VStack {
        Button("outside") {}
        HStack {
          Tabs(name: "a")
          Tabs(name: "b")
        }
      }
    }
    host.find(.button, "outside").focus()
    host.press("2", modifiers: .option)
    expect(host.text.contains("page a1") && host.text.contains("page b1"))
  }

  @Test func `a tab view that is covered doesn't count`() {
    struct Screens: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("go") { path = [1] }
            Tabs(name: "a")
          }
          .navigationDestination(for: Int.self) { _ in
            VStack {
              Button("outside") {}
              Tabs(name: "b")
            }
          }
        }
      }
    }
    let host = TestHost(width: 60, height: 10) { Screens() }
    host.find(.button, "go").press()
    host.find(.button, "outside").focus()
    host.press("3", modifiers: .option)
    expect(host.text, contains: "page b3")
  }

  @Test func `a sheet keeps the digit from the tabs below it`() {
    let host = TestHost(width: 60, height: 12) {
      Tabs(name: "a").sheet(isPresented: .constant(true)) { Button("in the sheet") {} }
    }
    host.press("2", modifiers: .option)
    expect(host.textWithoutLayers, contains: "page a1")
  }
}
