internal import TerminalUI

/// Something that can be done now, by a key or by its name, as a test sees it.
///
///     #expect(host.actions.map(\.id) == ["notes.delete", "new"])
///     #expect(host.actions.first?.keys == ["d"])
public struct TestAction: Hashable {
  /// The text of `actionID(_:)`, else its titles as words with `-` and `.` between them.
  public let id: String
  /// The name that the user sees.
  public let title: String
  /// The titles of the menus that it is in, the outermost first.
  public let path: [String]
  /// The keys that do it wherever the focus is now, as the user sees them: `^S`, `g g`.
  public let keys: [String]
  /// Where the action comes from: `keyPress`, `shortcut`, `toolbar` or `command`.
  public let origin: String
}

extension TestAction: CustomStringConvertible {
  /// One line: `notes.delete "Delete" d`.
  public var description: String { "\(id) \(title.debugDescription) \(keys.joined(separator: ", "))" }
}

extension TestHost {
  /// The actions available now, by keys and by names, the nearest to the focus first.
  ///
  /// Actions of views that are disabled, covered or below a modal layer aren't included.
  public var actions: [TestAction] {
    host.keyActions.filter(\.isEnabled).map { action in
      TestAction(
        id: action.id, title: action.title, path: action.path, keys: action.keys.map(\.description),
        origin: action.origin.rawValue)
    }
  }

  /// Runs an action, as the command palette does; the test fails where it doesn't work now.
  ///
  ///     host.perform("notes.delete")
  ///
  /// - Parameters:
  ///   - id: The identifier of the action.
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file, for the report.
  ///   - line: The test's place, for the report.
  ///   - column: The test's place, for the report.
  public func perform(
    _ id: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard
      act({
        host.prepareForEvent()
        return host.perform(action: id)
      })
    else {
      return report(
        "no action “\(id)” works now; there is:\n\(actions.map(\.description).joined(separator: "\n"))",
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
    turn()
  }

  /// Gives the app a user's keymap.
  ///
  ///     host.useKeymap("notes.delete = d d")
  ///
  /// - Parameter text: The contents of the file.
  public func useKeymap(_ text: String) {
    act { host.keyBindings.adopt(Keymap(text: text)) }
    turn()
  }
}
