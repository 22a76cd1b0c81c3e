internal import TerminalUICore

/// Deleting and moving the rows of a list by keys.
extension RowSelector {
  /// The keys that delete or move what is selected.
  func editingKeys(_ keys: inout KeyTable) {
    keys.on(.delete, .deleteForward, with: .none, title: "Delete", given: deletion) { deleteRows($0) }
    keys.on(.upArrow, with: .option, title: "Move up", given: movement) { moveRows($0, forward: false) }
    keys.on(.downArrow, with: .option, title: "Move down", given: movement) { moveRows($0, forward: true) }
  }

  /// The rows to delete, and the app's action for it.
  private var deletion: RowEdit<(IndexSet) -> Void>? { edit({ $0.delete }, DeleteDisabledKey.self) }

  /// The rows to move, and the app's action for it.
  private var movement: RowEdit<(IndexSet, Int) -> Void>? { edit({ $0.move }, MoveDisabledKey.self) }

  /// The selected rows that may be edited, and the app's action for them; `nil` where there is no row or no action.
  private func edit<Action, Key: LayoutValueKey>(
    _ find: (any RowEditor) -> Action?, _ key: Key.Type
  ) -> RowEdit<Action>? where Key.Value == Bool {
    guard let row = currentRow, let (action, list) = action(for: row, find) else { return nil }
    let places = editedPlaces(of: list, key)
    return places.isEmpty ? nil : RowEdit(row: row, action: action, list: list, places: places)
  }

  /// Asks the app to delete what is selected.
  private func deleteRows(_ edit: RowEdit<(IndexSet) -> Void>) {
    let row = edit.row
    let successor = neighbour(of: row, outside: edit.places, of: edit.list)
    let isStillSelected = selectionCheck
    edit.action(edit.places)
    afterUpdate { [self] in
      // The app may not have done it, or have selected another row.
      guard row.flags.contains(.hasLeft), isStillSelected(), let successor,
        !successor.flags.contains(.hasLeft)
      else { return }
      select(successor)
    }
  }

  /// Asks the app to move what is selected by one row.
  private func moveRows(_ edit: RowEdit<(IndexSet, Int) -> Void>, forward: Bool) {
    guard let first = edit.places.first, let last = edit.places.last else { return }
    // At the end of the list nothing is moved, but the key is used up: nothing around the list gets it.
    guard forward ? last + 1 < edit.list.count : first > 0 else { return }
    edit.action(edit.places, forward ? last + 2 : first - 1)
    afterUpdate { [self] in
      if let row = currentRow, !row.flags.contains(.hasLeft) { row.scrollIntoSight() }
    }
  }

  // MARK: The rows that keys edit

  /// The app's innermost action for a row, and the list of elements that has this action.
  private func action<Action>(
    for row: ListRowNode, _ action: (any RowEditor) -> Action?
  ) -> (Action, WindowList)? {
    row.firstAround(to: .item) { node in
      guard let list = node.asWindowRow?.list else { return nil }
      return list.editAction(action).map { ($0, list) }
    }
  }

  /// The places in a list of the selected rows, without those that a modifier protects.
  private func editedPlaces<Key: LayoutValueKey>(of list: WindowList, _ key: Key.Type) -> IndexSet
  where Key.Value == Bool {
    var places = IndexSet()
    var inSight = 0
    visitRows { row in
      guard isSelected(row) else { return }
      inSight += 1
      if !row.trait(key), let place = row.place(in: list) { places.insert(place) }
    }
    // Rows out of sight are made for a moment to read their traits.
    for place in selectedPlaces(outOfSightIn: list, inSight: inSight)
    where !list.inspectRow(at: place, { $0.firstItem?.trait(key) ?? false }) { places.insert(place) }
    return places
  }

  /// The nearest row to `row` that isn't at one of `places`: one behind it, or else one before it.
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

/// Rows of some elements, and the app's action for them.
private struct RowEdit<Action> {
  let row: ListRowNode
  let action: Action
  let list: WindowList
  let places: IndexSet
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
