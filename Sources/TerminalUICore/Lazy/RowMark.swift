/// A row that has left because it is out of sight: remembered while its element is there.
///
/// A list has at most one mark, for the row that left last. The mark ends when that row is made again, when another row is marked, when
/// the list leaves, and when the elements have changed and the row's is gone. An element far from its old place counts as gone, because
/// only a walk through all elements would find it.
@MainActor package struct RowMark {
  let id: AnyHashable
  var place: Int
  /// Called once, when the mark ends, with the list.
  let onEnd: @MainActor (Node) -> Void
}

@MainActor extension Node {
  /// Marks the row around this node, if that is leaving because it is out of sight.
  ///
  /// - Parameter onEnd: An action that is called once, when the mark ends, with the list.
  /// - Returns: Whether there is such a row.
  package final func markRow(onEnd: @escaping @MainActor (Node) -> Void) -> Bool {
    firstAround(to: .layer) { node -> Bool? in
      guard let row = node.asWindowRow, let place = row.placeOutOfSight, let id = row.identity else {
        return nil
      }
      row.list?.setMark(RowMark(id: id, place: place, onEnd: onEnd))
      return true
    } ?? false
  }
}
