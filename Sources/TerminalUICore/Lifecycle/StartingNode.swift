/// The node of a modifier that begins something at the end of the update in which its view came.
@MainActor @preconcurrency open class StartingNode: PassNode {
  private var isWaiting = false

  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags)
  }

  /// Has ``start()`` called at the end of this update, once, if the view is in the tree then.
  package final func startSoon() {
    guard !isWaiting else { return }
    isWaiting = true
    let action = { [self] in
      isWaiting = false
      start()
    }
    if waitsForAppearances {
      host.lifecycle.begins(self, action)
    } else {
      host.lifecycle.arrived(self, action)
    }
  }

  /// Whether the node starts when all views of the update have appeared; otherwise before them.
  open var waitsForAppearances: Bool { false }

  /// Begins, in place of the work before.
  open func start() {}
}
