internal import TerminalUICore

/// A view that is an element, and describes itself and its state.
///
/// Its content is its label unless it sets one. It is called only when elements are requested; see ``AccessibilityTree``.
package protocol AccessibleView {
  /// Describes the view.
  func describe(_ element: inout AccessibilityElement)
  /// Whether the view is an element at all.
  var isTold: Bool { get }
}

extension AccessibleView {
  /// By default the view is described.
  package var isTold: Bool { true }
}

/// A node that describes itself to assistive technologies.
///
/// A node without a description is its content; if it can have the focus, the content has it.
@MainActor package protocol AccessibleNode: Node {
  /// The part of the node that becomes elements.
  var accessiblePart: AccessiblePart { get }
  /// Describes an element or a row.
  func describe(_ element: inout AccessibilityElement)
}

/// The part that a node has for assistive technologies: ``AccessibilityTree`` asks each node.
package nonisolated enum AccessiblePart {
  /// The node is an element.
  case element
  /// The node is an element that is a text.
  case text(String)
  /// The node is a row; in a control it is its content.
  case row
  /// Elements without nodes of their own.
  case elements([AccessibilityElement])
  /// The elements in the node.
  case content
  /// The elements in the node, or the node itself, with the focus of a view.
  case focusable(FocusNode)
  /// The elements in the node, changed by properties.
  case modified(AccessibilityProperties)
  /// The node and its contents aren't accessible.
  case nothing
}

extension AccessibleNode {
  /// An element.
  package var accessiblePart: AccessiblePart { .element }
  /// Adds no description.
  package func describe(_ element: inout AccessibilityElement) {}
}

extension Node {
  /// The text that the node shows, if it is that of a text.
  package var shownText: String? {
    guard let accessible = self as? any AccessibleNode, case .text(let text) = accessible.accessiblePart
    else {
      return nil
    }
    return text
  }
}

/// A view around the label of a control: of all that a style shows, it alone is the label for assistive technologies.
package protocol AccessibleLabel {}

extension View {
  /// The text of the view, if it is a `Text`.
  package var accessibilityText: String? {
    guard let text = (self as? Text)?.content else { return nil }
    let string = text.runs == nil ? text.string : text.placed(in: TextRegion.current).string
    return string.isEmpty ? nil : string
  }

  /// Makes what is in this view the name of the container around it.
  package func namesAccessibilityContainer() -> some View {
    modifier(AccessibilityModifier { $0.namesContainer = true })
  }
}

extension TextNode: AccessibleNode {
  package var accessiblePart: AccessiblePart { .text(string) }
}

extension AccessibilityNode: AccessibleNode {
  package var accessiblePart: AccessiblePart { .modified(properties) }
}

extension ScrollViewNode: AccessibleNode {
  /// A scroll view as large as its content shows all of it, so only the content is reported.
  package var accessiblePart: AccessiblePart { hugsContent && limit == .zero ? .content : .element }

  package func describe(_ element: inout AccessibilityElement) {
    element.role = .scrollView
    element.scrollReference.node = self
    guard let scrolling = parent?.asFocusNode, scrolling.canFocus else { return }
    element.focusReference.node = scrolling
  }
}
