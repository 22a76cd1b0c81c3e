// Names without effect. The table "Accepted, without effect" of docs/Compatibility.md lists them.

extension View {
  /// Shows this view as it is: layouts go from left to right.
  ///
  /// - Source: SwiftUI `View.flipsForRightToLeftLayoutDirection(_:)`; without effect.
  @inlinable public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
