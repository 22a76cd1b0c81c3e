internal import Cells
package import TerminalUIElements

/// The words of an element, in the order in which they are read: label, role, value, state, place.
///
///     Wrap lines, toggle, on
///     Ann, row, selected, 1 of 20
package struct SpokenWords: Equatable {
  /// The words, joined by commas.
  package let line: String
  /// The words without the selected state and without the place, such as “1 of 20”.
  package let essence: String

  /// Makes the words of an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - label: Words in place of its label.
  package init(_ element: AccessibilityElement, label: String? = nil) {
    let label = SpokenText.clean(label ?? element.label ?? "")
    let value = Self.value(of: element)
    var words = [label]
    // A text that only says something needs no role.
    if !label.isEmpty || element.isFocusable || !value.isEmpty || element.role == .list {
      words.append(Self.role(of: element))
    }
    words.append(value)
    words += Self.states(of: element)
    let selected = element.isSelected ? [Self.translated("selected")] : []
    let place = element.place.map { [Self.phrase("\($0.number) of \($0.count)")] } ?? []
    line = (words + selected + place).filter { !$0.isEmpty }.joined(separator: ", ")
    essence = words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The word for a role, in the user's language; empty for a text.
  package static func role(of element: AccessibilityElement) -> String {
    word(for: element.role, isAdjustable: element.actionNames.contains("increment"))
  }

  private static func word(for role: AccessibilityRole, isAdjustable: Bool) -> String {
    switch role {
    case .text, .toast, .scrollView: ""
    case .other: isAdjustable ? translated("adjustable") : ""
    case .radioButton: translated("option")
    case .datePicker: translated("date")
    case .textField: translated("text field")
    case .textEditor: translated("text editor")
    case .secureField: translated("password field")
    case .columnHeader: translated("column")
    default: translated(role.name)
    }
  }

  /// The value: of a long text its first line, of a secret its length.
  private static func value(of element: AccessibilityElement) -> String {
    guard let value = element.value else {
      return element.role == .progress ? translated("running") : ""
    }
    switch element.role {
    case .secureField:
      return value.isEmpty ? translated("empty") : phrase("\(value.count) characters")
    case .textField, .textEditor:
      guard !value.isEmpty else { return translated("empty") }
      let lines = value.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count > 1 else { return SpokenText.clean(value) }
      let count = value.utf8.count { $0 == 0x0A } + 1
      return [SpokenText.clean(String(lines[0])), phrase("\(count) lines")].filter { !$0.isEmpty }
        .joined(separator: ", ")
    case .toggle: return translated(value)
    default: return SpokenText.clean(value)
    }
  }

  private static func states(of element: AccessibilityElement) -> [String] {
    var states: [String] = []
    // The control of a group of rows is called by what it does.
    if let mark = element.mark { states.append(translated(mark.label == "Close" ? "open" : "closed")) }
    if !element.isEnabled { states.append(translated("disabled")) }
    return states
  }

  /// A word of ours in the user's language.
  package static func translated(_ word: String) -> String { phrase(LocalizedStringKey(word)) }

  /// A sentence of ours in the user's language.
  package static func phrase(_ key: LocalizedStringKey) -> String {
    let text = key.content
    return text.isPlaced ? text.placed(in: TextRegion.current).string : text.string
  }
}

extension AccessibilityElement {
  /// What opens and closes the row, where it has rows below it.
  var mark: AccessibilityElement? { role == .row ? parts.first(where: \.isMark) : nil }
}
