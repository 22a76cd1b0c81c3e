internal import TerminalUICore

/// Describes the titles of the columns to assistive technologies.
extension TableHeaderNode: AccessibleNode {
  /// The titles of the visible columns.
  ///
  /// Titles by which the rows are sorted report the direction, and can change it.
  var accessiblePart: AccessiblePart { .elements(titles.map(element)) }

  /// Describes one title, with the order of the rows by it.
  private func element(_ title: TableTitle) -> AccessibilityElement {
    var element = AccessibilityElement(.columnHeader, title.node)
    element.label = title.node.plainText
    element.value = title.order.map { state in
      let direction = state.direction == .forward ? "ascending" : "descending"
      return state.isOneOfSeveral ? "\(direction), \(state.rank)" : direction
    }
    element.focusReference.node = self
    element.noteFocus()
    element.isFocused = isActive && current == title.column
    if title.isSortable {
      element.actions = [AccessibilityAction(name: "Sort") { [weak self] in self?.sort(by: title.column) }]
    }
    return element
  }
}
