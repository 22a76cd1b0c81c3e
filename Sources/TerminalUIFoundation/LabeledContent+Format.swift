public import Foundation
public import TerminalUI

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a value in a format, with a text for its name.
  ///
  ///     LabeledContent("Size", value: size, format: .byteCount(style: .file))
  ///
  /// - Source: SwiftUI `LabeledContent.init(_:value:format:)`.
  @MainActor public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a value in a format, with a text for its name.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `LabeledContent.init(_:value:format:)`.
  @_disfavoredOverload @MainActor public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}
