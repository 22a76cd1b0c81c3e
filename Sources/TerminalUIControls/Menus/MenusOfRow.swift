internal import TerminalUICore

/// A list or a table, whose context menus around and in one row are one menu.
@MainActor package protocol MenuRowsNode: Node {
  /// The menu of a row opens: at a cell, or for the selection.
  func prepareMenu(at point: Point?)
}

/// The reason why a context menu adds its items to the menu of a row, such as swipe actions.
package protocol MenuAddition {
  /// The place among the additions to the same menu.
  var place: Int { get }
}

extension MenuPresenter {
  /// The other menus of the row: its own context menu is above, then come the additions.
  ///
  /// There is one menu for a row, whichever of them the mouse or a key finds.
  var otherMenusOfRow: (above: [AnyView], below: [AnyView]) {
    let all = kind == .context ? menusOfRow : []
    let places = Set(all.compactMap { $0.addition?.place })
    if places.isEmpty { return ([], []) }
    let plain = all.first { $0.addition == nil }.map { [$0] } ?? []
    let parts = plain + places.sorted().flatMap { place in all.filter { $0.addition?.place == place } }
    let own = parts.firstIndex { $0 === self } ?? 0
    return (parts[..<own].map(\.items), parts[own...].dropFirst().map(\.items))
  }

  /// The context menus around the row's content, and that of the list, the innermost first.
  var menusOfRow: [MenuPresenter] {
    var found: [MenuPresenter] = []
    child?.visitTree { node in
      guard node.flags.contains(.pass) else { return .past }
      if let menu = node.asContextMenu { found.insert(menu, at: 0) }
      return .into
    }
    var isInList = true
    _ = firstOutward { node -> Bool? in
      if node is any MenuRowsNode { isInList = false }
      if !isInList, node.flags.contains(.item) { return true }
      guard let menu = node.asContextMenu else { return nil }
      found.append(menu)
      return isInList ? nil : true
    }
    return found
  }
}
