extension View {
  /// Adds empty cells around this view.
  ///
  ///     Text("ab").padding(.leading, 2)     // "··ab"
  ///
  /// The result is `length` columns wider for each horizontal edge and `length` rows taller for each vertical
  /// one: `width(v.padding(.horizontal, n)) == width(v) + 2 * n`.
  ///
  /// - Parameters:
  ///   - edges: The edges to pad.
  ///   - length: The padding; `nil` is 1 cell. Negative values pull the surroundings in: the view is offered more,
  ///     and draws beyond the cells that it takes.
  /// - Returns: A view larger than this one by the padding, but of no less than 0 cells.
  /// - Source: SwiftUI `View.padding(_:_:)`; differs in unit (cells, not points) and default length.
  @inlinable public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    unaryLayout(Padding(edges, length.map { GivenLength($0) } ?? GivenLength(cells: 1)))
  }

  /// Adds empty cells around this view, rounded to whole ones, half a cell away from zero.
  ///
  /// - Source: SwiftUI `View.padding(_:_:)`.
  @_disfavoredOverload @inlinable public func padding(_ edges: Edge.Set = .all, _ length: Double?)
    -> some View
  {
    unaryLayout(Padding(edges, length.map { GivenLength($0) } ?? GivenLength(cells: 1)))
  }

  // The last parameter, here and in `offset` and `position`, has no effect: without it, `.zero` would fit this and the
  // overload of `TerminalUIPoints` alike.
  /// Adds `length` empty cells at each edge of this view; a negative number pulls the surroundings in.
  @inlinable public func padding(_ length: Int, _: Void = ()) -> some View { padding(.all, length) }

  /// Adds empty cells at each edge of this view, rounded to whole ones, half a cell away from zero.
  @_disfavoredOverload @inlinable public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds empty cells at each edge of this view; negative numbers pull the surroundings in.
  @inlinable public func padding(_ insets: EdgeInsets) -> some View {
    unaryLayout(
      Padding(
        insets: EdgeInsets(
          top: insets.top.clampedToCells, leading: insets.leading.clampedToCells,
          bottom: insets.bottom.clampedToCells, trailing: insets.trailing.clampedToCells)))
  }
}

@usableFromInline struct Padding: UnaryLayout {
  let insets: EdgeInsets
  /// The difference between the given length and each inset that isn't 0, until it is resolved.
  private let rest: Float

  @usableFromInline init(insets: EdgeInsets) {
    self.insets = insets
    rest = 0
  }

  @usableFromInline init(_ edges: Edge.Set, _ given: GivenLength) {
    let length = given.cells
    insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    rest = given.rest
  }

  @usableFromInline func resolved(in unit: LengthUnit) -> Padding {
    guard rest != GivenLength.inCells else { return self }
    func resolved(_ length: Int, _ axis: Axis) -> Int {
      length == 0 ? 0 : unit.inset(Double(length) + Double(rest), along: axis)
    }
    return Padding(
      insets: EdgeInsets(
        top: resolved(insets.top, .vertical), leading: resolved(insets.leading, .horizontal),
        bottom: resolved(insets.bottom, .vertical), trailing: resolved(insets.trailing, .horizontal)))
  }

  @usableFromInline func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.shrunk(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
  }

  @usableFromInline func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(
      width: (content.width + insets.leading + insets.trailing).clampedToLength,
      height: (content.height + insets.top + insets.bottom).clampedToLength)
  }

  @usableFromInline func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    Point(x: insets.leading, y: insets.top)
  }
}
