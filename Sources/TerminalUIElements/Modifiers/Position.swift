extension View {
  /// Puts the middle of this view at a cell of the offered room.
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
  ///   - x: How far the middle is from the left edge.
  ///   - y: How far the middle is from the upper edge.
  /// - Returns: A view that draws this one around a cell.
  /// - Source: SwiftUI `View.position(x:y:)`; differs in unit (cells).
  @inlinable public func position(x: Int = 0, y: Int = 0, _: Void = ()) -> some View {
    unaryLayout(Position(x: x.clampedToCells, y: y.clampedToCells))
  }

  /// Puts the middle of this view at a place of the offered room, rounded to the nearest cell.
  ///
  /// - Source: SwiftUI `View.position(x:y:)`.
  @_disfavoredOverload @inlinable public func position(x: Double = 0, y: Double = 0) -> some View {
    unaryLayout(Position(exactX: x, y: y))
  }

  /// Puts the middle of this view at a cell of the offered room.
  ///
  /// - Source: SwiftUI `View.position(_:)`; differs in unit (cells).
  @_disfavoredOverload @inlinable public func position(_ position: Point) -> some View {
    self.position(x: position.x, y: position.y)
  }
}

@usableFromInline struct Position: UnaryLayout {
  let x: Int
  let y: Int
  /// The differences between the given numbers and the rounded ones, until they are resolved.
  private var xRest: Float = 0
  private var yRest: Float = 0

  @usableFromInline init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  @usableFromInline init(exactX x: Double, y: Double) {
    self.init(x: x.rounded().clampedToCells, y: y.rounded().clampedToCells)
    (xRest, yRest) = (GivenLength.rest(of: x), GivenLength.rest(of: y))
  }

  @usableFromInline func resolved(in unit: LengthUnit) -> Position {
    Position(x: unit.cells(x, xRest, along: .horizontal), y: unit.cells(y, yRest, along: .vertical))
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
