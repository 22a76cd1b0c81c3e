public import Terminal
public import TerminalUICore

/// Where an arrow key leads.
///
/// - Source: SwiftUI `MoveCommandDirection`.
public nonisolated enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Runs an action when an arrow key is pressed while this view, or one in it, has the focus, and nothing nearer uses the key.
  ///
  ///     Board().focusable().onMoveCommand { direction in board.move(direction) }
  ///
  /// The key no longer moves the focus then; `nil` leaves it to others.
  /// - Source: SwiftUI `View.onMoveCommand(perform:)`.
  @inlinable public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKeyPress(
      matching: { action != nil && $0.modifiers.held.isEmpty && MoveCommandDirection($0.key) != nil },
      phases: [.down, .repeat]
    ) { press in
      guard let action, let direction = MoveCommandDirection(press.key) else { return .ignored }
      action(direction)
      return .handled
    }
  }
}

extension MoveCommandDirection {
  @usableFromInline init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}
