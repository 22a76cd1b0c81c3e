public import TerminalUICore

extension View {
  /// Runs an asynchronous action while this view is in the tree.
  ///
  ///     Text(status).task { status = await load() }
  ///
  /// It starts at the end of the update in which the view came, and is cancelled when the view leaves, after its
  /// `onDisappear`. Nothing waits for the end of a cancelled action.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: Runs on the actor it was written on: in a view, the main actor.
  /// - Returns: A view with a task.
  /// - Source: SwiftUI `View.task(priority:_:)`.
  @inlinable public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    task(id: NoID(), priority: priority, action)
  }

  /// Runs an asynchronous action while this view is in the tree, and again whenever a value has changed.
  ///
  ///     Text(result).task(id: query) { result = await search(query) }
  ///
  /// When `id` changes, the running task is cancelled and a new one starts at the end of the update.
  ///
  /// - Parameters:
  ///   - id: The value that is watched.
  ///   - priority: The priority of the task.
  ///   - action: Runs on the actor it was written on: in a view, the main actor.
  /// - Returns: A view with a task.
  /// - Source: SwiftUI `View.task(id:priority:_:)`.
  @inlinable public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}

/// The identity of a `task` without `id:`: it never changes.
@usableFromInline struct NoID: Equatable {
  @usableFromInline init() {}
}

@MainActor @usableFromInline struct TaskModifier<ID: Equatable>: PassModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  @usableFromInline init(
    id: ID, priority: TaskPriority, action: @escaping @Sendable @isolated(any) () async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { TaskNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TaskNode<ID>.self).update(self)
  }
}

/// Starts the action, which the superclass cancels with the view, and starts it again for another identity.
@MainActor private final class TaskNode<ID: Equatable>: RunningNode {
  private var modifier: TaskModifier<ID>

  init(_ modifier: TaskModifier<ID>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    startSoon()
  }

  func update(_ modifier: TaskModifier<ID>) {
    let isSame = modifier.id == self.modifier.id
    self.modifier = modifier
    if !isSame { restart() }
  }

  override func run() -> Task<Void, Never>? {
    // Covered views do not work; the task starts when the view is seen again.
    isCovered ? nil : Task(priority: modifier.priority, operation: modifier.action)
  }

  override func presenceChanged(isCovered: Bool) {
    if isCovered { end() } else { startSoon() }
  }

  override var name: String { "task" }
}
