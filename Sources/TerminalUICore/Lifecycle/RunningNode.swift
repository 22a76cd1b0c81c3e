/// The node of a modifier that runs a task while its view is in the tree.
@MainActor class RunningNode: PassNode {
  private var task: Task<Void, Never>?
  private var isWaiting = false

  init(in context: NodeContext) { super.init(in: context) }

  /// Starts the task; `nil` means not now.
  func run() -> Task<Void, Never>? { nil }

  /// Has the task start at the end of this update, if the view is in the tree then and none runs.
  final func start() {
    guard !isWaiting, task == nil else { return }
    isWaiting = true
    host.lifecycle.appeared(self) { [unowned self] in
      isWaiting = false
      task = run()
    }
  }

  /// Cancels the task at once, and has another one start at the end of this update.
  final func restart() {
    task?.cancel()
    task = nil
    start()
  }

  /// Has the task cancelled after what disappears.
  final func end() {
    guard let task else { return }
    self.task = nil
    host.lifecycle.ended { task.cancel() }
  }

  override func didLeave() { end() }
}
