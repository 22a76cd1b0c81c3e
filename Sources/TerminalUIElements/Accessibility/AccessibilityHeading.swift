/// How deep a heading is.
///
/// - Source: SwiftUI `AccessibilityHeadingLevel`; readers of elements here know headings without levels.
public nonisolated enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Marks this view as a heading for assistive technologies.
  ///
  ///     Text("Today").accessibilityHeading(.h2)
  ///
  /// - Source: SwiftUI `View.accessibilityHeading(_:)`; differs in that it adds the trait ``AccessibilityTraits/isHeader``, and no level.
  @inlinable public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
}
