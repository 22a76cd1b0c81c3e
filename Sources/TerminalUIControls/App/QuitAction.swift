internal import TerminalUICore

/// Ends the app at the user's wish, after a question if the app has one.
///
///     @Environment(\.quit) private var quit
///     Button("Quit") { quit() }
///
/// Ctrl-Q does the same in an app with ``Commands``, and Ctrl-C where no view uses the key. See
/// `dismissalConfirmationDialog(_:shouldPresent:actions:message:)`; ``ExitAction`` doesn't ask. There is no such action in SwiftUI.
@MainActor @preconcurrency public struct QuitAction {
  private weak var host: ViewHost?
  private let exit: ExitAction

  init(_ host: ViewHost?, _ exit: ExitAction) {
    self.host = host
    self.exit = exit
  }

  /// Ends the app, or asks the question first.
  public func callAsFunction(_ code: Int32 = 0) {
    guard let host, host.canAskBeforeQuitting else { return exit(code) }
    host.askBeforeQuitting(code)
  }
}

nonisolated extension EnvironmentValues {
  /// Ends the app at the user's wish, after a question if the app has one.
  public var quit: QuitAction {
    let values = UncheckedSending(value: self)
    return MainThread.assume { QuitAction(values.value.host, values.value.exit) }
  }
}

/// The views that may ask a question before the user ends the app.
final class QuitGuards {
  fileprivate var guards = ObjectTable<QuitGuardNode>()
}

extension ViewHost {
  fileprivate var quitGuards: QuitGuards { hostObject { QuitGuards() } }

  /// Whether a view has a question for the user before the app ends.
  ///
  /// If the user ends the app again while the question is shown, it ends.
  var canAskBeforeQuitting: Bool {
    let nodes = quitGuards.guards.values
    return nodes.contains { $0.guardian.isNeeded } && !nodes.contains(where: \.guardian.isAsking)
  }

  /// Shows the question.
  func askBeforeQuitting(_ code: Int32) {
    quitGuards.guards.values.last { $0.guardian.isNeeded }?.guardian.ask(code)
    requestTurn()
  }
}

/// Registers a question that views show before the user ends the app.
struct QuitGuard: PassModifier {
  let isNeeded: Bool
  let isAsking: Bool
  let ask: (Int32) -> Void

  func makePassNode(in context: NodeContext) -> PassNode { QuitGuardNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: QuitGuardNode.self).guardian = self }
}

/// Registers its guard with the host, which asks the guards before it quits.
private final class QuitGuardNode: PassNode {
  var guardian: QuitGuard

  init(_ guardian: QuitGuard, in context: NodeContext) {
    self.guardian = guardian
    super.init(in: context)
    host.quitGuards.guards[self] = self
  }

  override func didLeave() { host.quitGuards.guards[self] = nil }
  override var name: String { "quitGuard" }
}
