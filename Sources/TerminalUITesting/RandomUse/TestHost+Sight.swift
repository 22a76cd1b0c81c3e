internal import TerminalUI
internal import TerminalUICore

/// A view that should be in sight after a key, and isn't.
struct Unseen {
  /// A sentence with the view that isn't seen, and what its element says now.
  let fault: String
  /// The element without its value and its states, which change while it is out of sight.
  let name: String
}

extension Unseen {
  fileprivate init(_ what: String, _ element: AccessibilityElement) {
    self.init(fault: "\(what)\(element)", name: element.lastingName)
  }
}

extension AccessibilityElement {
  /// The role, the label and the identifier, which stay the same whatever the element shows.
  fileprivate var lastingName: String { "\(role.name) \(label ?? "") \(identifier ?? "")" }
}

/// The views that a user works with after a key, and can't see.
extension TestHost {
  /// Whether the window has 20 columns and 6 rows: below, nothing is promised.
  package var promisesSight: Bool { screen.size.width >= 20 && screen.size.height >= 6 }

  /// The faults of what should be in sight after each key: the view with the focus, the caret, a selected row, and a button of a dialog.
  package func unseen() -> [String] { unseenViews().map(\.fault) }

  /// The names of the view with the focus and of its selected rows.
  var focusedNames: [String] {
    let elements = host.accessibilityElements.flatMap(\.flattened)
    guard let focused = elements.last(where: \.isFocused) else { return [] }
    return ([focused] + focused.children.filter(\.isSelected)).map(\.lastingName)
  }

  func unseenViews() -> [Unseen] {
    guard promisesSight, exitCode == nil else { return [] }
    let elements = host.accessibilityElements.flatMap(\.flattened)
    return unseenFocus(among: elements) + unseenButtons
  }

  /// Faults of the view with the focus: it is out of sight, or its caret is.
  private func unseenFocus(among elements: [AccessibilityElement]) -> [Unseen] {
    guard let focused = elements.last(where: \.isFocused) else { return [] }
    // Without a scroll view around that has a cell, an app has given it no room.
    let scrolls = elements.contains {
      $0.role.scrolls && !$0.visibleFrame.isEmpty
        && $0.children.contains { $0.flattened.contains(where: \.isFocused) }
    }
    if let node = host.focusedNode {
      let rest = elements.contains { $0.isFocusable && !$0.isFocused && !$0.visibleFrame.isEmpty }
      if scrolls, rest, node.firstItem?.size.isEmpty == false, !node.isInSight {
        return [Unseen("the view with the focus is out of sight: ", focused)]
      }
      if node.isInSight, !node.hidesCursor, cursor == nil {
        return [Unseen("there is no caret in ", focused)]
      }
    }
    var faults: [Unseen] = []
    // Neither has a list or a row of tabs without a cell, unless it can be scrolled into sight.
    let container = elements.last { $0.children.contains(where: \.isFocused) }
    if focused.visibleFrame.isEmpty, focused.role == .row || focused.role == .tab,
      scrolls || container?.visibleFrame.isEmpty == false
    {
      faults.append(Unseen("what has the focus is out of sight: ", focused))
    }
    if focused.role.isTyped {
      if let cursor {
        if !focused.visibleFrame.contains(cursor.position) {
          faults.append(
            Unseen("the caret is at \(cursor.position) outside of \(focused.visibleFrame), ", focused))
        }
      } else if !focused.visibleFrame.isEmpty {
        faults.append(Unseen("there is no caret in ", focused))
      }
    }
    let selected = focused.children.filter { $0.isSelected && $0.role == .row }
    if !selected.isEmpty, selected.allSatisfy(\.visibleFrame.isEmpty) {
      faults.append(Unseen("no selected row is in sight: ", selected[0]))
    }
    return faults
  }

  /// An alert or a dialog in front that has buttons, with none of them in sight.
  private var unseenButtons: [Unseen] {
    guard let front = layers.last, ["alert", "dialog"].contains(front.kind) else { return [] }
    let buttons = front.elements(.button).filter(\.isEnabled)
    guard let first = buttons.first, !buttons.contains(where: \.isInSight) else { return [] }
    return [Unseen(fault: "no button of the \(front) is in sight: \(first)", name: "button")]
  }
}

extension AccessibilityRole {
  /// Whether elements of this role scroll their content.
  nonisolated fileprivate var scrolls: Bool { [.scrollView, .list, .form].contains(self) }
  /// Whether text is typed into elements of this role.
  nonisolated fileprivate var isTyped: Bool { [.textField, .textEditor, .secureField].contains(self) }
}
