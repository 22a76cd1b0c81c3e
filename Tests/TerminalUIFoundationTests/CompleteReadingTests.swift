import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIFoundation

/// A field for a value takes a text that is read to its end, or none of it.
@Suite struct CompleteReadingTests {
  private static let gmt = TimeZone(identifier: "UTC")!

  /// What each text is in a format: the value as text, or `nil`.
  private func check<F: ParseableFormatStyle>(
    _ format: F, _ texts: [(String, String?)], sourceLocation: SourceLocation = #_sourceLocation
  ) where F.FormatOutput == String {
    let reading = CompleteReading(
      parse: { try? format.parseStrategy.parse($0) }, format: { format.format($0) })
    for (text, expected) in texts {
      let found = reading.value(of: text).map { "\($0)" }
      expect(found, expected, "\(text)", sourceLocation: sourceLocation)
    }
  }

  private func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

  // Mend F10
  @Test func `integers`() {
    check(
      IntegerFormatStyle<Int>(locale: locale("en_US")),
      [
        ("5", "5"), (" 5 ", "5"), ("-5", "-5"), ("−5", "-5"), ("+5", "5"), ("007", "7"),
        ("1,000,000", "1000000"),
        ("1e3", "1000"), ("9223372036854775807", "9223372036854775807"), ("9223372036854775808", nil),
        ("3.7", nil),
        ("1_000", nil), ("5x", nil), ("0x10", nil), ("12 May", nil), ("1,2,3", nil), ("10,00", nil),
        ("5%", nil),
        ("5!", nil), ("5 5", nil), ("", nil),
      ])
    check(IntegerFormatStyle<Int8>(locale: locale("en_US")), [("127", "127"), ("128", nil), ("300", nil)])
    check(IntegerFormatStyle<UInt>(locale: locale("en_US")), [("5", "5"), ("-5", nil)])
  }

  // Mend F10
  @Test func `numbers with fractions`() {
    check(
      FloatingPointFormatStyle<Double>(locale: locale("en_US")),
      [
        ("7.5", "7.5"), ("7.", "7.0"), (".5", "0.5"), ("1E-3", "0.001"), ("1,234.5", "1234.5"),
        ("0.000", "0.0"),
        ("５.５", "5.5"), ("3.14159265358979323846264", "3.141592653589793"), ("1,5", nil), ("12,34.5", nil),
        ("1e999", nil), ("7.5.1", nil), ("7.5 kg", nil),
      ])
    check(
      FloatingPointFormatStyle<Double>(locale: locale("de_DE")),
      [
        ("7,5", "7.5"), ("7,", "7.0"), ("1.000", "1000.0"), ("1.000.000,25", "1000000.25"), ("7.5", nil),
        ("10.00", nil),
        ("1.2.3", nil), ("7.", nil), ("5-", nil), ("1.0000", nil),
      ])
    check(
      FloatingPointFormatStyle<Double>(locale: locale("hi_IN")),
      [("12,34,567.5", "1234567.5"), ("1,234,567", "1234567.0"), ("12,3", nil)])
    check(FloatingPointFormatStyle<Double>(locale: locale("ar_EG")), [("١٢٫٥", "12.5"), ("١٬٢٣٤", "1234.0")])
    check(FloatingPointFormatStyle<Double>(locale: locale("fr_FR")), [("1 234,5", "1234.5"), ("1.5", nil)])
    check(
      FloatingPointFormatStyle<Double>(locale: locale("en_US")).precision(.fractionLength(2)),
      [("3.14159", "3.14159"), ("3", "3.0"), ("3.140x", nil)])
    check(
      Decimal.FormatStyle(locale: locale("en_US")),
      [("123456789012345678901234567890.5", "123456789012345678901234567890.5"), ("1.5x", nil), ("1_0", nil)])
  }

