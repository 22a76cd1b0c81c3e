public import TerminalUICore

extension View {
  /// Says whether somebody who can't see this view is told of it: what is only there to be seen is hidden.
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
