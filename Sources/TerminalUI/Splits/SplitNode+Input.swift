internal import CellLayout
internal import TerminalUICore

/// What keys and mouse do with the dividers of a split view.
extension SplitNode {
  var priority: GesturePriority { .high }

  func hear(_ event: GestureEvent) -> GestureProgress {
    let origin = absoluteOrigin
    let point = event.globalLocation.offsetBy(dx: -origin.x, dy: -origin.y)
    switch event.kind {
    case .down:
      guard let place = visible.indices.dropLast().first(where: { divider($0).contains(point) }) else {
        return .failed
      }
      dragged = place
      if clicks.add(at: event.globalLocation, time: event.time) == 2 { forgetLengths() }
      damage(divider(place))
      return .active
    case .move:
      guard let dragged, visible.indices.dropLast().contains(dragged) else { return .failed }
      let target = axis == .horizontal ? point.x : point.y
      move(dragged, by: target - panes[visible[dragged]].end)
      return .active
    case .up, .time:
      endDrag()
      return .ended
    }
  }

  func cancel() { endDrag() }

  func takeKey(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, let place = focusedPlace else { return .ignored }
    let modifiers = press.modifiers.held
    if modifiers.contains(.option), !modifiers.contains(.control), !modifiers.contains(.command) {
      switch press.key {
      case "z": return zoom(visible[place]) ? .handled : .ignored
      case "<": return resize(place, by: -1)
      case ">": return resize(place, by: 1)
      default: break
      }
    }
    guard modifiers == [.option, .shift] else { return .ignored }
    // The divider behind the view; the last one has only one before it.
    let divider = min(place, visible.count - 2)
    switch (axis, press.key) {
    case (.horizontal, .leftArrow), (.vertical, .upArrow): return move(divider, by: -1) ? .handled : .ignored
    case (.horizontal, .rightArrow), (.vertical, .downArrow):
      return move(divider, by: 1) ? .handled : .ignored
    default: return .ignored
    }
  }

  private func resize(_ place: Int, by cells: Int) -> KeyPress.Result {
    let isLast = place == visible.count - 1
    return move(isLast ? place - 1 : place, by: isLast ? -cells : cells) ? .handled : .ignored
  }

  /// The place, among those that are shown, of the view that has the focus in it.
  private var focusedPlace: Int? { focusedPane.flatMap { visible.firstIndex(of: $0) } }

  /// The view that has the focus in it, among all.
  var focusedPane: Int? {
    host.focusedNode?.firstOutward(below: self) { node in panes.firstIndex { $0.item === node } }
  }

  /// Gives the focus to the first view that can have it in a part.
  func focusPane(_ index: Int) {
    guard panes.indices.contains(index), visible.contains(index) else { return }
    panes[index].item.firstFocusable?.takeFocus()
  }
}
