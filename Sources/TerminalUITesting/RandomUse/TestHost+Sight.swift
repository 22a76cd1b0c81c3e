internal import TerminalUI
internal import TerminalUICore

/// What a user works with after a key, and can't see.
extension TestHost {
  /// Whether the window has 20 columns and 6 rows: below, nothing is promised.
  package var promisesSight: Bool { screen.size.width >= 20 && screen.size.height >= 6 }

  /// The faults of what should be in sight after each key: the view with the focus, the caret, a selected row, and a button of a dialog.
  package func unseen() -> [String] {
    guard promisesSight, exitCode == nil else { return [] }
    let elements = host.accessibilityElements.flatMap(\.flattened)
    return unseenFocus(among: elements) + unseenButtons
  }

  private func unseenFocus(among elements: [AccessibilityElement]) -> [String] {
    guard let focused = elements.last(where: \.isFocused) else { return [] }
    // Without a scroll view around, an app has given it no room.
    let scrolls = elements.contains {
      $0.role.scrolls && $0.children.contains { $0.flattened.contains(where: \.isFocused) }
    }
    if let node = host.focusedNode {
      let rest = elements.contains { $0.isFocusable && !$0.isFocused && !$0.visibleFrame.isEmpty }
      if scrolls, rest, node.firstItem?.size.isEmpty == false, !node.isInSight {
        return ["the view with the focus is out of sight: \(focused)"]
      }
      if node.isInSight, !node.hidesCursor, cursor == nil { return ["there is no caret in \(focused)"] }
    }
    var faults: [String] = []
    if focused.visibleFrame.isEmpty, focused.role == .row || focused.role == .tab {
      faults.append("what has the focus is out of sight: \(focused)")
    }
    if focused.role.isTyped {
      if let cursor {
        if !focused.visibleFrame.contains(cursor.position) {
          faults.append("the caret is at \(cursor.position) outside of \(focused.visibleFrame), \(focused)")
        }
      } else if !focused.visibleFrame.isEmpty {
        faults.append("there is no caret in \(focused)")
      }
    }
    let selected = focused.children.filter { $0.isSelected && $0.role == .row }
    if !selected.isEmpty, selected.allSatisfy(\.visibleFrame.isEmpty) {
      faults.append("no selected row is in sight: \(selected[0])")
    }
    return faults
  }

  /// An alert or a dialog in front that has buttons, with none of them in sight.
  private var unseenButtons: [String] {
    guard let front = layers.last, ["alert", "dialog"].contains(front.kind) else { return [] }
    let buttons = front.elements(.button).filter(\.isEnabled)
    guard let first = buttons.first, !buttons.contains(where: \.isInSight) else { return [] }
    return ["no button of the \(front) is in sight: \(first)"]
  }
}

extension AccessibilityRole {
  /// Whether it moves its content.
  nonisolated fileprivate var scrolls: Bool { [.scrollView, .list, .form].contains(self) }
  /// Whether text is typed into it.
  nonisolated fileprivate var isTyped: Bool { [.textField, .textEditor, .secureField].contains(self) }
}
