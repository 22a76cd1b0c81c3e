extension View {
  /// Paints what is behind this view.
  ///
  ///     Text("warning").background(.red)
  ///     Panel().background(.surface)
  ///
  /// - Source: SwiftUI `View.background(_:ignoresSafeAreaEdges:)`.
  @inlinable public func background<S: ShapeStyle>(_ style: S) -> some View {
    background(alignment: .center) { style._fill }
  }

  /// Paints what is behind this view; no part of a window is reserved, so the edges have no effect.
  ///
  /// - Source: SwiftUI `View.background(_:ignoresSafeAreaEdges:)`.
  @inlinable public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set)
    -> some View
  {
    background(style)
  }

  /// Paints the background's colour, or what `backgroundStyle(_:)` says, behind this view.
  ///
  /// - Source: SwiftUI `View.background(ignoresSafeAreaEdges:)`.
  @inlinable public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(_SetBackground())
  }

  /// Paints over this view; no part of a window is reserved, so the edges have no effect.
  ///
  /// - Source: SwiftUI `View.overlay(_:ignoresSafeAreaEdges:)`.
  @inlinable public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View
  {
    overlay(style)
  }

  /// Paints over this view.
  ///
  ///     Photo().overlay(.black.opacity(0.5))
  ///
  /// - Source: SwiftUI `View.overlay(_:ignoresSafeAreaEdges:)`.
  @inlinable public func overlay<S: ShapeStyle>(_ style: S) -> some View {
    overlay(alignment: .center) { style._fill }
  }
}
