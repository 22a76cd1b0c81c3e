public import CellLayout
public import Cells

/// What an item answers to a proposal.
public struct Answer: Equatable {
  /// The size the item takes.
  public var size: Size
  /// How many cells beyond its own, on any side, the item may draw.
  public var overflow: Int
  /// What the size depends on, and whether there are guides.
  package var traits: NodeFlags

  package static let traitMask: NodeFlags = [.dependsOnWidth, .dependsOnHeight, .hasGuides, .hasBaselines]

  /// How many cells beyond a container of `size` an item with this answer may draw that lies at `origin` in it.
  package func overflow(at origin: Point, in size: Size) -> Int {
    Swift.max(
      overflow &- origin.x, overflow &- origin.y,
      origin.x &+ self.size.width &+ overflow &- size.width,
      origin.y &+ self.size.height &+ overflow &- size.height, 0)
  }

  /// Whether the item, or one in it, may place a guide itself.
  package func mayPlace(_ key: AlignmentKey) -> Bool {
    traits.contains(.hasGuides) || (key.isTextBaseline && traits.contains(.hasBaselines))
  }

  package init(_ size: Size, overflow: Int = 0, traits: NodeFlags = []) {
    self.size = Size(width: size.width.clampedToLength, height: size.height.clampedToLength)
    self.overflow = overflow.clampedToLength
    self.traits = traits
  }
}

extension Answer: CustomStringConvertible {
  /// The size, what is beyond it, and what it depends on.
  public var description: String {
    var text = "\(size)"
    if overflow > 0 { text += " +\(overflow)" }
    for (flag, name) in [
      (NodeFlags.dependsOnWidth, "width"), (.dependsOnHeight, "height"), (.hasGuides, "guides"),
      (.hasBaselines, "baselines"),
    ] where traits.contains(flag) {
      text += " " + name
    }
    return text
  }
}

