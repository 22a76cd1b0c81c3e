/// A node with at most one child and no size of its own: that of a view with a `body`, or of a modifier that only acts.
@MainActor @preconcurrency open class PassNode: Node {
  package final var child: Node?

  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags.union(.pass))
  }

  /// The child, for a loop that only looks at it: no retain and no release.
  final var childReference: Reference<Node>? { child.map(Reference.init) }

  /// Calls `visit` with the child.
  open override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    if let child { visit(child) }
  }

  /// The branch, where a view's `body` has branches: part of the path that finds a state in a row again.
  override func step(to child: Node) -> RowPath.Step? {
    flags.contains(.keepsBranch) ? .branch(isFirst: flags.contains(.showsFirstBranch)) : nil
  }

  /// Puts a new node in the place of the present child, which leaves once the new one is there.
  ///
  /// Its picture is taken before, for a transition that shows it while it leaves.
  package final func replaceChild(with make: @MainActor (NodeContext) -> Node) {
    let old = child
    let departure = old?.departure
    if let old { willChangeItems(of: old) }
    child = make(childContext)
    old?.leave(departure)
    if let child {
      didInsert(child)
      child.noteArrival()
    }
  }

  /// Takes the present child away.
  package final func removeChild() {
    guard let old = child else { return }
    let departure = old.departure
    willChangeItems(of: old)
    child = nil
    didRemoveItems()
    old.leave(departure)
  }
}