  // Mend F10
  @Test func `currencies and percent`() {
    check(
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale("de_DE")),
      [
        ("5", "5.0"), ("5 €", "5.0"), ("€5", "5.0"), ("1.234,50 €", "1234.5"), ("-5 €", "-5.0"), ("5.5", nil),
        ("5 USD", nil),
        ("$5", nil), ("5 € x", nil),
      ])
    check(
      FloatingPointFormatStyle<Double>.Percent(locale: locale("en_US")),
      [("5", "0.05"), ("5.5%", "0.055"), ("5 %", "0.05"), ("5%%", nil), ("5%x", nil), ("5 percent", nil)])
  }

  // Mend F10
  @Test func `dates`() throws {
    let day = try Date("2026-05-07T00:00:00Z", strategy: .iso8601)
    let time = try Date("2026-05-07T14:30:00Z", strategy: .iso8601)
    check(
      Date.FormatStyle(date: .numeric, time: .omitted, locale: locale("en_US"), timeZone: Self.gmt),
      [
        ("5/7/2026", "\(day)"), ("05/07/2026", "\(day)"), ("5/7/26", "\(day)"), ("2/31/2027", nil),
        ("13/1/2026", nil),
        ("5/7/2026x", nil), ("5/7/2026 3", nil), ("12 May", nil), ("5/7", nil),
      ])
    check(
      Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale("en_US"), timeZone: Self.gmt),
      [
        ("May 7, 2026 at 2:30 PM", "\(time)"), ("may 7, 2026 at 2:30 pm", "\(time)"),
        ("May 7, 2026 at 2:30 PMx", nil),
        ("May 7, 2026 at 2:75 PM", nil),
      ])
    check(
      Date.FormatStyle(date: .long, time: .omitted, locale: locale("de_DE"), timeZone: Self.gmt),
      [("7. Mai 2026", "\(day)"), ("07. Mai 26", "\(day)"), ("31. Februar 2026", nil)])
    check(
      Date.ISO8601FormatStyle(),
      [
        ("2026-05-07T14:30:00Z", "\(time)"), ("2026-05-07T16:30:00+02:00", "\(time)"),
        ("2026-02-31T00:00:00Z", nil),
        ("2026-05-07T14:30:00Zx", nil),
      ])
  }

  /// A format of an app: hours and minutes.
  private struct Clock: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ text: String) throws -> Int {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]) else {
          throw CancellationError()
        }
        return hours * 60 + minutes
      }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Int) -> String { "\(value / 60):" + (value % 60 < 10 ? "0" : "") + "\(value % 60)" }
  }

  // Mend F10
  @Test func `formats of an app`() {
    check(Clock(), [("1:30", "90"), ("1:05", "65"), ("1:5", "65"), ("1:30x", nil), ("130", nil)])
  }

  private struct Price<F: ParseableFormatStyle>: View
  where F.FormatInput == Double, F.FormatOutput == String {
    let format: F
    @State private var price = 1.0
    var body: some View {
      VStack {
        TextField("Price", value: $price, format: format)
        Text(verbatim: "= \(price)")
      }
    }
  }

  // Mend F10
  @Test(arguments: [
    ("de_DE", "7.5"), ("en_US", "5x"), ("en_US", "0x10"), ("en_US", "12 May"), ("en_US", "1_000"),
  ])
  func `what can't be read isn't written, and stays with a message`(locale: String, typed: String) {
    let host = TestHost(width: 60, height: 4) { Price(format: .number.locale(Locale(identifier: locale))) }
    host.press("a", modifiers: .option)
    host.type(typed + "\n")
    expect(host.text, contains: "= 1.0")
    expect(host.text, contains: "Can’t be read")
    expect(host.text, contains: typed)
  }

  // Mend F10
  @Test func `a formatter's text is read to its end`() {
    struct Amount: View {
      @State private var amount = 1
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, formatter: NumberFormatter())
          Text(verbatim: "= \(amount)")
        }
      }
    }
    for typed in ["3.7", "5x"] {
      let host = TestHost(width: 60, height: 4) { Amount() }
      host.press("a", modifiers: .option)
      host.type(typed + "\n")
      expect(host.text.contains("= 1") && host.text.contains("Can’t be read"), "\(host.text)")
    }
  }
}
