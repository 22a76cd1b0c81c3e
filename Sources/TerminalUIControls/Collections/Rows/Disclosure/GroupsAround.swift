internal import TerminalUICore

/// The groups around a leaving row of a list, which are searched later for the closed one.
struct GroupsAround {
  /// The innermost first.
  private let groups: [DisclosureLevel]
  /// The rows of a hierarchy above it, the outermost first.
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

  /// The row that opens the innermost group which is still there, if that is closed.
  ///
  /// - Parameter makesRows: Whether a row that is out of sight is made.
  /// - Returns: `nil` where no group has closed.
  @MainActor func closedRow(makesRows: Bool) -> ListRowNode? {
    for element in above where element.end == .none {
      guard let list = element.list, element.place < list.count,
        makesRows || element.place >= list.lower && element.place < list.upper
      else { continue }
      let row = list.node(at: element.place).firstRow
      if row?.disclosure?.isOpen == false { return row }
    }
    for group in groups where group.isThere {
      let row = group.labelRow
      return row?.disclosure?.isOpen == false ? row : nil
    }
    return nil
  }
}
