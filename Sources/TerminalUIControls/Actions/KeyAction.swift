internal import TerminalUICore

/// Something that can be done, by a key or by its name.
@MainActor package struct KeyAction {
  /// Where an action comes from.
  package nonisolated enum Origin: String, Hashable, Sendable {
    /// `onKeyPress` with a name.
    case keyPress
    /// `keyboardShortcut`.
    case shortcut
    /// The bars of a screen.
    case toolbar
    /// ``Commands``.
    case command
    /// A key of a control, such as an arrow of a slider.
    case control
  }

  /// The name of the action that closes the layer with the keyboard.
  package nonisolated static let closingID = "sheet.close"

  /// The name of the action in the keymap and in tests.
  package let id: String
  /// The title that the user sees.
  package let title: String
  /// The titles of the menus that the action is in, the outermost first.
  package let path: [String]
  /// The keys that perform the action now, wherever the focus is.
  ///
  /// There are none if the action doesn't work now, or if something nearer to the focus uses them.
  package var keys: [KeySequence]
  /// The keys that are shown: the terminal can report them.
  package var shownKeys: [KeySequence] = []
  /// Classes of keys that perform the action, such as all that type text.
  let keyNames: [String]
  /// Whether the action can be chosen by its name.
  ///
  /// It can't if its effect depends on the press, or if it presses a button.
  let isForPalette: Bool
  /// Whether the action works now.
  package let isEnabled: Bool
  /// Where the action comes from.
  package let origin: Origin
  /// The priority of the action's hint.
  ///
  /// Without room, hints with lower numbers are left out first.
  package let priority: Double
  private let run: () -> Void

  init(
    id: String, title: String, path: [String], keys: [KeySequence], keyNames: [String] = [],
    isForPalette: Bool = true, isEnabled: Bool, origin: Origin, priority: Double, run: @escaping () -> Void
  ) {
    self.id = id
    self.title = title
    self.path = path
    self.keys = keys
    self.keyNames = keyNames
    self.isForPalette = isForPalette
    self.isEnabled = isEnabled
    self.origin = origin
    self.priority = priority
    self.run = run
  }

  /// The keys as they are shown.
  package var keyText: String { (shownKeys.map(\.description) + keyNames).joined(separator: ", ") }

  /// Adds the keys of an action with the same effect.
  mutating func addKeys(of other: KeyAction) {
    keys += other.keys
    shownKeys += other.shownKeys
  }

  /// Runs the action, and returns whether it works.
  @discardableResult package func perform() -> Bool {
    guard isEnabled else { return false }
    run()
    return true
  }
}

extension KeyAction: @MainActor Equatable {
  /// Whether a list of keys shows both actions alike.
  package static func == (one: KeyAction, other: KeyAction) -> Bool {
    one.id == other.id && one.title == other.title && one.path == other.path && one.keys == other.keys
      && one.shownKeys == other.shownKeys
      && one.isEnabled == other.isEnabled && one.origin == other.origin && one.priority == other.priority
  }
}

extension KeyAction: @MainActor CustomStringConvertible {
  /// One line: `notes.delete "Delete" d, ^D (keyPress)`.
  package var description: String {
    let keys = keys.map(\.description).joined(separator: ", ")
    return
      "\(id) \(title.debugDescription)\(keys.isEmpty ? "" : " " + keys) (\(isEnabled ? "" : "disabled ")\(origin))"
  }
}
