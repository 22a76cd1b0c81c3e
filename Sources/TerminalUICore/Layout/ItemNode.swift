public import CellLayout
public import Cells

/// A node with a size, which draws or arranges other items.
///
/// An item keeps the proposal that its container gave it last, and its answer. A container arranges its items
/// by committing a proposal to each; to find out an item's answer to another one it may also probe it. A container of many items computes their
/// places when painter, damage or hit testing ask; one of a single item keeps its place since the last arrangement.
@MainActor @preconcurrency open class ItemNode: Node {
  package final var proposal = ProposedViewSize.unspecified
  private final var width: Int32 = 0
  private final var height: Int32 = 0
  private final var overflowCells: Int32 = 0
  /// Where to look for the item in ``KnownPlaces``.
  final var placeNumber = UInt16.max

  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags.union([.item, .isNew, .needsLayout]))
    self.flags.subtract([.inDistribution, .isWindowed])
  }

  /// The size of the committed answer.
  @inline(__always) public final var size: Size { Size(width: Int(width), height: Int(height)) }

  /// How far the item may draw beyond its own cells.
  package final var overflow: Int { Int(overflowCells) }

  /// The answer to the committed proposal.
  package final var answer: Answer {
    get {
      Answer(clamped: size, overflow: overflow, traits: flags.intersection(Answer.traitMask))
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

  /// Commits a proposal to every item in this one, and gives the answer.
  ///
  /// A leaf only measures.
  open func arrange(_ proposal: ProposedViewSize) -> Answer { measure(proposal) }

  /// The top left cell of an item in this one, in this one's coordinates.
  open func origin(of item: ItemNode) -> Point { .zero }

  /// The lane of an item that this item arranges; `nil` if others may be beside it.
  func lane(of item: ItemNode) -> Rect? { nil }

  /// Draws the item with its top left cell at `origin`, inside the painter's clip.
  open func paint(_ painter: inout Painter, at origin: Point) {}

  /// The foremost node under `point`, where the item's top left cell is at `origin`.
  open func hitTest(_ point: Point, at origin: Point) -> Node? { nil }

  /// The cells that must be in sight where there isn't room for the whole item, such as those of the caret; `nil` for its start.
  open var partInSight: Rect? { nil }

  /// The width for a height of 1, where that is more exact than the cells of the item's own size.
  open var exactRatio: Double? { nil }

  /// The axis along which the item lines up its items, if it does.
  open var stackAxis: Axis? { nil }

  /// The layout priority where no modifier gives one.
  open var givenPriority: Double { 0 }

  /// The position of a guide that this item, or one in it, places explicitly where it is offered `proposal`.
  open func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? { nil }

  /// An item in this one got another answer, or could give one to other proposals.
  open func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    damageAndLayOut()
  }

  /// Items at or below `node`, which is between this item and those it arranges, are about to go or come, or just came.
  open func itemsWillChange(at node: Node) { damageAndLayOut() }

  /// Items have come or gone.
  open func itemsDidChange() {}

  /// Says of this item and those around it that they take the room there is, or make views while they are arranged.
  package final func noteTakesRoom() { markItemsOutward(.takesRoom) }

  // MARK: Committing and measuring

  /// Gives the item its proposal.
  ///
  /// Nothing happens if it has this one and is clean.
  @discardableResult package final func commit(_ proposal: ProposedViewSize) -> Size {
    if proposal == self.proposal, !flags.contains(.needsLayout) { return size }
    self.proposal = proposal
    guard !StackRoom.isShort else { return leaveOut() }
    let isNew = flags.contains(.isNew)
    flags.subtract([.needsLayout, .isNew])
    withHost { arrange(proposal, isNew: isNew, in: $0) }
    return size
  }

  /// Takes no room and measures no content: it is too deep for the stack.
  private func leaveOut() -> Size {
    flags.remove(.needsLayout)
    answer = Answer(.zero)
    reportTooDeep()
    return .zero
  }

  private func arrange(_ proposal: ProposedViewSize, isNew: Bool, in host: ViewHost) {
    host.record.layouts += 1
    let outer = host.layoutPass.beginArrangement()
    defer {
      host.layoutPass.end(outer)
      // Until now its items were somewhere else, or nowhere.
      if flags.contains(.guidesAreRead) { host.layoutPass.forgetGuides() }
    }
    guard !isNew, !host.layoutPass.redrawsAll else {
      return answer = arrange(proposal)
    }
    // The whole item is drawn again, so items below need not report damage.
    let old = answer
    host.layoutPass.beginRedraw()
    answer = arrange(proposal)
    host.layoutPass.endRedraw()
    if answer == old, !hasReadGuides {
      damage()
    } else {
      container?.damage()
    }
  }

  /// The answer that the item would give to `proposal`.
  package final func answer(to proposal: ProposedViewSize) -> Answer {
    flags.formUnion(withHost { $0.layoutPass.probed })
    if proposal == self.proposal, !flags.contains(.needsLayout) { return answer }
    return StackRoom.isShort ? Answer(.zero) : measure(proposal)
  }

  /// The answer that the item would give to a proposal that it may not get in the end.
  package final func probe(_ proposal: ProposedViewSize) -> Answer {
    let host = host
    let outer = host.layoutPass.beginProbe([.isProbedInWidth, .isProbedInHeight])
    defer { host.layoutPass.end(outer) }
    return answer(to: proposal)
  }

  /// Whether the item may have given answers to other proposals than its own which a change could make untrue.
  final var isProbed: Bool {
    flags.contains([.isProbedInWidth, .dependsOnWidth])
      || flags.contains([.isProbedInHeight, .dependsOnHeight])
  }

  /// Asks for a measurement in this turn.
  package final func setNeedsLayout() {
    guard !flags.contains(.isNew) else { return }
    flags.insert(.needsLayout)
    guard !flags.contains(.isQueuedForLayout) else { return }
    flags.insert(.isQueuedForLayout)
    withHost { host in
      host.work.items.enqueue(self)
      host.requestTurn()
    }
  }

  /// Measures again, and notifies the container if that concerns it.
  ///
  /// Items deeper in the tree came before.
  @inline(__always) final func layOutAgain() {
    flags.remove(.isQueuedForLayout)
    guard flags.contains(.needsLayout), !flags.contains(.hasLeft), !flags.contains(.isNew) else { return }
    let old = answer
    flags.remove(.needsLayout)
    withHost { $0.record.layouts += 1 }
    let new = arrange(proposal)
    if new != old || isProbed || hasReadGuides {
      // The container damages the cells of the item before and after.
      containerReference?.borrow { $0.itemChanged(self, from: old, to: new) }
    }
    answer = new
  }

  /// Measures again, and notes that something may have moved, unless nothing is in the item and it is as large as before.
  @inline(never) final func layOutAgainAndNoteMoves() {
    let old = answer
    layOutAgain()
    var mayMove = answer != old
    visitChildren { _ in mayMove = true }
    if mayMove { host.places.mayDiffer = true }
  }

  /// The item is drawn and measured again.
  public final func damageAndLayOut() {
    damage()
    setNeedsLayout()
  }
}
