/// Arranges cells as a ``Grid`` does, for `AnyLayout`.
///
///     let layout = isWide ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
///     layout { GridRow { Text("a"); Text("b") } }
///
/// - Source: SwiftUI `GridLayout`.
public struct GridLayout: Layout {
  /// The alignment of a view in its cell, unless the row, the column or the view sets another one.
  public var alignment: Alignment
  /// The room between two columns; `nil` is 1 cell.
  public var horizontalSpacing: Int? {
    get { givenHorizontal?.cells }
    set { givenHorizontal = newValue.map { GivenLength($0) } }
  }
  /// The room between two rows; `nil` is none.
  public var verticalSpacing: Int? {
    get { givenVertical?.cells }
    set { givenVertical = newValue.map { GivenLength($0) } }
  }
  private var givenHorizontal: GivenLength?
  private var givenVertical: GivenLength?

  /// Makes a layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil
  ) {
    self.alignment = alignment
    givenHorizontal = horizontalSpacing.map { GivenLength($0) }
    givenVertical = verticalSpacing.map { GivenLength($0) }
  }

  /// Makes a layout with spacing that may have a fraction: it is rounded to cells when used, halves away from zero.
  @_disfavoredOverload public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    givenHorizontal = horizontalSpacing.map { GivenLength($0) }
    givenVertical = verticalSpacing.map { GivenLength($0) }
  }

  /// Returns this layout, whose spacing is in `unit`, with its spacing in cells.
  package func resolved(in unit: LengthUnit) -> GridLayout {
    var layout = self
    layout.givenHorizontal = givenHorizontal.map {
      GivenLength(cells: $0.cells(in: unit, along: .horizontal))
    }
    layout.givenVertical = givenVertical.map { GivenLength(cells: $0.cells(in: unit, along: .vertical)) }
    return layout
  }

  /// The cells of the views, and the arrangement computed last.
  public struct Cache {
    var cells: GridCells
    var last: (proposal: ProposedViewSize, arrangement: GridArrangement)?
  }

  /// Asks the views for rows, columns and alignments.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cells: GridCells(subviews, alignment: alignment))
  }

  /// The arrangement for a proposal, as it was for the last one if that is the same.
  private func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache)
    -> GridArrangement
  {
    if let last = cache.last, last.proposal == proposal, cache.cells.alignment == alignment {
      return last.arrangement
    }
    if cache.cells.alignment != alignment { cache.cells = GridCells(subviews, alignment: alignment) }
    let spacing = Size(width: horizontalSpacing ?? 1, height: verticalSpacing ?? 0)
    let arrangement = GridArrangement(of: cache.cells, subviews, spacing: spacing, in: proposal)
    cache.last = (proposal, arrangement)
    return arrangement
  }

  /// The sum of the columns and rows with the spacing between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    arrangement(proposal, subviews, &cache).size
  }

  /// Places each view in its cell.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arrangement(proposal, subviews, &cache).place(cache.cells, subviews, at: bounds.origin)
  }
}

extension GridLayout: UnobservedLayout {}
