/// The row that takes over from one that leaves: the nearest of those that stay, behind it or else before it.
///
/// The heir is known by its identity, since other rows may be at the old places when it takes over.
@MainActor final class RowHeir {
  /// The row that leaves: only compared.
  private let row: ObjectIdentifier
  /// Whether the heir was behind the row that leaves.
  private(set) var isBehind: Bool
  private var find: () -> Node?
  private let end: () -> Void

  /// Makes the heir of a row: `find` returns its node, if it has one, until `end` is called.
  init(
    of row: Node, isBehind: Bool, end: @escaping () -> Void = {}, find: @escaping () -> Node?
  ) {
    (self.row, self.isBehind) = (ObjectIdentifier(row), isBehind)
    (self.find, self.end) = (find, end)
  }

  /// Whether this heir takes over from `row`.
  func isHeir(of row: Node) -> Bool { ObjectIdentifier(row) == self.row }

  /// The node of the row, if it has one.
  var node: Node? { find() }

  /// Another row takes over instead.
  func pass(on next: RowHeir) { (find, isBehind) = (next.find, next.isBehind) }

  /// The focus is elsewhere.
  func stop() { end() }
}
