/// Buttons with a title and the name of a symbol: the label is a ``Label``.
extension Button where Label == TerminalUIControls.Label<Text, Image> {
  /// Makes a button with a title and a symbol before it.
  ///
  ///     Button("Delete", systemImage: "trash") { delete() }
  ///
  /// - Source: SwiftUI `Button.init(_:systemImage:action:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, action: @escaping () -> Void) {
    self.init(titleKey, systemImage: name, role: nil, action: action)
  }

  /// Makes a button with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Button.init(_:systemImage:action:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, action: @escaping () -> Void
  ) {
    self.init(title, systemImage: name, role: nil, action: action)
  }

  /// Makes a button with a title and a symbol before it, for a purpose.
  ///
  /// - Source: SwiftUI `Button.init(_:systemImage:role:action:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUIControls.Label(titleKey, systemImage: name) }
  }

  /// Makes a button with a title and a symbol before it, for a purpose.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Button.init(_:systemImage:role:action:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUIControls.Label(title, systemImage: name) }
  }
}
