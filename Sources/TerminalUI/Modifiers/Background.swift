extension View {
  /// Paints what is behind this view.
  ///
  ///     Text("warning").background(.red)
  ///     Panel().background(.surface)
  ///
  /// - Source: SwiftUI `View.background(_:ignoresSafeAreaEdges:)`.
  @inlinable public func background<S: _PaintedShapeStyle>(_ style: S) -> some View {
    background(alignment: .center) { style._color }
  }

  /// Paints what is behind this view with a style that reads the environment.
  @inlinable public func background<S: ShapeStyle>(_ style: S) -> some View {
    background(alignment: .center) { StyleFill(style: style) }
  }

  /// Paints over this view.
  ///
  ///     Photo().overlay(.black.opacity(0.5))
  ///
  /// - Source: SwiftUI `View.overlay(_:ignoresSafeAreaEdges:)`.
  @inlinable public func overlay<S: _PaintedShapeStyle>(_ style: S) -> some View {
    overlay(alignment: .center) { style._color }
  }

  /// Paints over this view with a style that reads the environment.
  @inlinable public func overlay<S: ShapeStyle>(_ style: S) -> some View {
    overlay(alignment: .center) { StyleFill(style: style) }
  }
}

/// All the cells that are offered, painted with a style.
@usableFromInline struct StyleFill<Style: ShapeStyle>: View {
  @Environment(\.self) private var environment
  let style: Style

  @usableFromInline init(style: Style) { self.style = style }

  @usableFromInline var body: some View { style.color(in: environment) }
  @usableFromInline static var _isUnary: Bool { true }
}
