import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct MoveCommandTests {
  @Test func `arrows and Escape are told to who wants them, and nobody else`() {
    let log = DoneLog()
    let host = TestHost(width: 20, height: 3) {
      VStack {
        Button("One") {}
        Button("Two") {}
      }
      .onMoveCommand { log.note("\($0)") }
      .onExitCommand { log.note("exit") }
    }
    for key in [.downArrow, .upArrow, .leftArrow, .rightArrow, .escape] as [KeyEquivalent] { host.press(key) }
    expect(log.take(), ["down", "up", "left", "right", "exit"])
    expect(host.focusedElement?.label, "One")
  }

  @Test func `without an action the keys go on`() {
    struct Page: View {
      @State var isShown = true
      var body: some View {
        VStack {
          Button("One") {}
          Button("Two") {}
        }
        .sheet(isPresented: $isShown) { Button("In") {}.onExitCommand(perform: nil) }
        .onMoveCommand(perform: nil)
      }
    }
    let host = TestHost(width: 20, height: 8) { Page() }
    host.press(.escape)
    expectEmpty(host.layers)
    host.press(.downArrow)
    expect(host.focusedElement?.label, "Two")
  }
}
