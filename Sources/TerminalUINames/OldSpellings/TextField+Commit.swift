extension TextField where Label == Text {
  /// Makes a field with a title, and actions for the begin and the end of editing and for Return.
  ///
  ///     TextField("New item", text: $item, onCommit: add)
  ///
  /// - Parameters:
  ///   - titleKey: The text shown while the field is empty.
  ///   - text: The text.
  ///   - onEditingChanged: Called with `true` when the field gets the focus, and with `false` when it loses it.
  ///   - onCommit: Called when Return is pressed.
  /// - Source: SwiftUI `TextField.init(_:text:onEditingChanged:onCommit:)`, deprecated there for `onSubmit(of:_:)` and `FocusState`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(titleKey, text: text).telling(onEditingChanged, onCommit)
  }

  /// Makes a field with a title, and actions for the begin and the end of editing and for Return.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `TextField.init(_:text:onEditingChanged:onCommit:)`, deprecated there for `onSubmit(of:_:)` and `FocusState`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(title, text: text).telling(onEditingChanged, onCommit)
  }

  /// Makes a field with a title, and an action for Return.
  ///
  /// - Source: SwiftUI `TextField.init(_:text:onCommit:)`, deprecated there for `onSubmit(of:_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self = TextField(titleKey, text: text).telling({ _ in }, onCommit)
  }

  /// Makes a field with a title, and an action for Return.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `TextField.init(_:text:onCommit:)`, deprecated there for `onSubmit(of:_:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(title, text: text).telling({ _ in }, onCommit)
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a secret with a title, and an action for Return.
  ///
  /// - Source: SwiftUI `SecureField.init(_:text:onCommit:)`, deprecated there for `onSubmit(of:_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self = SecureField(titleKey, text: text).telling(onCommit)
  }

  /// Makes a field for a secret with a title, and an action for Return.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `SecureField.init(_:text:onCommit:)`, deprecated there for `onSubmit(of:_:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = SecureField(title, text: text).telling(onCommit)
  }
}
