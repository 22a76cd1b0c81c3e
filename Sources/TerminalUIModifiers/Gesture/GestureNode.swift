internal import TerminalUICore

/// The node of a view with a gesture.
@MainActor class GestureNode: PassNode, PressResponder {
  var priority: GesturePriority { .normal }

  override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags.union(.handlesMouse))
  }

  func hear(_ event: GestureEvent) -> GestureProgress { .failed }
  func cancel() {}

  override func didLeave() { host.forgetPress(of: self) }
}
