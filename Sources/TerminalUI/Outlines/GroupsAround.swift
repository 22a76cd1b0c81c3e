/// The groups around a row of a list that leaves: asked later which of them has closed over it.
struct GroupsAround {
  private struct Group { weak var scope: DisclosureScopeNode? }

  /// The innermost first.
  private var groups: [Group] = []
  /// The rows of a hierarchy above it: where they are, the outermost first.
  private weak var list: WindowList?
  private var places: [Int] = []

  /// Notes the groups; `nil` where there are none.
  @MainActor init?(_ row: ListRowNode) {
    if let above = row.disclosure?.placesAbove { (list, places) = (above.list, above.places) }
    var next = row.parent
    while let node = next, !node.flags.contains(.item) {
      if let scope = node as? DisclosureScopeNode { groups.append(Group(scope: scope)) }
      next = node.parent
    }
    if groups.isEmpty && places.isEmpty { return nil }
  }

  /// The row that opens the innermost group which is still there, if that is closed.
  ///
  /// - Parameter makesRows: Whether a row that is out of sight is made.
  /// - Returns: `nil` where no group has closed.
  @MainActor func closedRow(makesRows: Bool) -> ListRowNode? {
    if let list, !list.flags.contains(.hasLeft) {
      for place in places where place < list.count {
        guard makesRows || place >= list.lower && place < list.upper else { continue }
        let row = list.node(at: place).firstItem as? ListRowNode
        if row?.disclosure?.isOpen == false { return row }
      }
    }
    for group in groups {
      guard let scope = group.scope, !scope.flags.contains(.hasLeft) else { continue }
      let row = scope.firstItem as? ListRowNode
      return row?.disclosure?.isOpen == false ? row : nil
    }
    return nil
  }
}
