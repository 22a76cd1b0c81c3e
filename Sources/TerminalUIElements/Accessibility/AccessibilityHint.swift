public import TerminalUICore

extension View {
  /// Sets a hint for assistive technologies: the effect of using this view.
  ///
  ///     Button("Send") { send() }.accessibilityHint("Sends the message to all members")
  ///
  /// - Source: SwiftUI `View.accessibilityHint(_:)`.
  @inlinable public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier.hinted(hint))
  }

  /// Sets a hint for assistive technologies: the effect of using this view.
  ///
  /// - Source: SwiftUI `View.accessibilityHint(_:)`.
  @inlinable public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets a hint for assistive technologies: the effect of using this view.
  ///
  /// - Source: SwiftUI `View.accessibilityHint(_:)`.
  @_disfavoredOverload @inlinable public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func hinted(_ text: Text) -> Self { Self { $0.set(\.hint, to: text) } }
}
