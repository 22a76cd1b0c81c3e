extension View {
  /// Draws this view elsewhere, without changing where others are.
  ///
  ///     Text("ab").offset(x: 1)
  ///
  /// - Parameters:
  ///   - x: How far to the right.
  ///   - y: How far down.
  /// - Returns: A view that draws at another place than it takes.
  /// - Source: SwiftUI `View.offset(x:y:)`; differs in unit (cells).
  @inlinable public func offset(x: Int = 0, y: Int = 0, _: Void = ()) -> some View {
    unaryLayout(Offset(x: x.clampedToCells, y: y.clampedToCells))
  }

  /// Draws this view elsewhere, by lengths rounded to whole cells, half a cell away from zero.
  ///
  /// - Source: SwiftUI `View.offset(x:y:)`.
  @_disfavoredOverload @inlinable public func offset(x: Double = 0, y: Double = 0) -> some View {
    unaryLayout(Offset(exactX: x, y: y))
  }

  /// Draws this view elsewhere, without changing where others are.
  ///
  /// - Source: SwiftUI `View.offset(_:)`.
  @_disfavoredOverload @inlinable public func offset(_ offset: Size) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}

@usableFromInline struct Offset: UnaryLayout {
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

  @usableFromInline func resolved(in unit: LengthUnit) -> Offset {
    Offset(x: unit.cells(x, xRest, along: .horizontal), y: unit.cells(y, yRest, along: .vertical))
  }

  @usableFromInline func contentOrigin(in size: Size, content: ViewDimensions) -> Point { Point(x: x, y: y) }
}
