internal import TerminalUICore

/// Describes the row to assistive technologies: whether it is selected, and its place in the list.
extension ListRowNode: AccessibleNode {
  package var accessiblePart: AccessiblePart { .row }

  package func describe(_ element: inout AccessibilityElement) {
    element.role = .row
    if tellsSelected { element.traits.insert(.isSelected) }
    element.isFocused = hasFocus
    element.canBeSelected = canBeSelected
    guard let row = windowRow, let list = row.list else { return }
    element.place = .init(number: row.place + 1, count: list.count)
  }
}
