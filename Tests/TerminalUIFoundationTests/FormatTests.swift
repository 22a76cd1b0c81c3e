import Foundation
import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

@Suite struct FormatTests {
  private static let english = Locale(identifier: "en_US")

  @Test func `a text shows a value in a format`() {
    expect(
      Text(1234.5, format: .number.precision(.fractionLength(2)).locale(Self.english)),
      Text("1,234.50"))
    expect(Text(0.5, format: .percent.locale(Self.english)), Text("50%"))
  }

  @Test func `a text shows a date in a format`() throws {
    let format = Date.ISO8601FormatStyle()
    expect(Text(Date(timeIntervalSinceReferenceDate: 0), format: format), Text("2001-01-01T00:00:00Z"))
  }

  @Test func `a literal takes formats and specifiers`() {
    expect(
      Text("\(0.25, format: .percent.locale(Self.english)) of \(Text("all").bold())"),
      Text("25% of ") + Text("all").bold())
    expect(Text("\(3.14159, specifier: "%.2f")"), Text("3.14"))
  }

  @Test func `a specifier takes whole and broken numbers`() {
    expect(Text("\(7, specifier: "%03d")|\(7, specifier: "%.1f m")"), Text("007|7.0 m"))
    expect(Text("\(Float(2.5), specifier: "%d")|\(CGFloat(0.5), specifier: "%.2f")"), Text("2|0.50"))
    expect(Text("\(Int.max, specifier: "%d")|\(UInt8(255), specifier: "%02X")"), Text("\(Int.max)|FF"))
    expect(Text("\(UInt64.max, specifier: "%lu")"), Text("\(UInt64.max)"))
  }

  @Test(arguments: ["%s", "%@", "%*d", "%d %d", "%n", "%", "", "a", "%99999999d", "%1$s", "%p"])
  func `a specifier that isn't one of a number shows the number`(specifier: String) {
    expect(Text("\(7, specifier: specifier)"), Text("7"))
    expect(Text("\(0.5, specifier: specifier)"), Text("0.5"))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300]) func `a number that isn't whole has no whole form`(
    number: Double
  ) {
    expect(Text("\(number, specifier: "%d")"), Text("\(number)"))
  }

  @Test func `a labelled value has a format`() {
    let host = TestHost(width: 8, height: 1) {
      LabeledContent("ab", value: 7, format: .number.locale(Self.english))
    }
    expect(host.text, "ab     7")
  }
}