/// A node with a size: what draws, and what arranges other items.
///
/// An item keeps the proposal that its container gave it last, and its answer. A container arranges its items
/// by committing a proposal to each; to find out what an item would answer otherwise it may also probe it.
/// Places are not kept: a container computes them when painter, damage or hit testing ask.
@MainActor open class ItemNode: Node {
  @exclusivity(unchecked) package final var proposal = ProposedViewSize.unspecified
  @exclusivity(unchecked) private final var width: Int32 = 0
  @exclusivity(unchecked) private final var height: Int32 = 0
  @exclusivity(unchecked) private final var overflowCells: Int32 = 0

  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags.union([.item, .isNew, .needsLayout]))
    self.flags.remove(.inDistribution)
  }

  /// The size of the committed answer.
  @inline(__always) package final var size: Size { Size(width: Int(width), height: Int(height)) }

  /// How far the item may draw beyond its own cells.
  package final var overflow: Int { Int(overflowCells) }

  /// The answer to the committed proposal.
  package final var answer: Answer {
    get {
      Answer(size, overflow: overflow, traits: flags.intersection(Answer.traitMask))
    }
    set {
      width = Int32(truncatingIfNeeded: newValue.size.width)
      height = Int32(truncatingIfNeeded: newValue.size.height)
      overflowCells = Int32(truncatingIfNeeded: newValue.overflow)
      flags.subtract(Answer.traitMask)
      flags.formUnion(newValue.traits)
    }
  }

  // MARK: What a kind of item defines

  /// The answer to a proposal, without any lasting effect on the item or those in it.
  open func measure(_ proposal: ProposedViewSize) -> Answer { Answer(.zero) }

  /// Commits a proposal to every item in this one, and gives the answer. A leaf only measures.
  open func arrange(_ proposal: ProposedViewSize) -> Answer { measure(proposal) }

  /// The top left cell of an item in this one, in this one's coordinates.
  open func origin(of item: ItemNode) -> Point { .zero }

  /// Draws the item with its top left cell at `origin`, inside the painter's clip.
  open func paint(_ painter: inout Painter, at origin: Point) {}

  /// The foremost node under `point`, where the item's top left cell is at `origin`.
  open func hitTest(_ point: Point, at origin: Point) -> Node? { nil }

  /// The axis along which the item lines up its items, if it does.
  open var stackAxis: Axis? { nil }

  /// The position of a guide that this item, or one in it, places explicitly where it is offered `proposal`.
  open func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? { nil }

  /// An item in this one got another answer, or could give one to other proposals.
  open func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    damageAndLayOut()
  }

  /// Items at or below `node`, which is between this item and those it arranges, are about to come or go.
  open func itemsWillChange(at node: Node) { damageAndLayOut() }

  /// Items have come or gone.
  open func itemsDidChange() {}

  // MARK: Committing and measuring

  /// Gives the item its proposal. Nothing happens if it has this one and is clean.
  @discardableResult package final func commit(_ proposal: ProposedViewSize) -> Size {
    if proposal == self.proposal, !flags.contains(.needsLayout) { return size }
    self.proposal = proposal
    let isNew = flags.contains(.isNew)
    flags.subtract([.needsLayout, .isNew])
    let host = host
    host.record.layouts += 1
    let probing = host.probing
    host.probing = []
    defer { host.probing = probing }
    guard !isNew, !host.isCovered else {
      answer = arrange(proposal)
      return size
    }
    // What is in the item is drawn again as a whole: below, nobody need say so.
    let old = answer
    host.isCovered = true
    answer = arrange(proposal)
    host.isCovered = false
    if answer == old, !hasReadGuides {
      damage()
    } else {
      container?.damage()
    }
    return size
  }

  /// What the item would answer to `proposal`.
  package final func answer(to proposal: ProposedViewSize) -> Answer {
    flags.formUnion(host.probing)
    if proposal == self.proposal, !flags.contains(.needsLayout) { return answer }
    return measure(proposal)
  }

  /// Whether the item may have given answers to other proposals than its own which a change could make untrue.
  final var isProbed: Bool {
    flags.contains([.isProbedInWidth, .dependsOnWidth]) || flags.contains([.isProbedInHeight, .dependsOnHeight])
  }

  /// Asks for a measurement in this turn.
  package final func setNeedsLayout() {
    guard !flags.contains(.isNew) else { return }
    flags.insert(.needsLayout)
    guard !flags.contains(.isQueuedForLayout) else { return }
    flags.insert(.isQueuedForLayout)
    host.layoutQueue.enqueue(self)
    host.requestTurn()
  }

  /// Measures again, and tells the container if that concerns it. Items deeper in the tree came before.
  final func layOutAgain() {
    flags.remove(.isQueuedForLayout)
    guard flags.contains(.needsLayout), !flags.contains(.hasLeft), !flags.contains(.isNew) else { return }
    let old = answer
    flags.remove(.needsLayout)
    host.record.layouts += 1
    let new = arrange(proposal)
    if new != old || isProbed || hasReadGuides {
      // The container damages what the item covers before and after.
      container?.itemChanged(self, from: old, to: new)
    }
    answer = new
  }

  /// What the item shows changed: it is drawn again, and measured first.
  package final func contentChanged() {
    damage()
    setNeedsLayout()
  }

  /// What the item shows changed, and its size can't have.
  package final func appearanceChanged() { damage() }

  package final func damageAndLayOut() {
    damage()
    setNeedsLayout()
  }

  // MARK: Geometry

  /// The position of a guide: the explicit one, else its default for the present size.
  final func guide(_ key: AlignmentKey) -> Int { guide(key, for: proposal, answer) }

  /// The position of a guide where the item gives `answer` to `proposal`.
  final func guide(_ key: AlignmentKey, for proposal: ProposedViewSize, _ answer: Answer) -> Int {
    explicitGuide(key, for: proposal, answer) ?? key.defaultValue(in: ViewDimensions(answer.size))
  }

  /// The position of a guide that the item places explicitly where it gives `answer` to `proposal`.
  final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, _ answer: Answer) -> Int? {
    guard answer.mayPlace(key) else { return nil }
    flags.insert(.guidesAreRead)
    let host = host
    let question = GuideCache.Question(item: ObjectIdentifier(self), key: key, proposal: proposal)
    if let known = host.guides.answer(to: question, pass: host.layoutPass) { return known.place }
    let place = explicitGuide(key, for: proposal)?.clampedToCells
    host.guides.add(question, place, pass: host.layoutPass)
    return place
  }

  /// Whether a container knows where the item places a guide: it may have to hear of a change inside, whatever
  /// the answer.
  final var hasReadGuides: Bool {
    flags.contains(.guidesAreRead) && !flags.isDisjoint(with: [.hasGuides, .hasBaselines])
  }

  /// The size and the guides of the present answer.
  package final var dimensions: ViewDimensions { dimensions(for: proposal, answer) }

  /// The size and the guides where the item gives `answer` to `proposal`.
  final func dimensions(for proposal: ProposedViewSize, _ answer: Answer) -> ViewDimensions {
    guard !answer.traits.isDisjoint(with: [.hasGuides, .hasBaselines]) else { return ViewDimensions(answer.size) }
    return ViewDimensions(answer.size) { [unowned self] in explicitGuide($0, for: proposal, answer) }
  }

  /// `rect` in this item's coordinates, as the screen shows it: in the root's, and cut by every clip above.
  package final func visibleRect(_ rect: Rect) -> Rect {
    var rect = rect
    var item = self
    while true {
      if item.flags.contains(.clips) {
        rect = rect.intersection(Rect(origin: .zero, size: item.size))
      }
      if rect.isEmpty { return .zero }
      guard let container = item.container else { return rect }
      Steps.note()
      let origin = container.origin(of: item)
      rect = rect.offsetBy(dx: origin.x, dy: origin.y)
      item = container
    }
  }

  /// Where the item is on the screen, uncut.
  package final var absoluteOrigin: Point {
    var point = Point.zero
    var item = self
    while let container = item.container {
      let origin = container.origin(of: item)
      point = point.offsetBy(dx: origin.x, dy: origin.y)
      item = container
    }
    return point
  }

  /// The cells that the item and those in it may draw to, for an answer.
  final func drawnRect(for answer: Answer) -> Rect {
    Rect(
      x: -answer.overflow, y: -answer.overflow,
      width: answer.size.width &+ 2 &* answer.overflow,
      height: answer.size.height &+ 2 &* answer.overflow)
  }

  /// Has everything drawn again that the item covers.
  package final func damage() {
    guard !flags.contains(.isNew) else { return }
    damage(drawnRect(for: answer))
  }

  /// Has the cells drawn again that an item at `origin` covers with one of two answers and not with both.
  package final func damageDifference(at origin: Point, from old: Answer, to new: Answer) {
    let before = drawnRect(for: old).offsetBy(dx: origin.x, dy: origin.y)
    let after = drawnRect(for: new).offsetBy(dx: origin.x, dy: origin.y)
    guard old.overflow == new.overflow else { return damage(before.union(after)) }
    let all = before.union(after)
    let right = Swift.min(before.maxX, after.maxX)
    let bottom = Swift.min(before.maxY, after.maxY)
    damage(Rect(x: right, y: all.minY, width: all.maxX &- right, height: all.height))
    damage(Rect(x: all.minX, y: bottom, width: all.width, height: all.maxY &- bottom))
  }

  /// Has `rect`, in this item's coordinates, drawn again.
  package final func damage(_ rect: Rect) {
    guard !host.isCovered else { return }
    let visible = visibleRect(rect)
    if !visible.isEmpty { host.damage(visible) }
  }
}

