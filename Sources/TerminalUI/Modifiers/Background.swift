extension View {
  /// Puts a colour behind this view.
  ///
  ///     Text("warning").background(.red)
  ///
  /// - Source: SwiftUI `View.background(_:ignoresSafeAreaEdges:)`.
  @inlinable public func background(_ color: Color) -> some View { background { color } }

  /// Puts a colour in front of this view.
  ///
  /// - Source: SwiftUI `View.overlay(_:ignoresSafeAreaEdges:)`.
  @inlinable public func overlay(_ color: Color) -> some View { overlay { color } }
}
