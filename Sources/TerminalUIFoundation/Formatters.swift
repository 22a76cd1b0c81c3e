public import Foundation
public import TerminalUI

// Values shown and read by formatters, as they were before formats.

extension Text {
  /// Makes a text of an object, by a formatter.
  ///
  ///     Text(NSNumber(value: 3.5), formatter: formatter)
  ///
  /// - Source: SwiftUI `Text.init(_:formatter:)`.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes a text of a value, by a formatter.
  ///
  /// - Source: SwiftUI `Text.init(_:formatter:)`.
  public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value, by a formatter.
  ///
  ///     Text("Due \(date, formatter: formatter)")
  ///
  /// - Source: SwiftUI `LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:)`.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
  where Subject: _ObjectiveCBridgeable {
    appendValue(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
  }

  /// Adds an object, by a formatter.
  ///
  /// - Source: SwiftUI `LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:)`.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    appendValue(formatter.string(for: subject) ?? "")
  }
}

@MainActor extension TextField where Label == Text {
  /// Makes a field for a value, shown and read by a formatter.
  ///
  ///     TextField("Amount", value: $amount, formatter: NumberFormatter())
  ///
  /// As with a format, the value is written on Return and when the focus leaves; a text that can't be read stays, with a message below it.
  /// - Source: SwiftUI `TextField.init(_:value:formatter:)`.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    let reader = FormatterReader<V>(formatter: formatter)
    let text = Binding<String> {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: {
      if let new = reader.value(of: $0) { value.wrappedValue = new }
    }
    self = TextField(
      text: text, prompt: nil, isWrittenAtEnd: true,
      complaint: { text in
        guard reader.value(of: text) == nil else { return nil }
        return "Can’t be read; write it like \(formatter.string(for: value.wrappedValue) ?? "")"
      }, label: Text(titleKey)
    )
    .telling(onEditingChanged, onCommit)
  }

  /// Makes a field for a value, shown and read by a formatter.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `TextField.init(_:value:formatter:)`.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    let reader = FormatterReader<V>(formatter: formatter)
    let text = Binding<String> {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: {
      if let new = reader.value(of: $0) { value.wrappedValue = new }
    }
    self = TextField(
      text: text, prompt: nil, isWrittenAtEnd: true,
      complaint: { text in
        guard reader.value(of: text) == nil else { return nil }
        return "Can’t be read; write it like \(formatter.string(for: value.wrappedValue) ?? "")"
      }, label: Text(title)
    )
    .telling(onEditingChanged, onCommit)
  }
}

/// Reads the value of a text field by a `Formatter`, if all of the text belongs to it.
private struct FormatterReader<Value> {
  let formatter: Formatter

  func value(of text: String) -> Value? {
    CompleteReading(parse: read) { formatter.string(for: $0) ?? "" }.value(of: text)
  }

  private func read(_ text: String) -> Value? {
    switch formatter {
    case let formatter as NumberFormatter: formatter.number(from: text).flatMap(number)
    case let formatter as DateFormatter: formatter.date(from: text) as? Value
    default: nil
    }
  }

  /// A number as one of the type.
  private func number(_ number: NSNumber) -> Value? {
    switch Value.self {
    case is Int.Type, is Int?.Type: number.intValue as? Value
    case is Double.Type, is Double?.Type: number.doubleValue as? Value
    case is Float.Type: number.floatValue as? Value
    case is CGFloat.Type: CGFloat(number.doubleValue) as? Value
    case is Decimal.Type: number.decimalValue as? Value
    default: number as? Value
    }
  }
}
