/// The focus in lists whose rows change.
extension Focus {
  /// Some rows of a list may be about to leave: finds out which one takes over from the row with the focus.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - heir: The nearest row that stays for one that leaves; `nil` for one that stays, or where none does.
  func rowsWillChange(in list: ListNode, heir: (_ row: Node, _ isInSight: Bool) -> RowHeir?) {
    if let node {
      guard let row = node.row(of: list) else { return }
      self.heir?.stop()
      self.heir = heir(row, node.isInSight)
    } else if let present = self.heir, let row = present.node?.row(of: list) {
      // The keyboard is elsewhere since the focus was lost.
      if let next = heir(row, present.wasInSight) { present.pass(on: next) }
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
