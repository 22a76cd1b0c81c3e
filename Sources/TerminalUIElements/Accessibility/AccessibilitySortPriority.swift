public import TerminalUICore

extension View {
  /// Sets the reading order of this view among its siblings: the highest number first.
  ///
  /// Views with the same number, at first 0, are read in the order in which they are written.
  ///
  /// - Source: SwiftUI `View.accessibilitySortPriority(_:)`.
  @inlinable public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AccessibilityModifier.sorted(sortPriority))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func sorted(_ priority: Double) -> Self { Self { $0.sortPriority = priority } }
}
