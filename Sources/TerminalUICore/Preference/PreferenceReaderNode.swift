/// A node that reads the values of views below it for a key: once an update, after the layout.
@MainActor @preconcurrency open class PreferenceReaderNode: PassNode {
  private let told: ScopedValue<Bool>
  package private(set) final var isQueued = false

  /// Makes a node; those below find that they are read by `key`.
  public init<Key: EnvironmentKey>(_ key: Key.Type, in context: NodeContext) where Key.Value == Bool {
    told = ScopedValue(key, true, in: context)
    super.init(in: context, flags: .keepsFold)
    frame = told.frame
    forgetFolds()
  }

  /// Something below has changed.
  public override final func forgetFolds() {
    guard !isQueued else { return }
    isQueued = true
    withHost { host in
      host.work.preferences.enqueue(self)
      host.requestTurn()
    }
  }

  /// Reads what changed, unless the node has left.
  final func readIfChanged() {
    isQueued = false
    if !flags.contains(.hasLeft) { read() }
  }

  /// Gathers the present values.
  open func read() {}
}
