public import TerminalUICore

extension View {
  /// Adds traits to this view for assistive technologies.
  ///
  ///     Text("Today").bold().accessibilityAddTraits(.isHeader)
  ///     Text("Reload").onTapGesture { reload() }.accessibilityAddTraits(.isButton)
  ///
  /// - Source: SwiftUI `View.accessibilityAddTraits(_:)`.
  @inlinable public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier.adding(traits))
  }

  /// Removes traits from this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibilityRemoveTraits(_:)`.
  @inlinable public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier.removing(traits))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func adding(_ traits: AccessibilityTraits) -> Self { Self { $0.added = traits } }
  @usableFromInline static func removing(_ traits: AccessibilityTraits) -> Self {
    Self { $0.removed = traits }
  }
}
