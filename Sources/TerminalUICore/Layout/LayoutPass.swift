internal import CellLayout

/// The state of layout while it probes and arranges items, besides the items themselves.
///
/// The host owns it, because code between two items may be an app's: a `Layout` queries its subviews, an alignment a `ViewDimensions`, and none of
/// them could hand on a parameter. Nobody else keeps any of this.
///
/// A pass begins with ``begin()``, once an update's views are evaluated, and ends with ``endAll()``, or with
/// ``forgetAnswers()``, when views change in the middle of layout. A probe or an arrangement inside of it returns the earlier state, and ends by
/// restoring that:
///
///     let outer = host.layoutPass.beginProbe(.isProbedInWidth)
///     defer { host.layoutPass.end(outer) }
@MainActor struct LayoutPass {
  /// Counts the passes: answers of items in one are not known in the next.
  private(set) var number: UInt32 = 0
  /// Whether items may be somewhere else soon: from when a pass begins until nothing is left to lay out.
  private(set) var isRunning = false
  /// The dimensions in which probed items get another proposal than in the end.
  private(set) var probed: NodeFlags = []
  /// Whether stacks give new items their proposals unasked; false from the first flexible one to the end of the step.
  private(set) var triesProposals = true
  /// Whether an item that is being arranged will be drawn again as a whole, so that those in it need not say so.
  private(set) var redrawsAll = false
  private var guides: [Guide: Int?] = [:]
  /// The places of items found so far since nothing was left to lay out.
  var places = KnownPlaces()

  /// A guide of an item where it is offered a proposal.
  struct Guide: Hashable {
    let item: ObjectIdentifier
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }

  // MARK: Passes

  /// An item is measured next: the first of a pass, or one above those that were.
  ///
  /// Answers to probes stay: items deeper in the tree came before, and each that has other answers now has had its containers
  /// arranged again, which forget theirs. Asked once more on every level, nested stacks would cost the square of their depth.
  mutating func begin() {
    if !isRunning { number &+= 1 }
    isRunning = true
    forgetGuides()
    triesProposals = true
  }

  /// Ends the pass when nothing is left to lay out.
  mutating func endAll() {
    isRunning = false
    places.forget()
  }

  /// Forgets the earlier answers of items.
  mutating func forgetAnswers() {
    number &+= 1
    forgetGuides()
  }

  /// Forgets the guides that were found, because an item that places some was arranged.
  mutating func forgetGuides() {
    if !guides.isEmpty { guides.removeAll(keepingCapacity: guides.count < 64) }
  }

  /// A new item was flexible after all: from here on stacks ask first.
  mutating func stopTrying() { triesProposals = false }

  // MARK: Probes and arrangements

  /// Begins to probe items for a width or a height that may not be the final one.
  ///
  /// Returns the dimensions that were probed before.
  mutating func beginProbe(_ dimensions: NodeFlags) -> NodeFlags {
    defer { probed.formUnion(dimensions) }
    return probed
  }

  /// An item is arranged: those in it get their final proposals.
  mutating func beginArrangement() -> NodeFlags {
    defer { probed = [] }
    return probed
  }

  /// The probe or the arrangement is over before which `outer` held.
  mutating func end(_ outer: NodeFlags) { probed = outer }

  /// The item that is arranged will be drawn again as a whole.
  mutating func beginRedraw() { redrawsAll = true }

  /// The item is arranged.
  mutating func endRedraw() { redrawsAll = false }

  // MARK: Guides

  /// Where an item places a guide, if that was found out in this pass; the inner `nil` says that it doesn't.
  ///
  /// To place one guide an item may query its contents for several: without this, guides of nested views would cost a power of their depth. Few items
  /// place guides, so the answers are kept in one place for all.
  func place(of guide: Guide) -> Int?? { guides.isEmpty ? nil : guides[guide] }

  /// Keeps where an item places a guide until an item that places guides is arranged.
  mutating func note(_ place: Int?, of guide: Guide) { guides[guide] = .some(place) }
}
