import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// What the hints say of Return in a field.
@Suite struct SubmitHintTests {
  private struct Page: View {
    let log: DoneLog
    var submits = true
    @State private var text = ""

    @ViewBuilder private var field: some View {
      if submits {
        TextField("A", text: $text).onSubmit { log.note("submit") }
      } else {
        TextField("A", text: $text)
      }
    }

    var body: some View {
      VStack {
        field
        Button("Go") { log.note("go") }.keyboardShortcut(.defaultAction)
        Button("Other") {}
      }
      .keyHints()
    }
  }

  private func hints(_ host: TestHost) -> String { String(host.text.split(separator: "\n").last ?? "") }

  @Test func `where the field submits the default button doesn't show Return`() {
    let log = DoneLog()
    let host = TestHost(width: 40, height: 8) { Page(log: log) }
    host.find(.textField, "A").focus()
    expect(hints(host), lacks: "Return", "\(hints(host))")
    host.press(.return)
    expect(log.take(), ["submit"])
  }

  @Test func `where nobody hears of it Return is the default button's`() {
    let log = DoneLog()
    let host = TestHost(width: 40, height: 8) { Page(log: log, submits: false) }
    host.find(.textField, "A").focus()
    expect(hints(host), contains: "Return Go", "\(hints(host))")
    host.press(.return)
    expect(log.take(), ["go"])
  }
}
