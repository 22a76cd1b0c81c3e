internal import TerminalUICore

/// The groups around a leaving row of a list, which are searched later for the closed one.
struct GroupsAround {
  /// The innermost first.
  private let groups: [DisclosureLevel]
  /// The rows of a hierarchy above it: where they are, the outermost first.
  private weak var list: WindowList?
  private var places: [Int] = []

  /// Notes the groups; `nil` where there are none.
  @MainActor init?(_ row: ListRowNode) {
    groups = row.groups
    if let above = row.disclosure?.placesAbove { (list, places) = (above.list, above.places) }
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
        let row = list.node(at: place).firstRow
        if row?.disclosure?.isOpen == false { return row }
      }
    }
    for group in groups where group.isThere {
      let row = group.labelRow
      return row?.disclosure?.isOpen == false ? row : nil
    }
    return nil
  }
}
