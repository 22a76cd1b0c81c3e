public import CellLayout
public import Cells

/// A container that puts its items over each other, the last one in front.
@MainActor @preconcurrency public final class ZStackNode: ItemNode {
  package private(set) var content: Node!
  private var alignment: Alignment
  /// The place where the guides of all items meet, in cells of this container.
  private var before = Point.zero
  private var probes = ProbeCache()

  /// Makes a container of the items that `content` makes.
  public init(in context: NodeContext, alignment: Alignment, content: @MainActor (NodeContext) -> Node) {
    self.alignment = alignment
    super.init(in: context, flags: .isElaborate)
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

  /// Offers the whole proposal to the items of the highest priority, and the joint size of these items to all other items.
  public override func measure(_ proposal: ProposedViewSize) -> Answer {
    if let known = probes.answer(to: proposal, pass: host.layoutPass.number) { return known }
    let answer = fold(proposal) { item, proposal in item.answer(to: proposal) }.answer
    probes.note(answer, to: proposal)
    return answer
  }

  /// Commits the proposal of every item.
  public override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let result = fold(proposal) { item, proposal in
      item.commit(proposal)
      return item.answer
    }
    if before != result.before { damage() }
    before = result.before
    probes.forget()
    return result.answer
  }

  /// An item with its proposal, its answer and the place where its guides cross, in its own cells.
  private struct Part {
    let item: ItemNode
    let proposal: ProposedViewSize
    let answer: Answer
    let guide: Point
  }

  /// The columns and rows that items take before and after the place where their guides meet.
  private struct Extent {
    // An item may lie as a whole behind its guide, so nothing is taken for granted.
    var before = Point(x: .min, y: .min)
    var after = Point(x: .min, y: .min)

    mutating func include(_ part: Part) {
      before = Point(x: Swift.max(before.x, part.guide.x), y: Swift.max(before.y, part.guide.y))
      after = Point(
        x: Swift.max(after.x, part.answer.size.width &- part.guide.x),
        y: Swift.max(after.y, part.answer.size.height &- part.guide.y))
    }

    var size: Size {
      Size(width: (before.x &+ after.x).clampedToLength, height: (before.y &+ after.y).clampedToLength)
    }

    func overflow(of part: Part, in size: Size) -> Int {
      let origin = Point(x: before.x &- part.guide.x, y: before.y &- part.guide.y)
      return part.answer.overflow(at: origin, in: size)
    }
  }

  /// The place in an item, in its own cells, that is put where the guides of all items meet.
  private func guides(of item: ItemNode, _ proposal: ProposedViewSize, _ answer: Answer) -> Point {
    Point(
      x: item.guide(alignment.horizontal.key, for: proposal, answer),
      y: item.guide(alignment.vertical.key, for: proposal, answer))
  }

  /// The joint answer of all items; `parts` are empty where there is but one.
  private func fold(
    _ proposal: ProposedViewSize, _ ask: @MainActor (ItemNode, ProposedViewSize) -> Answer
  ) -> (answer: Answer, before: Point, parts: [Part]) {
    if content.leadsToItem, let item = content.firstItem {
      // The usual case, which needs no arrays.
      let answer = ask(item, proposal)
      return (answer, guides(of: item, proposal, answer), [])
    }
    var items: [ItemNode] = []
    content.visitItems { items.append($0) }
    let priorities = items.map(\.layoutPriority)
    guard let highest = priorities.max() else { return (Answer(.zero), .zero, []) }
    var extent = Extent()
    var traits: NodeFlags = []
    var parts: [Part] = []
    func add(_ item: ItemNode, _ proposal: ProposedViewSize) -> Part {
      let answer = ask(item, proposal)
      traits.formUnion(answer.traits)
      let part = Part(
        item: item, proposal: proposal, answer: answer, guide: guides(of: item, proposal, answer))
      parts.append(part)
      return part
    }
    for (item, priority) in zip(items, priorities) where priority == highest {
      extent.include(add(item, proposal))
    }
    let size = extent.size
    let host = host
    // The others are offered the joint size. While either dimension is only probed, both of theirs may differ in the
    // end; in the final layout, neither.
    let outer = host.layoutPass.beginProbe(
      host.layoutPass.probed.isEmpty ? [] : [.isProbedInWidth, .isProbedInHeight])
    for (item, priority) in zip(items, priorities) where priority != highest {
      _ = add(item, ProposedViewSize(size))
    }
    host.layoutPass.end(outer)
    var overflow = 0
    for part in parts { overflow = Swift.max(overflow, extent.overflow(of: part, in: size)) }
    return (Answer(size, overflow: overflow, traits: traits), extent.before, parts)
  }

  /// The place of an item's top left cell, so that its guides meet those of the others.
  public override func origin(of item: ItemNode) -> Point {
    Point(
      x: (before.x &- item.guide(alignment.horizontal.key)).clampedToCells,
      y: (before.y &- item.guide(alignment.vertical.key)).clampedToCells)
  }

  /// Draws and lays out again.
  ///
  /// If the item's answer is the same, only its answers to probes may differ: that concerns what probed this container.
  public override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    if old == new, !item.hasReadGuides {
      if isProbed { setNeedsLayout() }
    } else {
      damageAndLayOut()
    }
  }

  /// The guide of the items that place it, combined.
  public override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    if content.leadsToItem, let item = content.firstItem {
      return item.explicitGuide(key, for: proposal, item.answer(to: proposal))
    }
    let result = fold(proposal) { item, proposal in item.answer(to: proposal) }
    var values: [Int] = []
    for part in result.parts {
      guard let value = part.item.explicitGuide(key, for: part.proposal, part.answer) else { continue }
      let origin = key.axis == .horizontal ? result.before.x &- part.guide.x : result.before.y &- part.guide.y
      values.append(value &+ origin)
    }
    return key.combining(values)
  }

  /// Draws the items, the first one at the back.
  public override func paint(_ painter: inout Painter, at origin: Point) {
    let stack = Reference(self)
    painter.inOrder(of: self) { painter in
      painter.paintItems(of: .init(content)) { item in stack.borrow { $0.origin(of: item, from: origin) } }
    }
  }

  /// The foremost node under `point`.
  public override func hitTest(_ point: Point, at origin: Point) -> Node? {
    hitTestInOrder(of: content, point) { self.origin(of: $0, from: origin) }
  }
}
