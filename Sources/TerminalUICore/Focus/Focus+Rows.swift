/// The focus where views are about to leave.
extension Focus {
  /// Called before views at or below a node leave or are covered.
  ///
  /// Notes whether the user sees the view with the focus.
  ///
  /// Afterwards the place of that view isn't known any more.
  func viewsWillLeave(at place: Node) {
    guard place.flags.contains(.holdsFocus), let node, node.isWithin(place) else { return }
    wasInSight = isSeen(node)
  }

  /// Some rows of a list may be about to leave: finds out which one takes over from the row with the focus.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - heir: The nearest row that stays for one that leaves; `nil` for one that stays, or where none does.
  func rowsWillChange(in list: ListNode, heir: (_ row: Node) -> RowHeir?) {
    if let node {
      guard let row = node.row(of: list) else { return }
      self.heir?.stop()
      self.heir = heir(row)
      wasInSight = isSeen(node)
    } else if let present = self.heir, let row = present.node?.row(of: list) {
      // The keyboard is elsewhere since the focus was lost.
      if let next = heir(row) { present.pass(on: next) }
    }
  }
}

extension Node {
  /// The row of a list that the node is in.
  fileprivate final func row(of list: ListNode) -> Node? {
    var row: Node = self
    return firstAround { above -> Node? in
      if above === list { return row }
      if !above.flags.contains(.isChunk) { row = above }
      return nil
    }
  }
}
