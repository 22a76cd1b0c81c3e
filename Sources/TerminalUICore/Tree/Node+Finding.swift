@MainActor extension Node {
  /// The node of the view with an identity, at or below this one: of a row, which is made if need be, or of a view
  /// with `id(_:)`.
  ///
  /// A row in a row that has no node is not found.
  package final func firstNode(withID id: AnyHashable) -> Node? {
    Steps.note()
    if identity == id { return self }
    if flags.contains(.list), let row = unsafeDowncast(self, to: ListNode.self).row(withID: id) { return row }
    var found: Node?
    visitChildren { if found == nil { found = $0.firstNode(withID: id) } }
    return found
  }
}
