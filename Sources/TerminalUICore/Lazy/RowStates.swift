/// A kept part of a row that is out of sight.
///
/// It is a state's storage, or the kept parts of a list's own rows.
protocol KeptInRow: AnyObject {
  /// Frees it: its view doesn't come again.
  @MainActor func forget()
}

/// The states of a row, by their places in it.
@MainActor final class RowStates {
  private var kept: [RowPath: ContiguousArray<any KeptInRow>] = [:]
  /// The node that took last, and the path for it.
  private var taker: (node: ObjectIdentifier, path: RowPath)?

  /// Takes the states out of the views of a row that is about to leave.
  init(takenFrom row: Node) {
    Self.visit(row, taking: true) { node, objects in
      kept[RowPath(of: node), default: []] += objects.compactMap { $0 as? any KeptInRow }
    }
  }

  /// Whether there are any states in a row, written or not: the value that a state begins with may be a random one.
  static func areThere(in row: Node) -> Bool {
    var areThere = false
    visit(row, taking: false) { _, _ in areThere = true }
    return areThere
  }

  /// Calls `visitNode` with each node that has states, and with the states; with `taking`, they are taken out of the
  /// nodes.
  ///
  /// Other views that the layout makes (the content of a `GeometryReader`, another scroll view's rows) have no part in it.
  private static func visit(
    _ node: Node, taking: Bool, _ visitNode: @MainActor (Node, ContiguousArray<AnyObject>) -> Void
  ) {
    node.visitTree { node in
      if node.flags.contains([.list, .isWindow]) {
        if let kept = unsafeDowncast(node, to: WindowList.self).statesOfRows(taking: taking) {
          visitNode(node, [kept])
        }
        return .past
      }
      if node.flags.contains(.pass), let owner = node as? OwnerNode {
        var objects: ContiguousArray<AnyObject> = []
        if taking {
          objects = owner.takeOwned { $0 is any KeptInRow }
        } else {
          owner.visitOwned { if $0 is any KeptInRow { objects.append($0) } }
        }
        if !objects.isEmpty { visitNode(owner, objects) }
      }
      return node.asItem?.makesViewsInLayout == true
        ? .past : .into
    }
  }

  /// The storage of the view that was in the same place before, if it is of the same type.
  func popStorage(of type: AnyClass, for node: Node) -> AnyObject? {
    if taker?.node != ObjectIdentifier(node) { taker = (ObjectIdentifier(node), RowPath(of: node)) }
    guard let path = taker?.path, let first = kept[path]?.first, Swift.type(of: first) == type else {
      return nil
    }
    kept[path]?.removeFirst()
    return first
  }

  /// Frees the storage that was not taken.
  func discard() {
    for object in kept.values.joined() { object.forget() }
    kept = [:]
  }
}

extension Node {
  /// The storage that a state had when its row was in the window before.
  final func restored(_ type: AnyClass) -> AnyObject? {
    withHost { $0.rows.restoration?.popStorage(of: type, for: self) }
  }
}
