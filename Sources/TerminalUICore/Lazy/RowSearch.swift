/// Finding a view by its identity.
extension Node {
  /// The node of the view with an identity, at or below this one: of a row, which is made if need be, or of a view
  /// with `id(_:)`.
  ///
  /// Rows without nodes are searched last, and only where a row can be more than one view, or is one with `id(_:)` in it. A number in order is found
  /// at once, any other identity among the first thousand rows.
  package final func firstNode(withID id: AnyHashable) -> Node? {
    if let found = firstMadeNode(withID: id) { return found }
    var search = RowSearch(id: id)
    return search.found(in: self)
  }

  fileprivate final func firstMadeNode(withID id: AnyHashable) -> Node? {
    firstInTree { node in
      WorkCounter.note()
      if node.identity == id { return node }
      guard node.flags.contains(.list) else { return nil }
      return unsafeDowncast(node, to: ListNode.self).row(withID: id)
    }
  }

  /// The first identity that `id(_:)` gives a view below this node.
  fileprivate final var givenIdentity: AnyHashable? { firstContent { $0.identity } }

  /// Whether this node is, or contains, a list in which only some rows have nodes.
  fileprivate final var holdsWindow: Bool {
    firstInTree(skippingContentsOf: { $0.flags.contains(.item) }) {
      $0.flags.contains([.list, .isWindow]) ? true : nil
    }
      ?? false
  }

  /// The outermost lists at or below this node in which only some rows have nodes.
  fileprivate final var outermostWindows: [WindowList] {
    var lists: [WindowList] = []
    visitTree { node in
      guard node.flags.contains([.list, .isWindow]) else { return .into }
      lists.append(unsafeDowncast(node, to: WindowList.self))
      return .past
    }
    return lists
  }
}

/// A look into rows that have no nodes, for a view in them: a row of a `ForEach` in a row, as in a list of sections, or a view
/// with `id(_:)`.
///
/// Each row is made for that moment. So the rows with nothing to search are counted, and after some of them nothing more is made: an unknown identity
/// does not cost a row for each of a million elements.
@MainActor private struct RowSearch {
  let id: AnyHashable
  /// How many rows without rows of their own are looked into.
  private var budget = 1_000
  /// The types of lists whose rows have no identities in them, as one of their rows showed.
  private var kindsWithoutIdentities: Set<ObjectIdentifier> = []

  init(id: AnyHashable) { self.id = id }

  /// Looks at and below a node; the rows that lead to the view are made.
  mutating func found(in node: Node) -> Node? {
    for list in node.outermostWindows {
      if let found = list.rowsCanHoldRows ? found(inRowsOf: list) : found(inIdentifiedRowsOf: list) {
        return found
      }
    }
    return nil
  }

  /// Looks into rows of one view each, if one of them has an identity of its own in it: then all have, by their type.
  private mutating func found(inIdentifiedRowsOf list: WindowList) -> Node? {
    let kind = ObjectIdentifier(type(of: list))
    guard list.count > 0, !kindsWithoutIdentities.contains(kind) else { return nil }
    let sample = Swift.min(list.lower, list.count - 1)
    guard let given = list.inspectRow(at: sample, { $0.givenIdentity }) else {
      kindsWithoutIdentities.insert(kind)
      return nil
    }
    if let wanted = id.base as? Int, let given = given.base as? Int {
      let (distance, isTooFar) = wanted.subtractingReportingOverflow(given)
      let (place, isBeyond) = sample.addingReportingOverflow(distance)
      if !isTooFar, !isBeyond, let found = found(in: list, at: place) { return found }
    }
    for place in 0..<list.count where budget > 0 && (place < list.lower || place >= list.upper) {
      budget -= 1
      if let found = found(in: list, at: place) { return found }
    }
    return nil
  }

  private func found(in list: WindowList, at place: Int) -> Node? {
    guard place >= 0, place < list.count,
      list.inspectRow(at: place, { $0.firstMadeNode(withID: id) != nil })
    else { return nil }
    return list.node(at: place).firstMadeNode(withID: id)
  }

  /// Looks in one row after another; a row that has no node is made for that and removed again.
  private mutating func found(inRowsOf list: WindowList) -> Node? {
    for place in 0..<list.count where budget > 0 {
      // A row that has a node was looked at before, but not the rows in it that have none.
      let isFound = list.inspectRow(at: place) { row in
        if row.firstMadeNode(withID: id) != nil { return true }
        if !row.holdsWindow { budget -= 1 }
        return found(in: row) != nil
      }
      guard isFound else { continue }
      let row = list.node(at: place)
      return row.firstMadeNode(withID: id) ?? found(in: row)
    }
    return nil
  }
}
