/// The marks of a node, each with a bit and a meaning of its own.
public struct NodeFlags: OptionSet, Sendable {
  /// One bit for each mark; the lowest 14 are a node's depth.
  public let rawValue: UInt64
  /// Makes marks from their bits.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The bits that can be marks.
  @usableFromInline static var bits: UInt64 { @inlinable get { ~0x3FFF } }

  // The kind; exactly one.
  @inlinable package static var item: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  @inlinable package static var pass: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  @inlinable package static var list: NodeFlags { NodeFlags(rawValue: 1 << 18) }

  // Roles.
  /// A pass node that changes how its content draws.
  @inlinable package static var hasEffect: NodeFlags { NodeFlags(rawValue: 1 << 19) }
  /// The node is a ``KeyResponder``.
  @inlinable public static var handlesKeys: NodeFlags { NodeFlags(rawValue: 1 << 20) }
  /// The node is a ``PressResponder``, or handles the wheel.
  @inlinable public static var handlesMouse: NodeFlags { NodeFlags(rawValue: 1 << 21) }
  @inlinable package static var isFocusable: NodeFlags { NodeFlags(rawValue: 1 << 23) }
  /// A node that can have the focus, or one in which such a node is or was.
  @inlinable package static var holdsFocus: NodeFlags { NodeFlags(rawValue: 1 << 58) }
  /// An item that shows nothing of its content outside its own cells.
  @inlinable package static var clips: NodeFlags { NodeFlags(rawValue: 1 << 24) }
  /// A list in which only some rows have nodes.
  @inlinable package static var isWindow: NodeFlags { NodeFlags(rawValue: 1 << 25) }
  /// A list that only balances the list above it.
  @inlinable package static var isChunk: NodeFlags { NodeFlags(rawValue: 1 << 26) }
  /// A node that represents another node, because modifiers of several views were put around the other node.
  @inlinable package static var isWrapped: NodeFlags { NodeFlags(rawValue: 1 << 27) }
  /// A node below a modifier that is put around each of several views.
  @inlinable package static var inDistribution: NodeFlags { NodeFlags(rawValue: 1 << 28) }
  /// A node whose items a lazy stack arranges: the rows of a `ForEach` are nodes only while they are in the window.
  ///
  /// Of items, only those that scroll such a stack have the mark.
  @inlinable package static var isWindowed: NodeFlags { NodeFlags(rawValue: 1 << 29) }
  /// A pass node that answers traits (priority, layout values, identity) of its content.
  @inlinable package static var hasTraits: NodeFlags { NodeFlags(rawValue: 1 << 30) }
  /// A pass node whose content takes clicks in all its cells, drawn or not.
  @inlinable package static var isSolid: NodeFlags { NodeFlags(rawValue: 1 << 31) }
  /// A pass node whose content takes no clicks.
  @inlinable package static var ignoresHits: NodeFlags { NodeFlags(rawValue: 1 << 60) }
  /// A node that is laid out while it is covered, because a view needs its size.
  @inlinable package static var isMeasured: NodeFlags { NodeFlags(rawValue: 1 << 62) }
  /// An item that draws its items in an order of its own, a list whose views are read in one, or a pass node that is read
  /// before the others in its list.
  @inlinable package static var ordersItems: NodeFlags { NodeFlags(rawValue: 1 << 61) }
  @inlinable package static var isHidden: NodeFlags { NodeFlags(rawValue: 1 << 32) }
  /// A node that something covers: see ``Presence``.
  @inlinable package static var isCovered: NodeFlags { NodeFlags(rawValue: 1 << 53) }
  /// An item that probes others, or one in which is such an item.
  @inlinable package static var isElaborate: NodeFlags { NodeFlags(rawValue: 1 << 33) }
  /// An item in which are items that take the room there is, or make views while they are arranged.
  ///
  /// A stack probes before it commits a proposal.
  @inlinable package static var takesRoom: NodeFlags { NodeFlags(rawValue: 1 << 34) }
  /// A pass node whose child is a view of a branch.
  @inlinable package static var keepsBranch: NodeFlags { NodeFlags(rawValue: 1 << 35) }
  /// A pass node that shows the first view of a branch.
  @inlinable package static var showsFirstBranch: NodeFlags { NodeFlags(rawValue: 1 << 36) }
  /// An item that is drawn off its place: see ``Motion``.
  @inlinable package static var isMoving: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// An item in which one is drawn off its place.
  @inlinable package static var holdsMoving: NodeFlags { NodeFlags(rawValue: 1 << 15) }
  /// A node whose body was evaluated before.
  @inlinable package static var wasEvaluated: NodeFlags { NodeFlags(rawValue: 1 << 37) }

