internal import Cells

/// The node of a view with a gesture.
@MainActor class GestureNode: PassNode, PressResponder {
  var priority: GesturePriority { .normal }

  init(in context: NodeContext) { super.init(in: context, flags: .handlesMouse) }

  func hear(_ event: GestureEvent) -> GestureProgress { .failed }
  func cancel() {}

  override func didLeave() { host.pointer.arena?.forget(self) }
}
