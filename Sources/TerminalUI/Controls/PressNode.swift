internal import TerminalUICore

/// Hears keys and clicks for a button.
final class PressNode: ScopedValueNode<Bool>, KeyResponder, PressResponder, Activatable {
  var action: () -> Void

  init(_ action: @escaping () -> Void, in context: NodeContext) {
    self.action = action
    super.init(
      IsPressedKey.self, false, in: context, flags: [.handlesKeys, .handlesMouse, .isSolid])
  }

  func keys(_ keys: inout KeyTable) {
    keys.on(.return, .space, title: "Press", when: canActivate) { action() }
  }

  var canActivate: Bool { EnvironmentValues(frame).isEnabled }

  func activate() -> Bool {
    guard isEnabled else { return false }
    action()
    return true
  }

  func hear(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down: value = true
    case .move: value = isHit(at: event.globalLocation)
    case .up:
      let isMeant = value && event.isInside
      value = false
      guard isMeant, isEnabled else { return .failed }
      action()
      return .ended
    case .time: break
    }
    return event.isFirst ? .active : .possible
  }

  func cancel() { value = false }

  override var name: String { "press" }
}
