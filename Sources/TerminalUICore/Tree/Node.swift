package import CellLayout
internal import Cells
internal import RuntimeMetadata

/// One view in the tree.
///
/// A node owns the state, the children, the size and the place of its view, from loading to leaving. The kinds:
///
/// - an ``ItemNode`` has a size: it draws, or arranges other items;
/// - a ``PassNode`` has at most one child and no size of its own: a view with a `body`, a branch, a modifier
///   that changes how its content draws or acts;
/// - a ``ListNode`` has many children and no size of its own: a tuple of views, a `ForEach`.
///
/// Items are arranged by the nearest item above them, their container. The pass and list nodes between are transparent to layout.
///
/// *Always true between turns*
/// 1. A node is in the reader list of a source exactly if its latest evaluation read that source, or declared it.
/// 2. The kept body value of a clean node is what `body` would return now.
/// 3. The span of a clean list is the fold of its children's; the answer of a clean item is what it would answer now.
/// 4. The buffer shows a clean node as painting it afresh would.
/// 5. A node leaves after its children. Leaving removes it from every reader list and frees its state.
/// 6. Parents own children; every link upward or sideways is unowned.
///
/// `checkInvariants()` checks 1, 3 and 5.
@MainActor @preconcurrency open class Node {
  // The nodes above keep this one alive. Loops upward borrow them: a reference would be counted at each step.
  final var parentReference: Reference<Node>?
  private(set) final var containerReference: Reference<ItemNode>?
  private final var frameReference: Reference<EnvironmentFrame>
  nonisolated(unsafe) final var readings = Readings()
  /// The place among the children of a list.
  package final var index: Int32 = 0
  /// The depth in the lowest 14 bits, the marks in the others: side by side they take 8 bytes.
  @usableFromInline final var marks: UInt64

  /// Makes a node below the node of the context.
  public init(in context: NodeContext, flags: NodeFlags) {
    var flags = flags
    if context.wrapperReference != nil { flags.insert(.inDistribution) }
    if context.isWindowed { flags.insert(.isWindowed) }
    marks = flags.rawValue
    frameReference = context.frameReference
    parentReference = context.parentReference
    let parentDepth: Int
    (parentDepth, containerReference) =
      parentReference?.borrow { parent in
        let container: Reference<ItemNode>? =
          parent.flags.contains(.item)
          ? .init(unsafeDowncast(parent, to: ItemNode.self)) : parent.containerReference
        return (parent.depth, container)
      } ?? (-1, nil)
    depth = parentDepth + 1
  }

  /// The kind and roles of the node, the work it needs, and known facts about it.
  @inlinable package final var flags: NodeFlags {
    get { NodeFlags(rawValue: marks & NodeFlags.bits) }
    set { marks = marks & ~NodeFlags.bits | newValue.rawValue }
  }

  /// The number of nodes above, without nodes that only balance a list.
  ///
  /// It is at most 16 383. Deeper trees would overflow the call stack before.
  final var depth: Int {
    get { Int(truncatingIfNeeded: marks & ~NodeFlags.bits) }
    set { marks = marks & NodeFlags.bits | UInt64(min(max(newValue, 0), Int(~NodeFlags.bits))) }
  }

  /// The node above; `nil` above the root.
  package final var parent: Node? {
    get { parentReference?.object }
    set { parentReference = newValue.map(Reference.init) }
  }

  /// The item that arranges this node; `nil` above the root.
  package final var container: ItemNode? { containerReference?.object }

  /// Gives the node a container other than the nearest item above: before it has content, which takes it over.
  final func setContainer(_ item: ItemNode) { containerReference = .init(item) }

  /// The values that the view takes from the views above.
  package final var frame: EnvironmentFrame {
    get { frameReference.object }
    set { frameReference = .init(newValue) }
  }

  /// Whether a view above sets a key of the environment.
  package final func hasEntry(for key: ObjectIdentifier) -> Bool {
    frameReference.borrow { $0.hasEntry(for: key) }
  }

  /// The unit of the lengths that the view gives and reads.
  package final var lengthUnit: LengthUnit { frameReference.borrow { $0.lengthUnit } }

  /// The host of the tree.
  package final var host: ViewHost { frame.host }

  /// Runs `body` with the host, which outlives its nodes: no retain and no release.
  @inline(__always) final func withHost<Result>(_ body: (ViewHost) -> Result) -> Result {
    frameReference.borrow { $0.scopeReference }.borrow { $0.hostReference }.borrow(body)
  }

  /// Calls `visit` with each child, in order.
  open func visitChildren(_ visit: @MainActor (Node) -> Void) {}

  /// Calls `visit` with nodes that this node owns and others arrange: presented layers and parked rows.
  ///
  /// Layout, painting and searches for views don't use this; lifetime and environment do.
  open func visitPresented(_ visit: @MainActor (Node) -> Void) {}

  /// Evaluates the node again: called once per update, after its parents, if a source that it reads changed.
  open func evaluate() { flags.remove(.needsEvaluation) }

  /// Frees the node's holdings outside the tree.
  ///
  /// Called once, after its children have left.
  open func didLeave() {}

  /// The view was covered, or is shown again: see ``Presence``.
  ///
  /// Called once for each, at the end of the update, before appearances and disappearances are delivered.
  open func presenceChanged(isCovered: Bool) {}

  /// Adds the values of this node and those below it to a fold.
  open func give(to fold: Fold) { visitChildren { fold.add($0) } }

  /// Releases the kept folds, which are no longer true; called where the node's flags say that it keeps some.
  open func forgetFolds() {}

  /// The identity that distinguishes the view from others in the same place: its `id(_:)`, or that of its element.
  open var identity: AnyHashable? { nil }

  /// The step that distinguishes a child, even one in the making, from others that could be in its place.
  func step(to child: Node) -> RowPath.Step? { nil }

  /// The view of a composite view's node, for code that looks at its type.
  package var viewValue: Any? { nil }

  /// The name of the view for descriptions, without its module.
  open var name: String { shortName(of: Self.self) }

  /// The details behind the name in descriptions.
  open var details: String { "" }
}

extension Node {
  /// This node, if it has a size.
  package final var asItem: ItemNode? {
    flags.contains(.item) ? unsafeDowncast(self, to: ItemNode.self) : nil
  }

  /// The context for a child of this node.
  package final var childContext: NodeContext {
    NodeContext(
      parentReference: .init(self), frameReference: frameReference,
      wrapperReference: flags.contains(.inDistribution)
        ? enclosingDistribution.map(Reference.init) : nil,
      isWindowed: flags.contains(.isWindowed))
  }

  private final var enclosingDistribution: DistributionNode? {
    guard !flags.contains(.item) else { return nil }
    return Reference<Node>(self).firstOutward(to: .item) { $0 as? DistributionNode }
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
    visitPresented { $0.leave() }
    flags.insert(.hasLeft)
    if !flags.isDisjoint(with: [.isCovered, .isPostponed]) { host.presence.nodeDidLeave(self) }
    if flags.contains(.readsScreen) { host.screenReaders.remove(self) }
    Readings.removeAll(of: self)
    didLeave()
    parent = nil
    containerReference = nil
  }

  /// Asks for an evaluation in the next update.
  package final func invalidate() {
    guard !flags.contains(.needsEvaluation), !flags.contains(.hasLeft) else { return }
    flags.insert(.needsEvaluation)
    withHost { host in
      host.work.nodes.enqueue(self)
      host.requestTurn()
    }
  }

}

/// The name of a type without its module and with its generic arguments left out.
package nonisolated func shortName(of type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}

extension Node: nonisolated TrackedObject {}
