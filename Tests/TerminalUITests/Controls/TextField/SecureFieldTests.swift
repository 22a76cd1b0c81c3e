import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private struct Vault: View {
  @State var secret = "sesame"
  var body: some View { SecureField("Password", text: $secret) }
}

@Suite struct SecureFieldTests {
  @Test func `a dot is shown for each character`() {
    let host = TestHost(width: 10, height: 1) { Vault(secret: "a日👩‍🚀") }
    expect(host.dots, "•••·······")
    expect(host.cursor?.position, Point(x: 3, y: 0))
    host.type("x")
    expect(host.dots, "••••······")
    expect(host.record.runs.map(\.count), [1])
    host.press(.delete)
    host.press(.delete)
    expect(host.dots, "••········")
  }

  @Test func `the title is shown while there is no text`() {
    expect(screen(10, 1) { Vault(secret: "") }, "Password··")
    expect(screen(10, 1) { SecureField("a", text: .constant(""), prompt: Text("b")) }, "b·········")
    expect(screen(10, 1) { SecureField(text: .constant("")) { Text("c") } }, "c·········")
  }

  @Test func `the text gets nowhere`() {
    let host = TestHost(width: 10, height: 1) { Vault() }
    host.press("u", modifiers: .control)
    host.press("y", modifiers: .control)
    host.press("_", modifiers: .control)
    host.type("sesame")
    host.press("a", modifiers: .option)
    for text in [host.text, host.styledText, host.treeDescription, host.screen.svg(), host.log.joined()] {
      expect(text, lacks: "sesame")
      expect(text, lacks: "esam")
    }
    expect(host.dots, "••••••····")
  }

  @Test func `descriptions of the view have no text`() {
    for view in [
      SecureField("t", text: .constant("sesame")),
      SecureField("t", text: State(initialValue: "sesame").projectedValue),
    ] {
      var dumped = ""
      dump(view, to: &dumped)
      for text in ["\(view)", String(reflecting: view), dumped] { expect(text, lacks: "sesame") }
    }
  }

  @Test func `a press of Return submits`() {
    let log = Log()
    let host = TestHost(width: 10, height: 1) { Vault().onSubmit { log.count += 1 } }
    host.press(.return)
    expect(log.count, 1)
  }

  private final class Log { var count = 0 }
}
