internal import TerminalUICore

/// Describes the field to assistive technologies: its title, and its text unless that is secret.
extension TextFieldNode: AccessibleNode {
  func describe(_ element: inout AccessibilityElement) {
    element.role = content.isSecret ? .secureField : content.isEditor ? .textEditor : .textField
    let prompt = content.prompt?.string ?? ""
    element.label = content.title ?? (prompt.isEmpty ? nil : prompt)
    element.value = content.isSecret ? String(repeating: "•", count: editing.text.count) : editing.text
    element.focusReference.node = self
  }
}
