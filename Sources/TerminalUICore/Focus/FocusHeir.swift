/// The row that takes the focus over from one that leaves: the nearest of those that stay, behind it or else before it.
///
/// It is known by its identity, since by then other rows may be at the old places.
@MainActor final class FocusHeir {
  /// The row that leaves: only compared.
  private let row: ObjectIdentifier
  /// Whether it was behind that row.
  private(set) var isBehind: Bool
  /// Whether the view with the focus was in sight.
  let wasInSight: Bool
  private weak var known: Node?
  private let element: ElementPlace?

  /// A row with a node.
  init(of row: Node, _ heir: Node, isBehind: Bool, wasInSight: Bool) {
    (self.row, known, element) = (ObjectIdentifier(row), heir, nil)
    (self.isBehind, self.wasInSight) = (isBehind, wasInSight)
  }

  /// A row that may have no node.
  init(of row: Node, _ element: ElementPlace, wasInSight: Bool) {
    (self.row, self.element) = (ObjectIdentifier(row), element)
    (isBehind, self.wasInSight) = (element.end == .successor, wasInSight)
  }

  /// Whether it takes over from a row.
  func isHeir(of row: Node) -> Bool { ObjectIdentifier(row) == self.row }

  /// The node of the row, if it has one.
  var node: Node? {
    guard let element else { return known.flatMap { $0.flags.contains(.hasLeft) ? nil : $0 } }
    guard let list = element.list, element.place >= list.lower, element.place < list.upper else { return nil }
    return list.node(at: element.place)
  }

  /// Another row takes over instead.
  func pass(on next: FocusHeir) { (known, isBehind) = (next.known, next.isBehind) }

  /// The focus is elsewhere.
  func stop() { element?.stop() }
}

extension Focus {
  /// Some rows of a list may be about to leave: finds out which one takes over from the row with the focus.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - heir: The nearest row that stays for one that leaves; `nil` for one that stays, or where none does.
  func rowsWillChange(in list: ListNode, heir: (_ row: Node, _ isInSight: Bool) -> FocusHeir?) {
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
