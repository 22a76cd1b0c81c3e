internal import TerminalUICore

/// A view that is an element: it says what it is and in which state.
///
/// What it shows is its label unless it says one.
/// Asked when somebody asks for the elements, and not before; see ``AccessibilityTree``.
protocol AccessibleView {
  /// Says what the view is.
  func describe(_ element: inout AccessibilityElement)
  /// Whether the view is an element at all.
  var isTold: Bool { get }
}

extension AccessibleView {
  /// It is.
  var isTold: Bool { true }
}

/// A node that is an element.
@MainActor protocol AccessibleNode: Node {
  /// What of it is told.
  var accessiblePart: AccessiblePart { get }
  /// Says what the view is.
  func describe(_ element: inout AccessibilityElement)
}

/// What of a node is told to somebody who can't see it.
nonisolated enum AccessiblePart {
  /// The node is an element.
  case element
  /// What is in it.
  case content
  /// Nothing.
  case nothing
}

extension AccessibleNode {
  /// An element.
  var accessiblePart: AccessiblePart { .element }
}

/// A view around the label of a control: of all that a style shows, it alone is the label.
protocol AccessibleLabel {}

extension View {
  /// What the view says, where it is a text.
  var accessibilityText: String? {
    guard let text = (self as? Text)?.content.string, !text.isEmpty else { return nil }
    return text
  }

  /// Makes what is in this view the name of the container around it.
  func namesAccessibilityContainer() -> some View {
    modifier(AccessibilityModifier { $0.namesContainer = true })
  }
}

extension TextNode: AccessibleNode {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .text
    element.label = string
  }
}

extension TextFieldNode: AccessibleNode {
  func describe(_ element: inout AccessibilityElement) {
    element.role = content.isSecret ? .secureField : content.isEditor ? .textEditor : .textField
    let prompt = content.prompt?.string ?? ""
    element.label = content.title ?? (prompt.isEmpty ? nil : prompt)
    element.value = content.isSecret ? String(repeating: "•", count: editing.text.count) : editing.text
    element.focusReference.node = self
  }
}

extension ListRowNode: AccessibleNode {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .row
    if tellsSelected { element.traits.insert(.isSelected) }
    element.isFocused = hasFocus
    guard let row = windowRow, let list = row.list else { return }
    element.place = .init(number: row.place + 1, count: list.count)
  }
}

extension TableHeaderNode {
  /// The titles of the columns that show; those that put the rows in order say in which one, and can do so.
  var elements: [AccessibilityElement] { titles.map(element) }

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

extension ScrollViewNode: AccessibleNode {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .scrollView
    guard let scrolling = parent as? ScrollFocusNode, scrolling.canFocus else { return }
    element.focusReference.node = scrolling
  }
}

extension ButtonStyleConfiguration.Label: AccessibleLabel {}
extension PrimitiveButtonStyleConfiguration.Label: AccessibleLabel {}
extension ToggleStyleConfiguration.Label: AccessibleLabel {}
extension MenuStyleConfiguration.Label: AccessibleLabel {}
extension ProgressViewStyleConfiguration.Label: AccessibleLabel {}
extension LabelStyleConfiguration.Title: AccessibleLabel {}
