internal import TerminalUICore

/// The effects of keys, wheel and mouse on a value that goes up and down.
struct Adjustment {
  /// Goes some steps up or down.
  let step: (Int) -> Void
  /// Goes to the least value or the greatest; `nil` where there is none.
  var goToEnd: ((_ isGreatest: Bool) -> Void)?
  /// Goes where the mouse is, of a view of some columns; `nil` where the halves of the view are buttons.
  var place: ((_ column: Int, _ columns: Int) -> Void)?
  /// Hears when the value begins to be changed, and when that is over.
  var editingChanged: (Bool) -> Void = { _ in }

  /// Changes the value once.
  fileprivate func once(_ change: () -> Void) {
    editingChanged(true)
    change()
    editingChanged(false)
  }
}

/// Hears keys, wheel and mouse for a control with a value that goes up and down.
struct AdjustModifier: PassModifier {
  let adjustment: Adjustment

  func makePassNode(in context: NodeContext) -> PassNode { AdjustNode(adjustment, in: context) }
  func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: AdjustNode.self).adjustment = adjustment
  }
}

/// The wheel is the control's while it has the focus: else it scrolls what is around.
final class AdjustNode: ScopedValueNode<Bool>, KeyResponder, MouseResponder, PressResponder {
  var adjustment: Adjustment
  /// The direction in which a held button repeats its step.
  private var held = 0

  /// The delay before a held button repeats its step, and the interval between two repetitions.
  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  init(_ adjustment: Adjustment, in context: NodeContext) {
    self.adjustment = adjustment
    super.init(IsPressedKey.self, false, in: context, flags: [.handlesKeys, .handlesMouse])
  }

  func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    keys.on(.leftArrow, "-", title: "Less") { adjustment.once { adjustment.step(-1) } }
    keys.on(.rightArrow, "+", title: "More") { adjustment.once { adjustment.step(1) } }
    keys.on(.home, title: "Least", given: adjustment.goToEnd) { goToEnd in
      adjustment.once { goToEnd(false) }
    }
    keys.on(.end, title: "Greatest", given: adjustment.goToEnd) { goToEnd in
      adjustment.once { goToEnd(true) }
    }
  }

  func handle(_ event: MouseEvent) -> Bool {
    guard isEnabled, hasFocus, case .scroll(let dx, let dy) = event.kind else { return false }
    adjustment.once { adjustment.step(dx == 0 ? -dy : dx) }
    return true
  }

  private var hasFocus: Bool { child?.asFocusNode?.value ?? false }

  // MARK: Presses

  func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.hasNoRival else { return .possible }
    switch event.kind {
    case .down, .move:
      guard let width = firstItem?.size.width, width > 0 else { return .failed }
      if !value {
        value = true
        adjustment.editingChanged(true)
        if adjustment.place == nil { hold(event, width) }
      }
      adjustment.place?(event.location.x, width)
    case .time:
      guard value, held != 0 else { break }
      if isHit(at: event.globalLocation) { adjustment.step(held) }
      event.wake(Self.interval)
    case .up:
      // A press that ended before it was clear which gesture it belongs to.
      if !value, event.isInside, let width = firstItem?.size.width, width > 0 {
        value = true
        adjustment.editingChanged(true)
        if let place = adjustment.place {
          place(event.location.x, width)
        } else {
          adjustment.step(event.location.x < width / 2 ? -1 : 1)
        }
      }
      end()
      return .ended
    }
    return .active
  }

  /// Steps at a press on one half of the control, and again and again while the button is held.
  private func hold(_ event: GestureEvent, _ width: Int) {
    held = event.location.x < width / 2 ? -1 : 1
    adjustment.step(held)
    event.wake(Self.delay)
  }

  func cancel() { end() }

  /// Called when the button is released, or the press is somebody else's.
  private func end() {
    guard value else { return }
    (value, held) = (false, 0)
    adjustment.editingChanged(false)
  }

  override var name: String { "adjust" }
}
