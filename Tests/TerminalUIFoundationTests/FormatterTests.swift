import Foundation
import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

/// Values shown and read by formatters.
@Suite struct FormatterTests {
  private static var numbers: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }

  @Test func `a text shows what a formatter makes of a value`() {
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateFormat = "yyyy-MM-dd"
    let date = Date(timeIntervalSinceReferenceDate: 0)
    expect(Text("due \(date, formatter: dates)"), Text("due 2001-01-01"))
    expect(Text(NSNumber(value: 1234.5), formatter: Self.numbers), Text("1,234.5"))
    expect(Text("\(NSNumber(value: 2), formatter: Self.numbers)"), Text("2"))
    // A value is never read as Markdown.
    dates.dateFormat = "'*'yyyy'*'"
    expect(Text("\(date, formatter: dates)"), Text(verbatim: "*2001*"))
  }

  @Test func `a field writes what a formatter reads, and complains of the rest`() {
    let host = TestHost(width: 40, height: 3) { Amount() }
    expect(host.text, contains: "1.5")
    host.press("u", modifiers: .control)
    host.type("2,000.25")
    host.press(.return)
    expect(host.text, contains: "= 2000.25")
    host.press("u", modifiers: .control)
    host.type("x")
    host.press(.return)
    expect(host.text.contains("= 2000.25") && host.text.contains("Can’t be read; write it like 2,000.25"))
  }

  @Test func `keys that type characters of a set run an action`() {
    let host = TestHost(width: 8, height: 1) { Digits() }
    host.type("1a2")
    expect(host.trimmedText.trimmingCharacters(in: .whitespaces), "12")
  }
}

private struct Amount: View {
  @State private var amount = 1.5
  var body: some View {
    TextField("Amount", value: $amount, formatter: formatter).frame(width: 40)
    Text("= \(String(amount))")
  }
  private var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }
}

private struct Digits: View {
  @State private var text = "."
  var body: some View {
    Text(text.dropFirst()).onKeyPress(characters: .decimalDigits) { press in
      text += press.characters
      return .handled
    }
  }
}
