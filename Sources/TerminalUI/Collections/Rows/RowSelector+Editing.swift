/// Deleting and moving the rows of a list by keys.
extension RowSelector {
  /// Deletes or moves what is selected, if the key is for that.
  func takeEditingKey(_ press: KeyPress) -> Bool {
    switch press.key {
    case .delete where press.modifiers.held.isEmpty, .deleteForward where press.modifiers.held.isEmpty:
      deleteRows()
    case .upArrow where press.modifiers.held == .option: moveRows(forward: false)
    case .downArrow where press.modifiers.held == .option: moveRows(forward: true)
    default: false
    }
  }

  /// Asks the app to delete what is selected; says whether there was anything to ask.
  private func deleteRows() -> Bool {
    guard let row = currentRow, let (action, list) = action(for: row, { $0.delete }) else { return false }
    let places = editedPlaces(of: list, DeleteDisabledKey.self)
    guard !places.isEmpty else { return false }
    let successor = neighbour(of: row, outside: places, of: list)
    let isStillSelected = selectionCheck
    action(places)
    afterUpdate { [self] in
      // The app may not have done it, or have selected another row.
      guard row.flags.contains(.hasLeft), isStillSelected(), let successor,
        !successor.flags.contains(.hasLeft)
      else { return }
      select(successor)
    }
    return true
  }

  /// Asks the app to move what is selected by one row; says whether that is possible.
  private func moveRows(forward: Bool) -> Bool {
    guard let row = currentRow, let (action, list) = action(for: row, { $0.move }) else { return false }
    let places = editedPlaces(of: list, MoveDisabledKey.self)
    guard let first = places.first, let last = places.last else { return false }
    // At the end there is nothing to move past; the key is for the list all the same.
    guard forward ? last + 1 < list.count : first > 0 else { return true }
    action(places, forward ? last + 2 : first - 1)
    afterUpdate { [self] in
      if let row = currentRow, !row.flags.contains(.hasLeft) { row.scrollIntoSight() }
    }
    return true
  }

  // MARK: What it is about

  /// The innermost action for a row, and the list of elements that it is about.
  private func action<Action>(
    for row: ListRowNode, _ action: (any RowEditor) -> Action?
  ) -> (Action, WindowList)? {
    row.firstAround(to: .item) { node in
      guard let list = node.asWindowRow?.list else { return nil }
      return list.editAction(action).map { ($0, list) }
    }
  }

  /// The places in a list of what is selected, without the rows that a modifier protects.
  private func editedPlaces<Key: LayoutValueKey>(of list: WindowList, _ key: Key.Type) -> IndexSet
  where Key.Value == Bool {
    var places = IndexSet()
    var inSight = 0
    visitRows { row in
      guard isSelected(row) else { return }
      inSight += 1
      if !row.trait(key), let place = row.place(in: list) { places.insert(place) }
    }
    // Rows out of sight are made for a moment, to be asked.
    for place in selectedPlaces(outOfSightIn: list, inSight: inSight)
    where !list.inspectRow(at: place, { $0.firstItem?.trait(key) ?? false }) { places.insert(place) }
    return places
  }

  /// The nearest row that is not among those at some places: behind one of them, or else before it.
  private func neighbour(of row: ListRowNode, outside places: IndexSet, of list: WindowList) -> ListRowNode? {
    for forward in [true, false] {
      var next = selectableRow(nextTo: row, forward: forward)
      for _ in 0..<64 {
        guard let candidate = next else { break }
        if candidate.place(in: list).map({ places.contains($0) }) != true { return candidate }
        next = selectableRow(nextTo: candidate, forward: forward)
      }
    }
    return nil
  }
}

extension ListRowNode {
  /// The place in a list of the element that the row is made from.
  fileprivate func place(in list: WindowList) -> Int? {
    firstAround(to: .item) { node in
      guard let row = node.asWindowRow, row.list === list else { return nil }
      return row.place
    }
  }
}
