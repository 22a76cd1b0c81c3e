public import Cells

extension View {
  /// Paints a shape behind this view.
  ///
  ///     Text(" new ").background(.tint, in: Capsule())
  ///
  /// - Source: SwiftUI `View.background(_:in:fillStyle:)`.
  @inlinable public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Paints a shape of the background's colour, or of what `backgroundStyle(_:)` says, behind this view.
  ///
  /// - Source: SwiftUI `View.background(in:fillStyle:)`.
  @inlinable public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(_SetBackground(), in: shape, fillStyle: fillStyle)
  }

  /// Paints a shape over this view.
  ///
  /// - Source: SwiftUI `View.overlay(_:in:fillStyle:)`.
  @inlinable public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
  }
}
