public import TerminalUICore

/// When a message of `validation(_:shown:)` is shown.
///
/// There is no such type in SwiftUI.
public nonisolated enum ValidationTiming: Hashable, Sendable {
  /// When the focus has left the field, and when a submission was tried.
  case afterEditing
  /// When a submission was tried.
  case onSubmit
  /// From the beginning.
  case always
}

extension View {
  /// Shows an error message below this field, and marks the field as invalid.
  ///
  ///     TextField("Mail", text: $mail)
  ///       .validation(mail.isEmpty ? "Say where to write to" : mail.contains("@") ? nil : "Not an address")
  ///
  /// While a field is invalid, an `onSubmit` action around it isn't run: the messages are shown, and the focus moves to the first invalid field.
  /// ``ValidateAction`` does the same for a button. Once shown, the message changes, disappears and comes back as the user types.
  ///
  /// There is no such modifier in SwiftUI.
  /// - Parameters:
  ///   - message: The error; `nil` for a valid field.
  ///   - timing: From when on the message is shown.
  @inlinable public func validation(_ message: String?, shown timing: ValidationTiming = .afterEditing)
    -> some View
  {
    modifier(ValidationModifier(message: message, timing: timing))
  }
}

/// Checks whether all fields are valid, shows their errors, and moves the focus to the first invalid field.
///
///     @Environment(\.validate) private var validate
///     Button("Save") { if validate() { save() } }
///
/// It concerns the fields of the window, or of the sheet or screen that it is read in, that have a `validation(_:shown:)` or a format, and
/// aren't disabled.
///
/// There is no such action in SwiftUI.
public nonisolated struct ValidateAction {
  fileprivate let values: EnvironmentValues

  /// Shows what is wrong.
  ///
  /// - Returns: Whether nothing is.
  @MainActor @discardableResult public func callAsFunction() -> Bool {
    FieldValidation.validate(values.focusableNodes)
  }
}

nonisolated extension EnvironmentValues {
  /// Finds out whether all fields are valid.
  public var validate: ValidateAction { ValidateAction(values: self) }
}

/// A field whose text may not be a value yet, of a number or a date: called when the focus leaves, or a form is
/// submitted.
@MainActor package protocol EnteredField: FocusNode {
  /// Takes what was typed, or says why it can't be taken.
  ///
  /// - Returns: Whether it could be taken.
  func finishEditing() -> Bool
}

/// The error of a field, and the action that shows it.
@MainActor final class FieldValidation {
  fileprivate(set) var message: String?
  fileprivate var show: () -> Void = {}

  nonisolated init() {}

  /// Shows what is wrong with some fields, in their order, and gives the first one the focus.
  ///
  /// - Returns: Whether nothing is.
  static func validate(_ fields: [FocusNode]) -> Bool {
    var first: FocusNode?
    for field in fields where field.canFocus && !field.isValid { first = first ?? field }
    first?.takeFocus()
    return first == nil
  }
}

extension FocusNode {
  /// Whether the content of the field is valid; shows the error if it isn't.
  fileprivate var isValid: Bool {
    let isReadable = (self as? any EnteredField)?.finishEditing() ?? true
    guard let validation = EnvironmentValues(frame).fieldValidation, validation.message != nil else {
      return isReadable
    }
    validation.show()
    return false
  }
}

/// Puts the message below the field once it is due: after the focus has left, or after a form has tried to submit.
@usableFromInline struct ValidationModifier: ViewModifier {
  let message: String?
  let timing: ValidationTiming
  @State private var validation = FieldValidation()
  @State private var isDue = false
  @FocusState private var isFocused: Bool

  @usableFromInline init(message: String?, timing: ValidationTiming) {
    self.message = message
    self.timing = timing
  }

  @usableFromInline func body(content: Content) -> some View {
    let isDue = $isDue
    validation.message = message
    validation.show = { isDue.wrappedValue = true }
    let shown = self.isDue || timing == .always ? message : nil
    return VStack(alignment: .leading, spacing: 0) {
      content
        .focused($isFocused)
        .environment(\.isInvalid, shown != nil)
        .environment(\.fieldValidation, validation)
        .onChange(of: isFocused) { if !$1, timing == .afterEditing { self.isDue = true } }
      if let shown { FieldMessage(text: shown) }
    }
    .modifier(FieldMessageArea(hasMessage: shown != nil))
  }
}

/// The error of a field, below it.
package struct FieldMessage: View {
  package let text: String

  package init(text: String) {
    self.text = text
  }

  package var body: some View {
    FormRow(EmptyView()) { Text(verbatim: text).foregroundStyle(.error) }
  }
}

nonisolated private enum FieldValidationKey: EnvironmentKey {
  static var defaultValue: FieldValidation? { nil }
}

nonisolated private enum InvalidKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether what is in the field around can't be taken.
  var isInvalid: Bool {
    get { self[InvalidKey.self] }
    set { self[InvalidKey.self] = newValue }
  }

  /// The validation of the field around.
  fileprivate var fieldValidation: FieldValidation? {
    get { self[FieldValidationKey.self] }
    set { self[FieldValidationKey.self] = newValue }
  }
}
