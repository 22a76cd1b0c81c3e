public import CellLayout
public import Cells

/// A container that puts its items over each other, the last one in front.
@MainActor public final class ZStackNode: ItemNode {
  @exclusivity(unchecked) package private(set) var content: Node!
  @exclusivity(unchecked) private var alignment: Alignment
  @exclusivity(unchecked) private var before = Point.zero
  @exclusivity(unchecked) private var probes = ProbeCache()

  public init(in context: NodeContext, alignment: Alignment, content: @MainActor (NodeContext) -> Node) {
    self.alignment = alignment
    super.init(in: context)
    self.content = content(childContext)
  }

  package func configure(alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    damageAndLayOut()
  }

  /// Calls `visit` with the content.
  public override func visitChildren(_ visit: @MainActor (Node) -> Void) { visit(content) }

  /// ZStack.
  public override var name: String { "ZStack" }

  /// Offers every item the whole proposal; those of a lower priority get the size of the others.
  public override func measure(_ proposal: ProposedViewSize) -> Answer {
    probes.answer(to: proposal, turn: host.layoutPass) {
      fold(proposal) { item, proposal in item.answer(to: proposal) }.answer
    }
  }

  /// Commits the proposal of every item.
  public override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let result = fold(proposal) { item, proposal in
      item.commit(proposal)
      return item.answer
    }
    if before != result.before { damage() }
    before = result.before
    return result.answer
  }

  private func fold(
    _ proposal: ProposedViewSize, _ ask: @MainActor (ItemNode, ProposedViewSize) -> Answer
  ) -> (answer: Answer, before: Point) {
    var items: [ItemNode] = []
    content.visitItems { items.append($0) }
    guard let highest = items.map(\.layoutPriority).max() else { return (Answer(.zero), .zero) }
    var before = Point.zero
    var after = Point.zero
    var traits: NodeFlags = []
    var boxes: [(Answer, Point)] = []
    func place(_ item: ItemNode, _ answer: Answer, counts: Bool) {
      let guide = Point(
        x: guide(alignment.horizontal.key, of: item, answer),
        y: guide(alignment.vertical.key, of: item, answer))
      boxes.append((answer, guide))
      traits.formUnion(answer.traits)
      guard counts else { return }
      before = Point(x: Swift.max(before.x, guide.x), y: Swift.max(before.y, guide.y))
      after = Point(
        x: Swift.max(after.x, answer.size.width &- guide.x),
        y: Swift.max(after.y, answer.size.height &- guide.y))
    }
    var rest: [ItemNode] = []
    for item in items {
      if item.layoutPriority == highest {
        place(item, ask(item, proposal), counts: true)
      } else {
        rest.append(item)
      }
    }
    let size = Size(
      width: (before.x &+ after.x).clampedToLength, height: (before.y &+ after.y).clampedToLength)
    for item in rest { place(item, ask(item, ProposedViewSize(size)), counts: false) }
    var overflow = 0
    for (answer, guide) in boxes {
      let x = before.x &- guide.x
      let y = before.y &- guide.y
      overflow = Swift.max(
        overflow, answer.overflow &- x, answer.overflow &- y,
        x &+ answer.size.width &+ answer.overflow &- size.width,
        y &+ answer.size.height &+ answer.overflow &- size.height)
    }
    return (Answer(size, overflow: overflow, traits: traits), before)
  }

  private func guide(_ key: AlignmentKey, of item: ItemNode, _ answer: Answer) -> Int {
    if answer.traits.contains(.hasGuides), let explicit = item.explicitGuide(key) { return explicit }
    return key.defaultValue(in: ViewDimensions(answer.size))
  }

  /// The place at which the item's guides meet those of the others.
  public override func origin(of item: ItemNode) -> Point {
    Point(
      x: before.x &- item.guide(alignment.horizontal.key),
      y: before.y &- item.guide(alignment.vertical.key))
  }

  /// An item that only answers probes otherwise concerns who probed; any other change is drawn.
  public override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    if old == new {
      if flags.contains(.isProbed) { setNeedsLayout() }
    } else {
      damageAndLayOut()
    }
  }

  /// The guide of the items that place it, combined.
  public override func explicitGuide(_ key: AlignmentKey) -> Int? {
    var values: [Int] = []
    content.visitItems { item in
      guard item.flags.contains(.hasGuides), let value = item.explicitGuide(key) else { return }
      let origin = origin(of: item)
      values.append(value &+ (key.axis == .horizontal ? origin.x : origin.y))
    }
    return key.combining(values)
  }

  /// Draws the items, the first one at the back.
  public override func paint(_ painter: inout Painter, at origin: Point) {
    painter.paintItems(of: content) { item in
      let place = self.origin(of: item)
      return origin.offsetBy(dx: place.x, dy: place.y)
    }
  }

  /// The foremost node under `point`.
  public override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestItems(point) { item in
      let place = self.origin(of: item)
      return origin.offsetBy(dx: place.x, dy: place.y)
    }
  }
}