  /// The top of a layer: events don't continue to the view that presents it.
  @inlinable package static var endsEvents: NodeFlags { NodeFlags(rawValue: 1 << 52) }

  // Pending work.
  @inlinable package static var needsEvaluation: NodeFlags { NodeFlags(rawValue: 1 << 38) }
  /// An item that must measure again.
  @inlinable package static var needsLayout: NodeFlags { NodeFlags(rawValue: 1 << 39) }
  /// An item that was never measured.
  @inlinable package static var isNew: NodeFlags { NodeFlags(rawValue: 1 << 40) }
  /// A list whose span is not known.
  @inlinable package static var needsSpan: NodeFlags { NodeFlags(rawValue: 1 << 41) }
  /// An item that draws the items in it at any place, any number of times, all within the cells of its own answer.
  @inlinable package static var drawsAnywhere: NodeFlags { NodeFlags(rawValue: 1 << 22) }
  @inlinable package static var isQueuedForLayout: NodeFlags { NodeFlags(rawValue: 1 << 42) }
  /// An item that waits for its layout, and that nothing covers.
  @inlinable package static var isKnownUncovered: NodeFlags { NodeFlags(rawValue: 1 << 59) }
  /// An item that answered by the size of the screen: see ``ScreenReaders``.
  @inlinable package static var readsScreen: NodeFlags { NodeFlags(rawValue: 1 << 63) }
  /// An item that is measured when it is shown again.
  @inlinable package static var isPostponed: NodeFlags { NodeFlags(rawValue: 1 << 57) }
  @inlinable package static var hasLeft: NodeFlags { NodeFlags(rawValue: 1 << 43) }
  @inlinable package static var isLoaded: NodeFlags { NodeFlags(rawValue: 1 << 44) }

  // Facts about an item's answer.
  /// Another proposed width could change the answer.
  @inlinable public static var dependsOnWidth: NodeFlags { NodeFlags(rawValue: 1 << 45) }
  /// Another proposed height could change the answer.
  @inlinable public static var dependsOnHeight: NodeFlags { NodeFlags(rawValue: 1 << 46) }
  /// The item or one in it places any alignment guide.
  @inlinable package static var hasGuides: NodeFlags { NodeFlags(rawValue: 1 << 47) }
  /// The item or one in it places the guides of lines of text.
  @inlinable package static var hasBaselines: NodeFlags { NodeFlags(rawValue: 1 << 48) }
  /// A container reads where the item places a guide.
  @inlinable package static var guidesAreRead: NodeFlags { NodeFlags(rawValue: 1 << 49) }
  /// A container probed the item with other widths than the one it gets in the end.
  @inlinable package static var isProbedInWidth: NodeFlags { NodeFlags(rawValue: 1 << 50) }
  /// A container probed the item with other heights than the one it gets in the end.
  @inlinable package static var isProbedInHeight: NodeFlags { NodeFlags(rawValue: 1 << 51) }

  /// A pass node whose view leaves a picture behind when it leaves.
  @inlinable package static var leavesPicture: NodeFlags { NodeFlags(rawValue: 1 << 56) }

  // Facts about folds over the tree.
  /// The node or one below it gives, or gave, something to a fold: so it is with every node above.
  @inlinable package static var isFolded: NodeFlags { NodeFlags(rawValue: 1 << 54) }
  /// The node keeps a fold of the nodes below it.
  @inlinable package static var keepsFold: NodeFlags { NodeFlags(rawValue: 1 << 55) }
}
