public import TerminalUICore

extension View {
  /// Says what happens when this view is used, to somebody who can't see it.
  ///
  ///     Button("Send") { send() }.accessibilityHint("Sends the message to all members")
  ///
  /// - Source: SwiftUI `View.accessibilityHint(_:)`.
  @inlinable public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier.hinted(hint))
  }

  /// Says what happens when this view is used, to somebody who can't see it.
  ///
  /// - Source: SwiftUI `View.accessibilityHint(_:)`.
  @inlinable public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when this view is used, to somebody who can't see it.
  ///
  /// - Source: SwiftUI `View.accessibilityHint(_:)`.
  @_disfavoredOverload @inlinable public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func hinted(_ text: Text) -> Self { Self { $0.hint = text.content.string } }
}
