/// Actions of the framework's nodes once the tree is up to date.
extension Node {
  /// Runs `action` at the end of the next update, as `onChange` does, unless the node has left by then.
  package final func afterUpdate(_ action: @escaping () -> Void) {
    host.lifecycle.changed(self, action)
    host.requestTurn()
  }
}
