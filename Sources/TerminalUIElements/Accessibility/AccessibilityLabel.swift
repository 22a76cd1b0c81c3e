public import TerminalUICore

extension View {
  /// Sets the name of this view for assistive technologies.
  ///
  ///     Button("×") { close() }.accessibilityLabel("Close")
  ///
  /// Put on a view with several elements in it, it is the label of each. Of several labels the outermost counts.
  ///
  /// - Source: SwiftUI `View.accessibilityLabel(_:)`.
  @inlinable public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier.labelled(label))
  }

  /// Sets the name of this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibilityLabel(_:)`.
  @inlinable public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name of this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibilityLabel(_:)`.
  @_disfavoredOverload @inlinable public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func labelled(_ text: Text) -> Self { Self { $0.set(\.label, to: text) } }
}
