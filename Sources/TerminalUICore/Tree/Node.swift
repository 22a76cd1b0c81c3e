internal import Cells
public import Terminal

/// One view in the tree.
///
/// A node owns the state, the children, the size and the place of its view, from loading to leaving. The kinds:
///
/// - an ``ItemNode`` has a size: what draws, and what arranges other items;
/// - a ``PassNode`` has at most one child and no size of its own: a view with a `body`, a branch, a modifier
///   that changes how its content draws or acts;
/// - a ``ListNode`` has many children and no size of its own: a tuple of views, a `ForEach`.
///
/// Items are arranged by the nearest item above them, their container. What lies between, pass and list
/// nodes, is transparent to layout.
///
/// *Always true between turns*
/// 1. A node is in the reader list of a source exactly if its latest evaluation read that source, or declared it.
/// 2. The kept body value of a clean node is what `body` would return now.
/// 3. The span of a clean list is the fold of its children's; the answer of a clean item is what it would answer now.
/// 4. What the buffer shows of a clean node is what painting it afresh would show.
/// 5. A node leaves after its children. Leaving removes it from every reader list and frees its state.
/// 6. Parents own children; every link upward or sideways is unowned.
///
/// `checkInvariants()` checks 1, 3 and 5.
@MainActor open class Node {
  // The nodes above keep this one alive. Loops upward borrow them: a reference would be counted at each step.
  @exclusivity(unchecked) final var parentReference: Unmanaged<Node>?
  @exclusivity(unchecked) private(set) final var containerReference: Unmanaged<ItemNode>?
  @exclusivity(unchecked) private final var frameReference: Unmanaged<EnvironmentFrame>
  @exclusivity(unchecked) nonisolated(unsafe) final var readings = Readings()
  /// The place among the children of a list.
  @exclusivity(unchecked) final var index: Int32 = 0
  /// The number of nodes above, without the ones that only balance a list.
  @exclusivity(unchecked) final var depth: Int32
  @exclusivity(unchecked) package final var flags: NodeFlags

  /// Makes a node below the one of the context.
  public init(in context: NodeContext, flags: NodeFlags) {
    var flags = flags
    if context.wrapperReference != nil { flags.insert(.inDistribution) }
    if context.isWindowed { flags.insert(.isWindowed) }
    self.flags = flags
    frameReference = context.frameReference
    parentReference = context.parentReference
    (depth, containerReference) =
      parentReference?.borrow { parent in
        let container: Unmanaged<ItemNode>? =
          parent.flags.contains(.item)
          ? .passUnretained(unsafeDowncast(parent, to: ItemNode.self)) : parent.containerReference
        return (parent.depth + 1, container)
      } ?? (0, nil)
  }

  /// The node above; `nil` above the root.
  package final var parent: Node? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// The item that arranges this node; `nil` above the root.
  package final var container: ItemNode? { containerReference?.takeUnretainedValue() }

  /// What the view takes from the views above.
  package final var frame: EnvironmentFrame {
    get { frameReference.takeUnretainedValue() }
    set { frameReference = .passUnretained(newValue) }
  }

  /// Whether a view above sets a key of the environment.
  final func hasEntry(for key: ObjectIdentifier) -> Bool { frameReference.borrow { $0.hasEntry(for: key) } }

  /// The host of the tree.
  package final var host: ViewHost { frame.host }

  /// Runs `body` with the host, which outlives its nodes: no retain and no release.
  @inline(__always) final func withHost<Result>(_ body: (ViewHost) -> Result) -> Result {
    frameReference.borrow { $0.hostReference }.borrow(body)
  }

  /// Calls `visit` with each child, in order.
  open func visitChildren(_ visit: @MainActor (Node) -> Void) {}

  /// Evaluates the node again: called once per update, after its parents, if a source that it reads changed.
  open func evaluate() {}

  /// Frees what the node holds outside the tree.
  ///
  /// Called once, after its children have left.
  open func didLeave() {}

  /// The screen that the view is on was covered by another one, or is seen again.
  ///
  /// Called once for each, at the end of the update, like what appears and disappears.
  open func coverChanged(_ isCovered: Bool) {}

