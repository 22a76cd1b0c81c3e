public import TerminalUICore

extension View {
  /// Gives this view a name for tests, which no user sees.
  ///
  ///     Button("Save") { save() }.accessibilityIdentifier("save")
  ///     host.find(.button, identifier: "save").press()
  ///
  /// - Source: SwiftUI `View.accessibilityIdentifier(_:)`.
  @inlinable public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier.identified(identifier))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func identified(_ identifier: String) -> Self {
    Self { $0.identifier = identifier }
  }
}
