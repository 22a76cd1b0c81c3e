public import Foundation
public import TerminalUI

extension Text {
  /// Makes a text of a value in a format.
  ///
  ///     Text(price, format: .currency(code: "EUR"))
  ///     Text(date, format: .dateTime.hour().minute())
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: Makes a string of it, in `\.locale` unless it has a locale of its own.
  /// - Source: SwiftUI `Text.init(_:format:)`.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedValue.content(input, format))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value in a format.
  ///
  ///     Text("\(part, format: .percent) of \(size, format: .byteCount(style: .file))")
  ///
  /// - Source: SwiftUI `LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)`.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Adds a number in a format of `printf`, such as `%.2f` or `%03d`.
  ///
  /// Whole and broken numbers are converted to what the format asks for. A format for other values shows the number as it is.
  ///
  /// - Source: SwiftUI `LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)`.
  public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
    let number = Double(value)
    appendNumber(number, written: FormattedNumber.text(number, specifier) ?? "\(value)", as: specifier)
  }

  /// Adds a whole number in a format of `printf`, such as `%03d`.
  ///
  /// Whole and broken numbers are converted to what the format asks for. A format for other values shows the number as it is.
  ///
  /// - Source: SwiftUI `LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)`.
  public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
    let written = Int(exactly: value).flatMap { FormattedNumber.text($0, specifier) }
    appendNumber(Double(value), written: written ?? "\(value)", as: specifier)
  }
}
