package import TerminalUIElements

/// A line of a screen that is read out, and the element that it describes.
package struct SpokenLine {
  /// The identity of a line: it stays as long as the view is there.
  package struct Key: Hashable {
    private let node: ObjectIdentifier
    private let ordinal: Int

    /// Makes a key; of one view there may be several lines.
    init(_ node: AnyObject, _ ordinal: Int) { (self.node, self.ordinal) = (ObjectIdentifier(node), ordinal) }
  }

  /// The kinds of lines.
  package enum Kind {
    /// The description of an element.
    case element
    /// A heading of what follows.
    case heading
    /// A row of a list, or of a table.
    case row
    /// Shows other rows of a container: those behind, or those before.
    case page(isForward: Bool)
  }

  /// The identity of the line.
  package let key: Key
  /// What kind of line it is.
  package let kind: Kind
  /// The words.
  package var words: String
  /// The words without whether it is selected, and which of how many it is.
  package var essence: String
  /// The element; for another page its container.
  package let element: AccessibilityElement
  /// The list or scroll view that it is in.
  package let container: Key?
  /// Whether the element of the line has the focus.
  package var isFocused: Bool

  /// Whether the element can be used, so that the line has a number.
  package var isUsable: Bool {
    switch kind {
    case .page: true
    case .row:
      element.isFocusable || element.canBeSelected || element.mark != nil || !element.actionNames.isEmpty
    default:
      element.isFocusable || !element.isEnabled && Self.used.contains(element.role)
        || Self.chosen.contains(element.role) || !element.actionNames.isEmpty
    }
  }

  /// Whether the element changes by itself again and again.
  var isQuiet: Bool { element.traits.contains(.updatesFrequently) }

  /// Whether the line is a message that disappears by itself.
  var isMessage: Bool { [.toast, .status].contains(element.role) }

  /// Roles of elements that arrows or clicks choose where they haven't the focus themselves.
  private static let chosen: Set<AccessibilityRole> = [.radioButton, .tab, .button, .link, .toggle, .menu]
  private static let used: Set<AccessibilityRole> = chosen.union([
    .slider, .stepper, .datePicker, .textField, .textEditor, .secureField,
  ])
}
