internal import TerminalUICore

/// A view with a gesture, without the gesture's type: it competes for presses in the host's `GestureArena`.
@MainActor class GestureNode: PassNode, PressResponder {
  var priority: GesturePriority { .normal }

  override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags.union(.handlesMouse))
  }

  func hear(_ event: GestureEvent) -> GestureProgress { .failed }
  func cancel() {}

  override func didLeave() { host.forgetPress(of: self) }
}
