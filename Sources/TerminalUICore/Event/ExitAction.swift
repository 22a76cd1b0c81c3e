/// Ends the app, with the terminal restored.
///
///     @Environment(\.exit) private var exit
///     Button("Quit") { exit() }
///
/// There is no such action in SwiftUI; a terminal app needs one, because no window has a close button.
@MainActor @preconcurrency public struct ExitAction {
  private let action: (Int32) -> Void

  package init(_ action: @escaping (Int32) -> Void) { self.action = action }

  /// Ends the app after the present turn, with an exit code; 0 is success.
  public func callAsFunction(_ code: Int32 = 0) { action(code) }
}

nonisolated enum ExitActionKey: EnvironmentKey {
  static var defaultValue: ExitAction { MainThread.assume { ExitAction { _ in } } }
}

nonisolated extension EnvironmentValues {
  /// Ends the app.
  public var exit: ExitAction { self[ExitActionKey.self] }
}
