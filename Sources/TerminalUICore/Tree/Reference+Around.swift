/// The way up without reference counting, for questions at each change, layout or drawing.
///
/// Such a search only reads: the nodes on the way stay in the tree meanwhile.
nonisolated extension Reference {
  /// The first answer of this object or of one around it; `next` returns the object around one.
  @inline(__always) func firstOutward<Answer>(
    by next: (Object) -> Reference?, _ ask: (Object) -> Answer?
  ) -> Answer? {
    var reference = self
    while true {
      let (answer, outer) = reference.borrow { object -> (Answer?, Reference?) in
        if let answer = ask(object) { return (answer, nil) }
        return (nil, next(object))
      }
      if let answer { return answer }
      guard let outer else { return nil }
      reference = outer
    }
  }

  /// Calls `visit` with this object and each around it.
  @inline(__always) func visitOutward(by next: (Object) -> Reference?, _ visit: (Object) -> Void) {
    _ = firstOutward(by: next) { object -> Never? in
      visit(object)
      return nil
    }
  }
}

@MainActor extension Reference where Object == Node {
  /// The first answer of this node or one around it.
  @inline(__always) func firstOutward<Answer>(
    to border: SearchBorder = .root, _ ask: (Node) -> Answer?
  ) -> Answer? {
    firstOutward(by: { $0.above(border) }, ask)
  }

  /// The first answer of a node around this one.
  @inline(__always) func firstAround<Answer>(
    to border: SearchBorder = .root, _ ask: (Node) -> Answer?
  ) -> Answer? {
    borrow { $0.above(border) }?.firstOutward(to: border, ask)
  }

  /// Whether a condition holds for this node or one around it.
  @inline(__always) func holdsOutward(to border: SearchBorder = .root, _ condition: (Node) -> Bool) -> Bool {
    firstOutward(to: border) { condition($0) ? true : nil } ?? false
  }
}

@MainActor extension Reference where Object == ItemNode {
  /// Calls `visit` with this item and its container, then with that container and the next, as long as `visit` returns true.
  @inline(__always) func visitContainers(
    while visit: (_ item: Reference, _ container: Reference) -> Bool
  ) {
    var item = self
    _ = firstOutward(by: { $0.containerReference }) { next -> Void? in
      let container = Reference(next)
      guard !container.isSame(as: self) else { return nil }
      guard visit(item, container) else { return () }
      item = container
      return nil
    }
  }
}

extension Node {
  /// Sets a mark, and answers `nil`; where the node has it already, the answer ends a walk.
  @inline(__always) final func insertMark(_ mark: NodeFlags) -> Void? {
    guard !flags.contains(mark) else { return () }
    flags.insert(mark)
    return nil
  }

  /// Sets a mark on this node and the nodes around it, up to the first node with the mark.
  ///
  /// All nodes further out have the mark already.
  final func markOutward(_ mark: NodeFlags) {
    _ = Reference<Node>(self).firstOutward { $0.insertMark(mark) }
  }
}

extension ItemNode {
  /// Sets a mark on this item and the items around it, up to the first item with the mark.
  ///
  /// All items further out have the mark already.
  final func markItemsOutward(_ mark: NodeFlags) {
    _ = Reference<ItemNode>(self).firstOutward(by: { $0.containerReference }) { $0.insertMark(mark) }
  }
}
