public import Foundation
public import TerminalUI

@MainActor extension TextField {
  /// Makes a field for a value, shown and read by a format, with a label of any kind.
  ///
  /// The value is written when Return is pressed and when the focus leaves. A text that the format can't read stays, with a message below it that
  /// shows the present value for an example; the value stays as it was, and nothing is submitted.
  /// - Source: SwiftUI `TextField.init(value:format:prompt:label:)`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let reading = CompleteReading(format)
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = reading.value(of: $0) { value.wrappedValue = new } })
    self.init(
      text: text, prompt: prompt, isWrittenAtEnd: true,
      complaint: { text in
        guard reading.value(of: text) == nil else { return nil }
        return "Can’t be read; write it like \(format.format(value.wrappedValue))"
      }, label: label())
  }

  /// Makes a field for a value that may be absent, shown and read by a format, with a label of any kind.
  ///
  /// An empty text is no value.
  /// - Source: SwiftUI `TextField.init(value:format:prompt:label:)`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let reading = CompleteReading(format)
    let text = Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { text in
        if text.allSatisfy(\.isWhitespace) {
          value.wrappedValue = nil
        } else if let new = reading.value(of: text) {
          value.wrappedValue = new
        }
      })
    self.init(
      text: text, prompt: prompt, isWrittenAtEnd: true,
      complaint: { text in
        if text.allSatisfy(\.isWhitespace) || reading.value(of: text) != nil { return nil }
        return "Can’t be read" + (value.wrappedValue.map { "; write it like \(format.format($0))" } ?? "")
      }, label: label())
  }
}

@MainActor extension TextField where Label == Text {
  /// Makes a field for a value, shown and read by a format.
  ///
  ///     TextField("Amount", value: $amount, format: .number)
  ///
  /// The value is written when Return is pressed and when the focus leaves. A text that the format can't read stays, with a message below it that
  /// shows the present value for an example; the value stays as it was, and nothing is submitted.
  /// - Source: SwiftUI `TextField.init(_:value:format:prompt:)`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value, shown and read by a format.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `TextField.init(_:value:format:prompt:)`.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that may be absent, shown and read by a format; an empty text is no value.
  ///
  /// - Source: SwiftUI `TextField.init(_:value:format:prompt:)`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that may be absent, shown and read by a format; an empty text is no value.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `TextField.init(_:value:format:prompt:)`.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

extension CompleteReading {
  /// Reads values as a format writes them.
  fileprivate init<F: ParseableFormatStyle>(_ format: F)
  where F.FormatInput == Value, F.FormatOutput == String {
    self.init(parse: { try? format.parseStrategy.parse($0) }, format: { format.format($0) })
  }
}