  /// Offers a key press to the node, if its flags say that it handles keys.
  open func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }

  /// Offers a mouse event to the node, if its flags say that it handles the mouse.
  ///
  /// One that takes the press of a button gets every event until its release.
  @discardableResult open func handle(_ event: MouseEvent) -> Bool { false }

  /// Does what the control is for, as its keyboard shortcut does; says whether there is such a thing.
  open func activate() -> Bool { false }

  /// Offers a key press that no view has handled to the node, if its flags say that it handles keys.
  open func handleUnclaimed(_ press: KeyPress) -> KeyPress.Result { .ignored }

  /// Offers pasted text to the node.
  open func handlePaste(_ text: String) -> Bool { false }

  /// What tells the view from others in the same place: its `id(_:)`, or that of its element.
  open var identity: AnyHashable? { nil }

  /// The name of the view for descriptions, without its module.
  open var name: String { shortName(of: Self.self) }

  /// What descriptions say behind the name.
  open var details: String { "" }
}

/// The marks of a node.
public struct NodeFlags: OptionSet, Sendable {
  /// One bit for each mark.
  public let rawValue: UInt32
  /// Makes marks from their bits.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  // What it is; exactly one.
  @inlinable package static var item: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  @inlinable package static var pass: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  @inlinable package static var list: NodeFlags { NodeFlags(rawValue: 1 << 2) }

  // What it does.
  /// A pass node that changes how its content draws.
  @inlinable package static var hasEffect: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  @inlinable package static var handlesKeys: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  @inlinable package static var handlesMouse: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  @inlinable package static var isFocusable: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// An item that shows nothing of its content outside its own cells.
  @inlinable package static var clips: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// A list of which only some rows are nodes; the bit is that of `clips`, which is for items.
  @inlinable package static var isWindow: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// A list that only balances the one above it.
  @inlinable package static var isChunk: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// A node that stands for another one, which modifiers of several views were put around.
  @inlinable package static var isWrapped: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// Made below a modifier that is put around each of several views.
  @inlinable package static var inDistribution: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// A pass node that answers traits (priority, layout values, identity) of its content.
  @inlinable package static var hasTraits: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// A pass node whose content takes clicks in all its cells, drawn or not.
  @inlinable package static var isSolid: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  @inlinable package static var isHidden: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// An item which asks others to measure itself, or one in which is such an item.
  @inlinable package static var isElaborate: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// A node whose body was asked for before.
  @inlinable package static var wasEvaluated: NodeFlags { NodeFlags(rawValue: 1 << 15) }
  /// Its items are arranged by a lazy stack: the rows of a `ForEach` are nodes only while they are in the window.
  @inlinable package static var isWindowed: NodeFlags { NodeFlags(rawValue: 1 << 23) }

  // What has to be done.
  @inlinable package static var needsEvaluation: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  /// An item that must measure again.
  @inlinable package static var needsLayout: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  /// An item that was never measured.
  @inlinable package static var isNew: NodeFlags { NodeFlags(rawValue: 1 << 18) }
  /// A list whose span is not known.
  @inlinable package static var needsSpan: NodeFlags { NodeFlags(rawValue: 1 << 19) }
  @inlinable package static var isQueuedForLayout: NodeFlags { NodeFlags(rawValue: 1 << 20) }
  @inlinable package static var hasLeft: NodeFlags { NodeFlags(rawValue: 1 << 21) }
  @inlinable package static var isLoaded: NodeFlags { NodeFlags(rawValue: 1 << 22) }

