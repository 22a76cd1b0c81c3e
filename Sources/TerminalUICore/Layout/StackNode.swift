public import CellLayout
public import Cells

/// A container that lines up its items along one axis.
///
/// Items whose answer doesn't depend on the length proposed along the axis count as one sum, which their
/// lists keep. Only the others, the flexible ones, take part in dividing the rest. So the change of one inflexible item costs one path through the
/// lists above it, whatever the number of its siblings.
///
/// A stack that is offered nothing across its axis is arranged as if it were offered the extent that its items take together when nothing is offered
/// to them. So a line is as long as the views next to it.
@MainActor @preconcurrency public class StackNode: ItemNode {
  package private(set) var content: Node!
  let axis: Axis
  var spacing: Int
  var alignment: AlignmentKey
  var span = Span()
  /// The flexible items and their proposals, while `divisionIsKnown`.
  var division: [FlexibleItem] = []
  var divided = 0
  var divisionIsKnown = false
  private var probes = ProbeCache()
  /// The proposal that the items are arranged for.
  final var lastProposal: ProposedViewSize?
  /// Whether nothing is offered across the axis.
  final var isOpen = false
  /// Whether the items are being arranged for the stand-in of a missing proposal.
  final var isOpening = false
  /// Whether items are arranged once more, and their extents across without a proposal are as they were.
  final var knowsIdeals = false

  struct FlexibleItem {
    unowned(unsafe) var item: ItemNode
    var minimum: Int
    var maximum: Int
  }

  package init(
    in context: NodeContext, axis: Axis, spacing: Int, alignment: AlignmentKey,
    content: @MainActor (NodeContext) -> Node
  ) {
    self.axis = axis
    self.spacing = spacing.clampedToCells
    self.alignment = alignment
    super.init(in: context, flags: .isElaborate)
    self.content = content(childContext)
  }

  /// Takes new values of the stack's parameters.
  package func configure(spacing: Int, alignment: AlignmentKey) {
    let spacing = spacing.clampedToCells
    guard spacing != self.spacing || alignment != self.alignment else { return }
    self.spacing = spacing
    self.alignment = alignment
    forgetSpans()
    damageAndLayOut()
  }

  /// Calls `visit` with the content.
  public override func visitChildren(_ visit: @MainActor (Node) -> Void) { visit(content) }

  /// The axis of the stack.
  public override var stackAxis: Axis? { axis }

  /// Whether the lists of the stack know the sums of their items.
  var keepsSpans: Bool { true }

  /// VStack or HStack.
  public override var name: String { axis == .vertical ? "VStack" : "HStack" }

  // MARK: Lengths along and across

  func main(_ size: Size) -> Int { axis == .vertical ? size.height : size.width }
  func cross(_ size: Size) -> Int { axis == .vertical ? size.width : size.height }
  func main(_ proposal: ProposedViewSize) -> Int? {
    axis == .vertical ? proposal.height : proposal.width
  }
  func cross(_ proposal: ProposedViewSize) -> Int? {
    axis == .vertical ? proposal.width : proposal.height
  }
  func size(main: Int, cross: Int) -> Size {
    axis == .vertical ? Size(width: cross, height: main) : Size(width: main, height: cross)
  }
  func proposal(main: Int?, cross: Int?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
  }
  var mainFlag: NodeFlags { axis == .vertical ? .dependsOnHeight : .dependsOnWidth }
  var crossFlag: NodeFlags { axis == .vertical ? .dependsOnWidth : .dependsOnHeight }

  // MARK: Answers

  /// The size of the stack, and on what it depends, by the measures of all items together.
  func answer(for span: Span) -> Answer {
    var traits: NodeFlags = []
    if span.flexible > 0 { traits.insert(mainFlag) }
    if span.crossDependent > 0 { traits.insert(crossFlag) }
    if span.guided > 0 { traits.insert(.hasGuides) }
    if span.baselined > 0 { traits.insert(.hasBaselines) }
    let length = span.length(spacing: spacing)
    // Items that overlap may lie outside of the length that remains.
    let outside = spacing < 0 ? Swift.max(-span.low, span.high &- length, 0) : 0
    return Answer(
      size(main: length, cross: (span.before &+ span.after).clampedToLength),
      overflow: span.overflow &+ outside, traits: traits)
  }

  /// Commits the proposals of all items and divides the length among the flexible ones.
  public override func arrange(_ proposal: ProposedViewSize) -> Answer {
    if !isOpening {
      if cross(proposal) == nil { return arrangeOpen(proposal) }
      isOpen = false
    }
    if let last = lastProposal, cross(last) != cross(proposal) {
      forgetSpans()
      divisionIsKnown = false
    }
    let oldBefore = span.before
    let mainChanged = lastProposal.map { main($0) != main(proposal) } ?? true
    lastProposal = proposal
    span = commitSpan(.init(content), proposal)
    if span.flexible == 0 {
      division.removeAll(keepingCapacity: true)
      divisionIsKnown = false
    } else if let length = main(proposal) {
      divide(length, proposal: proposal)
    } else {
      divisionIsKnown = false
      if mainChanged {
        visitFlexibleItems { item in
          item.commit(proposal)
          markSpansAbove(item)
        }
        span = commitSpan(.init(content), proposal)
      }
    }
    if span.before != oldBefore { damage() }
    // The container that arranges this stack has no more questions.
    probes.forget()
    return answer(for: span)
  }

