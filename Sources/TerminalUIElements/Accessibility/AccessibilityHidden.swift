public import TerminalUICore

extension View {
  /// Sets whether this view is hidden from assistive technologies, such as decoration.
  ///
  ///     Text("━━━").accessibilityHidden(true)
  ///
  /// A view in a hidden one is hidden, too.
  ///
  /// - Source: SwiftUI `View.accessibilityHidden(_:)`.
  @inlinable public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier.hiding(hidden))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func hiding(_ isHidden: Bool) -> Self { Self { $0.isHidden = isHidden } }
}