  // What is known of an item's answer.
  /// Another proposed width could change the answer.
  @inlinable package static var dependsOnWidth: NodeFlags { NodeFlags(rawValue: 1 << 24) }
  /// Another proposed height could change the answer.
  @inlinable package static var dependsOnHeight: NodeFlags { NodeFlags(rawValue: 1 << 25) }
  /// The item or one in it places any alignment guide.
  @inlinable package static var hasGuides: NodeFlags { NodeFlags(rawValue: 1 << 26) }
  /// The item or one in it places the guides of lines of text.
  @inlinable package static var hasBaselines: NodeFlags { NodeFlags(rawValue: 1 << 29) }
  /// A container asked where the item places a guide.
  @inlinable package static var guidesAreRead: NodeFlags { NodeFlags(rawValue: 1 << 30) }
  /// A container asked the item about other widths than the one it gets in the end.
  @inlinable package static var isProbedInWidth: NodeFlags { NodeFlags(rawValue: 1 << 27) }
  /// A container asked the item about other heights than the one it gets in the end.
  @inlinable package static var isProbedInHeight: NodeFlags { NodeFlags(rawValue: 1 << 31) }
  /// A pass node that shows the first view of a branch; the bit is that of `isProbedInWidth`, which is for items.
  @inlinable package static var showsFirstBranch: NodeFlags { NodeFlags(rawValue: 1 << 27) }
  /// A pass node whose child is a view of a branch; the bit is that of `isProbedInHeight`, which is for items.
  @inlinable package static var keepsBranch: NodeFlags { NodeFlags(rawValue: 1 << 31) }
  /// An item in which are items that take the room there is, or make views while they are arranged: a stack asks
  /// before it commits a proposal; the bit is that of `needsSpan`, which is for lists.
  @inlinable package static var takesRoom: NodeFlags { NodeFlags(rawValue: 1 << 19) }
  @inlinable package static var handlesHover: NodeFlags { NodeFlags(rawValue: 1 << 28) }
}

/// What a view needs to make its node.
@MainActor public struct NodeContext {
  var parentReference: Unmanaged<Node>?
  let frameReference: Unmanaged<EnvironmentFrame>
  /// The innermost modifier that is put around each of several views.
  var wrapperReference: Unmanaged<DistributionNode>?
  /// Whether a lazy stack arranges the items that are made.
  var isWindowed = false
  /// Whether the node above makes its only child, and can keep which branch of a view that is.
  var keepsBranch = false

  /// The innermost modifier that is put around each of several views.
  var wrapper: DistributionNode? {
    get { wrapperReference?.takeUnretainedValue() }
    set { wrapperReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// The node above the one that is made; `nil` for the root.
  package var parent: Node? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// What the view takes from the views above.
  package var frame: EnvironmentFrame { frameReference.takeUnretainedValue() }
}

@MainActor extension Node {
  /// The context for a child of this node.
  package final var childContext: NodeContext {
    NodeContext(
      parentReference: .passUnretained(self), frameReference: frameReference,
      wrapperReference: flags.contains(.inDistribution)
        ? enclosingDistribution.map(Unmanaged.passUnretained) : nil,
      isWindowed: flags.contains(.isWindowed))
  }

  /// The nearest node of a kind around this one.
  final func ancestor<Kind: Node>(_ kind: Kind.Type) -> Kind? {
    var next = parent
    while let node = next {
      if let found = node as? Kind { return found }
      next = node.parent
    }
    return nil
  }

  private final var enclosingDistribution: DistributionNode? {
    var node: Node? = self
    while let next = node, !next.flags.contains(.item) {
      if let distribution = next as? DistributionNode { return distribution }
      node = next.parent
    }
    return nil
  }

  /// Takes the node and everything below it out of the tree.
  package final func leave() {
    guard !flags.contains(.hasLeft) else { return }
    if flags.contains(.pass) {
      // Nobody takes the child away meanwhile.
      unsafeDowncast(self, to: PassNode.self).childReference?.borrow { $0.leave() }
    } else {
      visitChildren { $0.leave() }
    }
    flags.insert(.hasLeft)
    readings.removeAll(of: self)
    didLeave()
    parent = nil
    containerReference = nil
  }

  /// Asks for an evaluation in the next update.
  package final func invalidate() {
    guard !flags.contains(.needsEvaluation), !flags.contains(.hasLeft) else { return }
    flags.insert(.needsEvaluation)
    withHost { host in
      host.updateQueue.enqueue(self)
      host.requestTurn()
    }
  }

}

/// The name of a type without its module and with its generic arguments left out.
package nonisolated func shortName(of type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}
