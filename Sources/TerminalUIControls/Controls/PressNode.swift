internal import TerminalUICore

/// Runs an action by Return, Space or a click, and shows the views in it as pressed meanwhile.
final class PressNode: ScopedValueNode<Bool>, KeyResponder, PressResponder, PressTarget {
  var action: () -> Void
  /// Whether a key pressed the button a moment ago; `nil` if the style doesn't show such a press.
  private var byKey: ScopedValue<Bool>?
  /// Ends the look of a press by a key.
  private var release: HostTimer?

  /// How long a press by a key is shown: terminals don't say when a key goes up.
  private static let keyPress = Duration.milliseconds(100)

  init(_ action: @escaping () -> Void, showsKeys: Bool, in context: NodeContext) {
    self.action = action
    super.init(
      IsPressedKey.self, false, in: context, flags: [.handlesKeys, .handlesMouse, .isSolid])
    if showsKeys { byKey = ScopedValue(IsPressedByKeyKey.self, false, in: frame) }
  }

  package func keys(_ keys: inout KeyTable) {
    keys.on(.return, .space, title: "Press", when: canActivate) {
      showKeyPress()
      action()
    }
  }

  /// Shows a press by a key for a moment, if a style reads it and motion isn't reduced.
  private func showKeyPress() {
    guard let byKey, byKey.isRead, !EnvironmentValues(frame).accessibilityReduceMotion else { return }
    byKey.value = true
    if let release {
      host.reschedule(release, to: Self.keyPress)
    } else {
      release = host.schedule(for: self, after: Self.keyPress) { $0.byKey?.value = false }
    }
  }

  /// Whether the button is enabled.
  ///
  /// The caller observes the value.
  var canActivate: Bool { EnvironmentValues(frame).isEnabled }

  func activate() -> Bool {
    guard isEnabled else { return false }
    action()
    return true
  }

  package func hear(_ event: GestureEvent) -> GestureProgress {
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
    return event.hasNoRival ? .active : .possible
  }

  func cancel() { value = false }

  override var name: String { "press" }
}
