public import TerminalUI

extension TestHost {
  /// The screen as a screen reader would read it, one element a line, indented.
  ///
  ///     assertSnapshot(of: host.elementTree)
  ///
  /// The text changes with an app's words and actions, and not with its look.
  public var elementTree: String { host.accessibilityElements.treeDescription }

  /// Finds a part of the screen by its role and its label.
  ///
  ///     host.find(.textField, "Name").type("Ann")
  ///     host.find(.button, "Save").press()
  ///     #expect(host.find(.row, "Ann").isSelected)
  ///
  /// Elements below a modal layer can't be reached, and aren't found.
  ///
  /// - Parameters:
  ///   - role: The role; `nil` for any.
  ///   - label: The label: all of it, or with a prefix of it where nothing has that name.
  ///   - identifier: The text of `accessibilityIdentifier(_:)`.
  ///   - belowModal: Whether elements below a modal layer are found, too.
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file, for the report.
  ///   - line: The test's place, for the report.
  ///   - column: The test's place, for the report.
  /// - Returns: The element. Where there is none, or several, the test fails and says which there are; the element then does nothing.
  public func find(
    _ role: AccessibilityRole?, _ label: String? = nil, identifier: String? = nil, belowModal: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestElement {
    let found = elements(role, label, identifier: identifier, belowModal: belowModal)
    if found.count == 1 { return found[0] }
    let what = [
      role?.name ?? "element", label.map { $0.debugDescription }, identifier.map { "#\($0)" },
    ].compactMap(\.self).joined(separator: " ")
    let said =
      found.isEmpty
      ? "there is no \(what)" : "there are \(found.count) of \(what); say more of the one that is meant"
    report(
      "\(said); there is:\n\(host.accessibilityElements(belowModal: belowModal).treeDescription)",
      fileID: fileID, filePath: filePath, line: line, column: column)
    return found.first ?? TestElement(missing: what, in: self)
  }

  /// All parts of the screen that are something, in the order of reading.
  ///
  ///     #expect(host.elements(.row).map(\.label) == ["Ann", "Bob"])
  ///
  /// - Parameters:
  ///   - role: The role; `nil` for any.
  ///   - label: The label.
  ///   - identifier: The text of `accessibilityIdentifier(_:)`.
  ///   - belowModal: Whether elements below a modal layer are among them.
  /// - Returns: The elements; rows of lists only as far as they have been made.
  public func elements(
    _ role: AccessibilityRole? = nil, _ label: String? = nil, identifier: String? = nil,
    belowModal: Bool = false
  ) -> [TestElement] {
    let all = host.accessibilityElements(belowModal: belowModal).flatMap(\.flattened)
      .filter { (role == nil || $0.role == role) && (identifier == nil || $0.identifier == identifier) }
    guard let label else { return all.map { TestElement($0, in: self) } }
    let exact = all.filter { $0.label == label }
    let found = exact.isEmpty ? all.filter { $0.label?.hasPrefix(label) == true } : exact
    return found.map { TestElement($0, in: self) }
  }

  /// The element that has the focus; `nil` where none has it.
  ///
  /// In a list with a selection it is the row with the cursor, or the list while there is none.
  public var focusedElement: TestElement? {
    host.accessibilityElements.flatMap(\.flattened).last { $0.isFocused }.map { TestElement($0, in: self) }
  }
}
