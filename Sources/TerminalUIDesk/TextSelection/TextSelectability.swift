public import TerminalUICore

/// Whether text can be selected.
///
/// - Source: SwiftUI `TextSelectability`.
public nonisolated protocol TextSelectability: Sendable {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
///
/// - Source: SwiftUI `EnabledTextSelectability`.
public nonisolated struct EnabledTextSelectability: TextSelectability {
  /// Makes the value.
  public init() {}
  /// Returns `true`: the text can be selected.
  public static var allowsSelection: Bool { true }
}

/// Text that can't be selected.
///
/// - Source: SwiftUI `DisabledTextSelectability`.
public nonisolated struct DisabledTextSelectability: TextSelectability {
  /// Makes the value.
  public init() {}
  /// Returns `false`: the text can't be selected.
  public static var allowsSelection: Bool { false }
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether the user can select and copy the texts in this view.
  ///
  ///     Text(message).textSelection(.enabled)
  ///     List(lines, id: \.self) { Text($0) }.textSelection(.enabled)
  ///
  /// A selection is within one ``Text``, and there is one at a time. Labels of controls can't be selected, and neither can text that a `TextRenderer`
  /// draws or that is redacted.
  ///
  /// | | |
  /// |---|---|
  /// | drag | selects from the character that was pressed to the one under the mouse; beyond an edge the text scrolls |
  /// | double click, triple click | select a word, or a line up to its new line; drag on for more of them |
  /// | Alt-V | begins without a mouse, at the first character in sight. The arrows move then, and Tab goes to the next text |
  /// | Shift with arrows, Home, End; with Control or Alt, too | selects more or less |
  /// | Alt-A | selects all of the text |
  /// | Ctrl-C, Ctrl-Insert, Alt-W | copies. A second Ctrl-C does what it does elsewhere |
  /// | Escape, a click elsewhere, typing | ends the selection |
  ///
  /// Copied is the text itself: where it was wrapped there is no new line, and an ellipsis that is selected stands for all the text that it hides.
  /// The scene has to have ``WindowGroup/allowsClipboardWriting(_:)``. A selection stays while text is added behind it, and ends when what is selected
  /// changes or leaves.
  ///
  /// - Source: SwiftUI `View.textSelection(_:)`.
  /// - Parameter selectability: Whether they can.
  /// - Returns: A view that looks the same.
  @inlinable public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier(isEnabled: S.allowsSelection))
  }
}

/// Makes the texts in a view ones that can be selected, or ones that can't.
@usableFromInline struct TextSelectionModifier: ViewModifier {
  let isEnabled: Bool

  @usableFromInline init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Hears the presses on all texts.
  private static let selector = TextSelector { event, text in
    TextSelecting.of(text.host).hear(event, in: text)
  }

  @usableFromInline func body(content: Content) -> some View {
    content.environment(\.textOptions.selector, isEnabled ? Self.selector : nil)
      .modifier(TextSelectionAction(isEnabled: isEnabled))
  }
}
