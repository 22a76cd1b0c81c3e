internal import Cells

/// A node with many children and no size of its own.
///
/// A list keeps the span of its children: the sums and maxima that a stack needs of them. A list of a
/// `ForEach` is a balanced tree of lists (``ListNode/chunkCapacity`` children each). So the place of a row is found, and its change passed on, in a
/// few steps whatever the number of rows.
@MainActor @preconcurrency open class ListNode: Node {
  package final var children: ContiguousArray<Node> = []
  final var span = Span()
  /// While the span is known: how far each child moves its successors along the stack's axis.
  final var advances = Advances()

  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags.union([.list, .needsSpan]))
  }

  /// A child, for a loop that only looks at it: no retain and no release.
  final func childReference(_ index: Int) -> Reference<Node> { .at(index, of: children) }

  /// Calls `visit` with each child, in order.
  open override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    for child in children { visit(child) }
  }

  /// The place of a child; one that is being made comes behind the others.
  override func step(to child: Node) -> RowPath.Step? {
    let place = Int(child.index)
    return .place(place < children.count && children[place] === child ? place : children.count)
  }

  /// The cells of the rows without nodes before the first child, along the axis of a lazy stack.
  var lead: Int { 0 }
  /// The cells of the rows without nodes behind the last child.
  var trail: Int { 0 }
  /// The span of the rows without nodes before the first child.
  func leadSpan(spacing: Int) -> Span { Span() }
  /// The span of the rows without nodes behind the last child.
  func trailSpan(spacing: Int) -> Span { Span() }

  /// The row of the element with an identity, in a list of elements.
  package func row(withID id: AnyHashable) -> Node? { nil }

  /// Adds a child behind the present ones, while the list is being made.
  package final func append(_ child: Node) {
    child.parent = self
    child.index = Int32(children.count)
    children.append(child)
  }
}

/// The measures of some neighbouring items for a stack: sums along its axis and maxima across it.
///
/// Sums are exact: the length of an item is at most 2³⁰ cells, so those of 2³² items can't overflow. Cut off on the way,
/// they would depend on how the items are spread over lists, and a difference of two of them would be wrong. A size or a place that is read from them
/// is cut off at the end.
@MainActor struct Span: @MainActor Equatable {
  /// The number of items.
  var count = 0
  /// The cells of the items along the axis, without spacing.
  var main = 0
  /// The cells of the items that are not flexible, along the axis.
  var fixed = 0
  /// The most cells before the alignment guide, across the axis.
  var before = 0
  /// The most cells from the alignment guide on, across the axis.
  var after = 0
  /// The most cells before the alignment guide, and from it on, where nothing is offered across the axis: of the items that
  /// are inflexible, or offered nothing along it either.
  var idealBefore = 0
  var idealAfter = 0
  /// How far an item may draw beyond its own cells.
  var overflow = 0
  /// Where the first cell of an item is along the axis, counted from the start: below 0 where items overlap.
  var low = 0
  /// The end of the last cell of an item along the axis, counted from the start.
  var high = 0
  /// The number of items whose answer depends on the proposed length along the axis.
  var flexible = 0
  /// The number of items whose answer depends on the proposed length across the axis.
  var crossDependent = 0
  /// The number of items that place guides themselves.
  var guided = 0
  /// The number of items that place the guides of lines of text themselves.
  var baselined = 0

  /// Adds the measures of items behind these.
  @inline(__always) mutating func append(_ other: Span, spacing: Int) {
    if count == 0 {
      self = other
      return
    }
    if other.count == 0 { return }
    let start = main &+ spacing &* count
    low = Swift.min(low, start &+ other.low)
    high = Swift.max(high, start &+ other.high)
    count += other.count
    main &+= other.main
    fixed &+= other.fixed
    before = Swift.max(before, other.before)
    after = Swift.max(after, other.after)
    idealBefore = Swift.max(idealBefore, other.idealBefore)
    idealAfter = Swift.max(idealAfter, other.idealAfter)
    overflow = Swift.max(overflow, other.overflow)
    flexible += other.flexible
    crossDependent += other.crossDependent
    guided += other.guided
    baselined += other.baselined
  }

  /// The cells along the axis with `spacing` between the items.
  func length(spacing: Int) -> Int {
    (main &+ spacing &* Swift.max(count - 1, 0)).clampedToLength
  }
}
