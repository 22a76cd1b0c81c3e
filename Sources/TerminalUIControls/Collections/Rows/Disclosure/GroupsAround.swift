internal import TerminalUICore

/// The groups that a row of a list was in when it left, to find the closed one that hides the row.
struct GroupsAround {
  /// The innermost first.
  private let groups: [DisclosureLevel]
  /// The elements of a hierarchy that the row was below, the outermost first.
  private let above: [ElementPlace]

  /// Notes the groups; `nil` where there are none.
  @MainActor init?(_ row: ListRowNode) {
    groups = row.groups
    let known = row.disclosure?.placesAbove
    above = known.map { known in known.places.compactMap(known.list.follow) } ?? []
    if groups.isEmpty && above.isEmpty { return nil }
  }

  /// Follows no row any more.
  @MainActor func stop() { for place in above { place.stop() } }

  /// The row of the closed element or group that hides the row.
  ///
  /// - Parameter makesRows: Whether a row without a node is made.
  /// - Returns: `nil` where no group has closed.
  @MainActor func closedRow(makesRows: Bool) -> ListRowNode? {
    // The rows below a closed element have left, so at most one of these elements is still there and closed.
    for element in above where element.end == .none {
      guard let list = element.list, element.place < list.count,
        makesRows || element.place >= list.lower && element.place < list.upper
      else { continue }
      let row = list.node(at: element.place).firstRow
      if row?.disclosure?.isOpen == false { return row }
    }
    // The innermost group that is still there decides.
    for group in groups where group.isThere {
      let row = group.labelRow
      return row?.disclosure?.isOpen == false ? row : nil
    }
    return nil
  }
}
