extension View {
  /// Draws this view elsewhere, without changing where others are.
  ///
  ///     Text("ab").offset(x: 1)
  ///
  /// - Parameters:
  ///   - x: Columns to the right.
  ///   - y: Rows down.
  /// - Returns: A view that draws at another place than it takes.
  /// - Source: SwiftUI `View.offset(x:y:)`; differs in unit (cells).
  @inlinable public func offset(x: Int = 0, y: Int = 0) -> some View {
    unaryLayout(Offset(x: x.clampedToCells, y: y.clampedToCells))
  }

  /// Draws this view elsewhere, without changing where others are.
  ///
  /// - Source: SwiftUI `View.offset(_:)`.
  @inlinable public func offset(_ offset: Size) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}

@usableFromInline struct Offset: UnaryLayout {
  let x: Int
  let y: Int

  @usableFromInline init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
  @usableFromInline func contentOrigin(in size: Size, content: ViewDimensions) -> Point { Point(x: x, y: y) }
}
