import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

private struct Amount: View {
  @State var amount: Int
  var body: some View {
    VStack(alignment: .leading) {
      TextField("Amount", value: $amount, format: .number.grouping(.never))
      Text("= \(amount)").focusable()
    }
    .onKeyPress(.upArrow) {
      amount += 1
      return .handled
    }
  }
}

@Suite struct TextFieldFormatTests {
  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `a value is written at the end of the editing`() {
    let host = TestHost(width: 12, height: 2) { Amount(amount: 12) }
    host.type("3")
    expect(lines(host), ["123", "= 12"])
    host.press(.return)
    expect(lines(host), ["123", "= 123"])
    host.type("4")
    host.press(.tab)
    expect(lines(host), ["1234", "= 1234"])
  }

  @Test func `a text that can't be read stays, with a message, until it can be`() {
    let host = TestHost(width: 36, height: 3) { Amount(amount: 12) }
    host.press(.home)
    host.type("x")
    expect(lines(host), ["x12", "= 12", ""])
    host.press(.return)
    expect(lines(host), ["x12", "Can’t be read; write it like 12", "= 12"])
    host.press(.tab)
    expect(lines(host), ["x12", "Can’t be read; write it like 12", "= 12"])
    host.press(.tab)
    host.press(.home)
    host.press(.deleteForward)
    expect(lines(host), ["12", "= 12", ""])
    host.press(.end)
    host.type("3")
    host.press(.return)
    expect(lines(host), ["123", "= 123", ""])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a value from outside takes the place of a text that can't be read`() {
    let host = TestHost(width: 36, height: 3) { Amount(amount: 12) }
    host.press(.home)
    host.type("x")
    host.press(.return)
    host.press(.upArrow)
    expect(lines(host), ["13", "= 13", ""])
  }

  @Test func `another value replaces the draft`() {
    let host = TestHost(width: 12, height: 2) { Amount(amount: 12) }
    host.type("3")
    host.press(.upArrow)
    expect(lines(host), ["13", "= 13"])
  }

  private struct Optional: View {
    @State var amount: Int?
    var body: some View {
      VStack(alignment: .leading) {
        TextField("none", value: $amount, format: .number)
        Text(amount.map { "= \($0)" } ?? "nil")
      }
    }
  }

  @Test func `an empty text is no value`() {
    let host = TestHost(width: 12, height: 2) { Optional(amount: nil) }
    expect(lines(host), ["none", "nil"])
    host.type("7")
    host.press(.return)
    expect(lines(host), ["7", "= 7"])
    host.press(.delete)
    host.press(.return)
    expect(lines(host), ["none", "nil"])
  }
}