@MainActor extension ItemNode: LayoutSubviewTarget {
  /// The size the item takes for a proposal.
  public final func sizeThatFits(_ proposal: ProposedViewSize) -> Size { answer(to: proposal).size }

  /// The size and the guides of the item for a proposal.
  public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    dimensions(for: proposal, answer(to: proposal))
  }

  /// The layout priority of the item.
  public final var layoutPriority: Double { trait(LayoutPriorityKey.self) }

  /// The value that the item has for a key.
  public final func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { trait(key) }

  /// Takes the place that a custom layout gives the item.
  public final func takePlace(_ point: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
    (container as? any CustomLayoutPlacing)?.place(self, at: point, anchor: anchor, proposal: proposal)
  }

  /// A value that a modifier gives this item; the outermost wins. One inside of what modifiers put around their
  /// content counts as well.
  final func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    var item = self
    while true {
      if let value = item.ownTrait(key) { return value }
      guard let unary = item as? UnaryNode, let inner = unary.content.firstItem else { return Key.defaultValue }
      item = inner
    }
  }

  private final func ownTrait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    var found: Key.Value?
    var next = parent
    while let node = next, !node.flags.contains(.item) {
      if node.flags.contains(.hasTraits), let value = (node as? TraitNode)?.value(for: key) { found = value }
      next = node.parent
    }
    return found
  }

  /// The axis along which the nearest container of several items lines them up.
  package final var enclosingStackAxis: Axis? {
    var next = container
    while let unary = next as? UnaryNode { next = unary.container }
    return next?.stackAxis
  }
}

/// The layout priority of an item.
@MainActor enum LayoutPriorityKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

/// A container whose layout places its items itself.
@MainActor protocol CustomLayoutPlacing: AnyObject {
  func place(_ item: ItemNode, at point: Point, anchor: UnitPoint, proposal: ProposedViewSize)
}

@MainActor extension Node {
  /// The items at or below this node that belong to its container, in order.
  package final func visitItems(_ visit: @MainActor (ItemNode) -> Void) {
    Steps.note()
    if flags.contains(.item) {
      visit(unsafeDowncast(self, to: ItemNode.self))
    } else {
      visitChildren { $0.visitItems(visit) }
    }
  }

  /// The first item at or below this node that belongs to its container.
  package final var firstItem: ItemNode? {
    var node = self
    while true {
      if node.flags.contains(.item) { return unsafeDowncast(node, to: ItemNode.self) }
      if node.flags.contains(.pass) {
        guard let child = unsafeDowncast(node, to: PassNode.self).child else { return nil }
        node = child
      } else {
        for child in unsafeDowncast(node, to: ListNode.self).children {
          if let item = child.firstItem { return item }
        }
        return nil
      }
    }
  }

  /// Tells the container that items at or below `node`, a child of this node, are about to go.
  package final func willChangeItems(of node: Node) {
    container?.itemsWillChange(at: node)
  }

  /// Tells the container that `node`, a child of this node, came.
  package final func didInsert(_ node: Node) {
    markSpansAbove(node)
    let container = container
    container?.itemsDidChange()
    container?.itemsWillChange(at: node)
  }

  /// Tells the container that a child of this node went.
  package final func didRemoveItems() {
    if flags.contains(.list) { flags.insert(.needsSpan) }
    markSpansAbove(self)
    container?.itemsDidChange()
  }

  /// Marks the spans of the lists between `node` and its container as unknown.
  final func markSpansAbove(_ node: Node) {
    var next = node.parent
    while let list = next, !list.flags.contains(.item) {
      if list.flags.contains(.list) {
        if list.flags.contains(.needsSpan) { return }
        list.flags.insert(.needsSpan)
      }
      next = list.parent
    }
  }
}
