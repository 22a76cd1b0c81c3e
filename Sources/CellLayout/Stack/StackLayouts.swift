public import Cells

/// The layout of an `HStack`, for use where a layout is a value.
///
/// - Source: SwiftUI `HStackLayout`; guides that children place aren't handed on.
public struct HStackLayout: Layout {
  /// The guide at which the children meet.
  public var alignment: VerticalAlignment
  /// The room between two children; `nil` is 1 cell.
  public var spacing: Int? {
    get { given?.cells }
    set { given = newValue.map { GivenLength($0) } }
  }
  private var given: GivenLength?

  /// Makes a layout.
  public init(alignment: VerticalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    given = spacing.map { GivenLength($0) }
  }

  /// Makes a layout; the spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(alignment: VerticalAlignment = .center, spacing: Double?) {
    self.alignment = alignment
    given = spacing.map { GivenLength($0) }
  }

  /// The layout with its spacing in cells.
  ///
  /// The spacing of this layout is in `unit`.
  package func resolved(in unit: LengthUnit) -> Self {
    var layout = self
    layout.given = given.map { GivenLength(cells: $0.cells(in: unit, along: .horizontal)) }
    return layout
  }

  private var row: StackRow { StackRow(axis: .horizontal, guide: alignment.key, spacing: spacing ?? 1) }

  /// A `Spacer` grows along the row.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  /// The size of the children next to each other.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    row.plan(proposal, subviews).size
  }

  /// Places the children next to each other.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    row.place(in: bounds, proposal, subviews)
  }
}

/// The layout of a `VStack`, for use where a layout is a value.
///
/// - Source: SwiftUI `VStackLayout`; guides that children place aren't handed on.
public struct VStackLayout: Layout {
  /// The guide at which the children meet.
  public var alignment: HorizontalAlignment
  /// The room between two children; `nil` is 0 cells.
  public var spacing: Int? {
    get { given?.cells }
    set { given = newValue.map { GivenLength($0) } }
  }
  private var given: GivenLength?

  /// Makes a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    given = spacing.map { GivenLength($0) }
  }

  /// Makes a layout; the spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(alignment: HorizontalAlignment = .center, spacing: Double?) {
    self.alignment = alignment
    given = spacing.map { GivenLength($0) }
  }

  /// The layout with its spacing in cells.
  ///
  /// The spacing of this layout is in `unit`.
  package func resolved(in unit: LengthUnit) -> Self {
    var layout = self
    layout.given = given.map { GivenLength(cells: $0.cells(in: unit, along: .vertical)) }
    return layout
  }

  private var row: StackRow { StackRow(axis: .vertical, guide: alignment.key, spacing: spacing ?? 0) }

  /// A `Spacer` grows along the column.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  /// The children below each other.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    row.plan(proposal, subviews).size
  }

  /// Places the children below each other.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    row.place(in: bounds, proposal, subviews)
  }
}

/// The layout of a `ZStack`, for use where a layout is a value.
///
/// - Source: SwiftUI `ZStackLayout`; guides that children place aren't handed on.
public struct ZStackLayout: Layout {
  /// The guides at which the children meet.
  public var alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The place of the guides, and the size that the children of the highest priority make; other children get that size.
  private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    highest: Double, before: Point, size: Size
  ) {
    guard let highest = subviews.map(\.priority).max() else { return (0, .zero, .zero) }
    // A child may lie as a whole behind its guide, so nothing is taken for granted.
    var before = Point(x: .min, y: .min)
    var after = before
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      before = Point(x: Swift.max(before.x, x), y: Swift.max(before.y, y))
      after = Point(
        x: Swift.max(after.x, dimensions.width &- x), y: Swift.max(after.y, dimensions.height &- y))
    }
    let size = Size(
      width: (before.x &+ after.x).clampedToLength, height: (before.y &+ after.y).clampedToLength)
    return (highest, before, size)
  }

  /// The children over each other.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    plan(proposal, subviews).size
  }

  /// Places the children over each other.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (highest, before, size) = plan(proposal, subviews)
    for subview in subviews {
      let own = subview.priority == highest ? proposal : ProposedViewSize(size)
      let dimensions = subview.dimensions(in: own)
      subview.place(
        at: Point(
          x: bounds.minX &+ before.x &- dimensions[alignment.horizontal],
          y: bounds.minY &+ before.y &- dimensions[alignment.vertical]), proposal: own)
    }
  }
}

extension HStackLayout: UnobservedLayout {}
extension VStackLayout: UnobservedLayout {}
extension ZStackLayout: UnobservedLayout {}
