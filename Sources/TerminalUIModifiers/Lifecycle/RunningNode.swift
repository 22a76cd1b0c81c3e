internal import TerminalUICore

/// The node of a modifier that runs a task while its view is in the tree.
@MainActor class RunningNode: StartingNode {
  private var task: Task<Void, Never>?

  /// Starts the task; `nil` means not now.
  func run() -> Task<Void, Never>? { nil }

  final override var waitsForAppearances: Bool { true }

  final override func start() { task = task ?? run() }

  /// Cancels the task at once, and starts a new task at the end of this update.
  final func restart() {
    task?.cancel()
    task = nil
    startSoon()
  }

  /// Cancels the task once the disappearances of this update have been delivered.
  final func end() {
    guard let task else { return }
    self.task = nil
    host.lifecycle.ended(self) { task.cancel() }
  }

  override func didLeave() { end() }
}
