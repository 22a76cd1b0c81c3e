/// Menus with a title and the name of a symbol: the label is a ``Label``.
extension Menu where Label == TerminalUIControls.Label<Text, Image> {
  /// Makes a menu with a title and a symbol before it.
  ///
  ///     Menu("Add", systemImage: "plus") { … }
  ///
  /// - Source: SwiftUI `Menu.init(_:systemImage:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TerminalUIControls.Label(titleKey, systemImage: name) }
  }

  /// Makes a menu with a title and a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Menu.init(_:systemImage:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TerminalUIControls.Label(title, systemImage: name) }
  }

  /// Makes a menu with a title and a symbol before it, and an action that a click on it runs.
  ///
  /// - Source: SwiftUI `Menu.init(_:systemImage:content:primaryAction:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TerminalUIControls.Label(titleKey, systemImage: name) },
      primaryAction: primaryAction
    )
  }

  /// Makes a menu with a title and a symbol before it, and an action that a click on it runs.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Menu.init(_:systemImage:content:primaryAction:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TerminalUIControls.Label(title, systemImage: name) },
      primaryAction: primaryAction)
  }
}
