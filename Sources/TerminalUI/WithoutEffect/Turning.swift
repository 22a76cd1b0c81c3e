// Names without effect: a character can't be turned, scaled or tilted. The table "Accepted, without effect" of docs/Compatibility.md lists them.

extension View {
  /// Shows this view as it is: a terminal can't turn characters.
  ///
  /// - Source: SwiftUI `View.rotationEffect(_:anchor:)`; without effect.
  @inlinable public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Shows this view as it is: a terminal can't turn characters.
  ///
  /// - Source: SwiftUI `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`; without effect.
  @inlinable public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View { self }

  /// Shows this view as it is: a terminal's characters have one size.
  ///
  /// - Source: SwiftUI `View.scaleEffect(_:anchor:)`; without effect.
  @inlinable public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }

  /// Shows this view as it is: a terminal's characters have one size.
  ///
  /// - Source: SwiftUI `View.scaleEffect(x:y:anchor:)`; without effect.
  @inlinable public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Shows this view as it is: layouts go from left to right.
  ///
  /// - Source: SwiftUI `View.flipsForRightToLeftLayoutDirection(_:)`; without effect.
  @inlinable public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
