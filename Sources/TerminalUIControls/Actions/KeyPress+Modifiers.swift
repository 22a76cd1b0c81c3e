extension View {
  /// Runs an action when a key is pressed with modifiers, while this view or one in it has the focus.
  ///
  ///     .onKeyPress("s", modifiers: .control) { save(); return .handled }
  ///
  /// As `onKeyPress(_:action:)`, which is for the key alone.
  @inlinable public func onKeyPress(
    _ key: KeyEquivalent, modifiers: EventModifiers, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: [.down, .repeat]) { press in
      press.key == key && press.modifiers.held == modifiers ? action() : .ignored
    }
  }

  /// Runs an action on Delete and Backspace while this view, or one in it, has the focus; `nil` runs none.
  ///
  ///     List(selection: $selection) { … }.onDeleteCommand { delete(selection) }
  ///
  /// Of a list with `onDelete`, the list itself takes these keys.
  /// - Source: SwiftUI `View.onDeleteCommand(perform:)`.
  @inlinable public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward]) { press in
      guard let action, press.isPlain else { return .ignored }
      action()
      return .handled
    }
  }

  /// Copies texts on Ctrl-C while this view, or one in it, has the focus; `nil` copies none.
  ///
  /// Command-C does the same if the terminal reports it.
  ///
  ///     List(selection: $selection) { … }.onCopyCommand { selection.map(\.title) }
  ///
  /// Several texts are lines. Where the texts are none, nothing is copied and Ctrl-C means what it does without the modifier.
  /// - Source: SwiftUI `View.onCopyCommand(perform:)`; of texts. With `TerminalUIFoundation` also of item providers.
  @inlinable public func onCopyCommand(perform payload: (() -> [String])?) -> some View {
    modifier(CopyCommand(payload: payload, isCut: false))
  }

  /// Copies texts on Ctrl-X, or Command-X if the terminal reports it; the action itself removes them from the view.
  ///
  /// - Source: SwiftUI `View.onCutCommand(perform:)`; of texts. With `TerminalUIFoundation` also of item providers.
  @inlinable public func onCutCommand(perform payload: (() -> [String])?) -> some View {
    modifier(CopyCommand(payload: payload, isCut: true))
  }
}

/// Copies what the closure returns at Ctrl-C or Ctrl-X: behind `onCopyCommand` and `onCutCommand`.
@usableFromInline struct CopyCommand: ViewModifier {
  @Environment(\.copyToClipboard) private var copy
  let payload: (() -> [String])?
  let isCut: Bool

  @usableFromInline init(payload: (() -> [String])?, isCut: Bool) {
    (self.payload, self.isCut) = (payload, isCut)
  }

  @usableFromInline func body(content: Content) -> some View {
    content.onKeyPress(phases: [.down]) { press in
      guard let payload, press.key == KeyEquivalent(isCut ? "x" : "c"),
        press.modifiers.held == .control || press.modifiers.held == .command
      else { return .ignored }
      let texts = payload()
      guard !texts.isEmpty else { return .ignored }
      copy(texts.joined(separator: "\n"))
      return .handled
    }
  }
}
