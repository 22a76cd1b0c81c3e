public import Terminal
public import TerminalUICore

extension View {
  /// Runs an action when Escape is pressed while this view, or one in it, has the focus, and nothing nearer uses the key.
  ///
  ///     Search().onExitCommand { query = "" }
  ///
  /// It replaces the other effects of Escape, such as to take away a sheet or to go back; `nil` leaves it to others.
  /// - Source: SwiftUI `View.onExitCommand(perform:)`.
  @inlinable public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(
      matching: { action != nil && $0.key == .escape && $0.modifiers.held.isEmpty }, phases: .down
    ) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}