  /// The answer to a proposal other than the committed one, which costs a look at every item.
  public override func measure(_ proposal: ProposedViewSize) -> Answer {
    if isArranged(for: proposal) { return answer }
    // No closures: stacks are in stacks, and each call takes of the room that there is for calls.
    if let known = probes.answer(to: proposal, pass: host.layoutPass.number) { return known }
    var span = answersSpan(to: proposal)
    if let resolved = resolved(proposal, span) { span = answersSpan(to: resolved) }
    let answer = answer(for: span)
    probes.note(answer, to: proposal)
    return answer
  }

  /// Whether the items are arranged as they would be for a proposal.
  func isArranged(for proposal: ProposedViewSize) -> Bool {
    guard let last = lastProposal, !flags.contains(.needsLayout) else { return false }
    guard cross(proposal) == nil ? isOpen : cross(last) == cross(proposal) else { return false }
    return span.flexible == 0 || main(last) == main(proposal)
  }

  // MARK: Changes

  /// Damages from the item's place on, as far as items can move, and measures again.
  public override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    guard !flags.contains(.isNew) else { return }
    if old == new, !item.hasReadGuides {
      if changesDivision(item) {
        divisionIsKnown = false
        setNeedsLayout()
      } else if mayChangeIdeal(item) {
        markSpansAbove(item)
        setNeedsLayout()
      } else if isProbed {
        setNeedsLayout()
      }
      return
    }
    if old.traits.union(new.traits).contains(mainFlag) { divisionIsKnown = false }
    if spacing < 0 {
      damage()
    } else {
      damageChange(of: item, from: old, to: new)
    }
    markSpansAbove(item)
    setNeedsLayout()
  }

  /// Damages from the node's place on and measures again.
  public override func itemsWillChange(at node: Node) {
    guard !flags.contains(.isNew) else { return }
    divisionIsKnown = false
    if spacing < 0 {
      damage()
    } else {
      damage(from: start(of: node), reach: 0)
    }
    setNeedsLayout()
  }

  // MARK: Places

  /// The top left cell of an item: a sum along the axis, and its guide across.
  public override func origin(of item: ItemNode) -> Point {
    let start = start(of: item)
    let offset = (span.before &- item.guide(alignment)).clampedToCells
    return axis == .vertical ? Point(x: offset, y: start) : Point(x: start, y: offset)
  }

  override func lane(of item: ItemNode) -> Rect? {
    guard axis == .vertical else { return nil }
    return Rect(x: -origin(of: item).x, y: 0, width: size.width, height: item.size.height)
  }

  // MARK: Drawing and hit testing

  /// Draws the items that meet the painter's clip.
  public override func paint(_ painter: inout Painter, at origin: Point) {
    painter.inOrder(of: self) { paintItems(&$0, at: origin) }
  }

  @inline(__always) private final func paintItems(_ painter: inout Painter, at origin: Point) {
    var start = axis == .vertical ? origin.y : origin.x
    paint(.init(content), &painter, origin, &start)
  }

  /// The foremost node under `point`.
  public override func hitTest(_ point: Point, at origin: Point) -> Node? {
    guard !flags.contains(.ordersItems) else {
      return hitTestInOrder(of: content, point) { self.origin(of: $0, from: origin) }
    }
    var start = axis == .vertical ? origin.y : origin.x
    return hitTest(.init(content), point, origin, &start)
  }

  /// The guide of the items that place it, combined.
  public override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    var values: [Int] = []
    if isArranged(for: proposal) {
      visitItems(placing: key) { item in
        guard let value = item.explicitGuide(key, for: item.proposal, item.answer) else { return }
        // The place is not cut off at a limit: that is done once the guide is known.
        values.append(
          value &+ (key.axis == axis ? exactStart(of: item) : span.before &- item.guide(alignment)))
      }
      return key.combining(values)
    }
    let parts = parts(for: resolved(proposal))
    let before = parts.map(\.guide).max() ?? 0
    var start = 0
    for part in parts {
      if let value = part.item.explicitGuide(key, for: part.proposal, part.answer) {
        values.append(value &+ (key.axis == axis ? start : before &- part.guide))
      }
      start &+= main(part.answer.size) &+ spacing
    }
    return key.combining(values)
  }

  /// The spacing, for descriptions.
  public override var details: String { spacing == 0 ? "" : "spacing \(spacing)" }
}
