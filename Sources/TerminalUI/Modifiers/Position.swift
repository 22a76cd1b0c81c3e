extension View {
  /// Puts the middle of this view at a cell of what it is offered.
  ///
  ///     Text("abc").position(x: 4, y: 1).frame(width: 9, height: 3)
  ///     // ·········
  ///     // ···abc···
  ///     // ·········
  ///
  /// The result takes all the cells that it is offered; where nothing is offered, those of this view. Of an even number of
  /// cells the middle is the second one of the two.
  ///
  /// - Parameters:
  ///   - x: The column of the middle, counted from the left edge.
  ///   - y: The row of the middle, counted from the upper edge.
  /// - Returns: A view that draws this one around a cell.
  /// - Source: SwiftUI `View.position(x:y:)`; differs in unit (cells).
  @inlinable public func position(x: Int = 0, y: Int = 0) -> some View {
    unaryLayout(Position(x: x.clampedToCells, y: y.clampedToCells))
  }

  /// Puts the middle of this view at a cell of what it is offered.
  ///
  /// - Source: SwiftUI `View.position(_:)`; differs in unit (cells).
  @inlinable public func position(_ position: Point) -> some View {
    self.position(x: position.x, y: position.y)
  }
}

@usableFromInline struct Position: UnaryLayout {
  let x: Int
  let y: Int

  @usableFromInline init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  @usableFromInline func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  @usableFromInline func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    Point(
      x: (x &- content.width / 2).clampedToCells, y: (y &- content.height / 2).clampedToCells)
  }

  @usableFromInline func flexibleAxes(for proposal: ProposedViewSize) -> Axis.Set {
    [.horizontal, .vertical]
  }
}
