internal import TerminalUICore

/// The effects of the mouse on a text field.
extension TextFieldNode: MouseResponder, PressResponder {
  func handle(_ event: MouseEvent) -> Bool {
    guard case .scroll(_, let dy) = event.kind, isEnabled else { return false }
    return scrollLines(by: dy.clampedToCells &* ScrollViewNode.rowsPerNotch)
  }

  /// A press moves the caret at once.
  var waitsForOthers: Bool { true }

  func hear(_ event: GestureEvent) -> GestureProgress {
    guard let item else { return .failed }
    let origin = item.absoluteOrigin
    let place = event.globalLocation.offsetBy(dx: -origin.x - item.gutter, dy: -origin.y)
    switch event.kind {
    case .down:
      let position = position(at: Point(x: Swift.max(place.x, 0), y: place.y))
      let count = clicks.add(at: event.globalLocation, time: event.time)
      edit { editing in
        switch count {
        case 1: editing.place(at: position, isSelecting: event.modifiers.contains(.shift))
        case 2: editing.selectWord(at: position)
        default: editing.selectAll()
        }
      }
    case .move:
      let position = position(at: place)
      if isEnabled, clicks.count == 1 { edit { $0.place(at: position, isSelecting: true) } }
    case .up: return .ended
    case .time: break
    }
    return .active
  }
}
