internal import Cells
internal import TerminalUICore

/// The effects of the mouse on a text field: scrolling, placing the caret and selecting text.
extension TextFieldNode: MouseResponder, PressResponder {
  func handle(_ event: MouseEvent) -> Bool {
    guard case .scroll(_, let dy) = event.kind, isEnabled else { return false }
    return scrollLines(by: dy.clampedToCells &* ScrollViewNode.rowsPerNotch)
  }

  /// A press moves the caret at once.
  var waitsForOthers: Bool { true }

  func cancel() { edgeTime = nil }

  package func hear(_ event: GestureEvent) -> GestureProgress {
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
    case .move, .time:
      guard isEnabled, clicks.count == 1 else { break }
      // While the button is held beyond an edge, the text scrolls further, and from there the next line is selected.
      if event.kind == .time {
        guard let edgeTime, event.time >= edgeTime else { break }
        self.edgeTime = nil
      }
      let (position, caret) = (position(at: place), editing.caret)
      edit { $0.place(at: position, isSelecting: true) }
      let isBeyond =
        lines == nil
        ? place.x < 0 || place.x >= item.size.width : place.y < 0 || place.y >= item.size.height
      if !isBeyond || editing.caret == caret {
        edgeTime = nil
      } else if edgeTime == nil {
        edgeTime = event.time + .milliseconds(50)
        event.wake(.milliseconds(50))
      }
    case .up:
      edgeTime = nil
      return .ended
    }
    return .active
  }
}
