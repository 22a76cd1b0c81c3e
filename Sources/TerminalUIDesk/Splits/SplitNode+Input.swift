internal import CellLayout
internal import TerminalUICore

/// The effects of keys and the mouse on the dividers of a split view.
extension SplitNode {
  package var priority: GesturePriority { .high }

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

  /// The keys for the part that has the focus.
  func dividerKeys(_ keys: inout KeyTable) {
    let option = HeldModifiers.exactly(.option, or: .shift)
    keys.on("z", with: option, title: "Zoom", given: canZoom ? focusedPlace : nil) { zoom(visible[$0]) }
    keys.on("<", with: option, title: "Smaller", given: lengths(resizingBy: -1)) { adopt($0) }
    keys.on(">", with: option, title: "Larger", given: lengths(resizingBy: 1)) { adopt($0) }
    let (back, forward): (KeyEquivalent, KeyEquivalent) =
      axis == .horizontal ? (.leftArrow, .rightArrow) : (.upArrow, .downArrow)
    let both = HeldModifiers.exactly([.option, .shift])
    keys.on(back, with: both, title: "Move divider", given: lengths(movingDividerBy: -1)) { adopt($0) }
    keys.on(forward, with: both, title: "Move divider", given: lengths(movingDividerBy: 1)) { adopt($0) }
  }

  /// The lengths where the divider behind the view with the focus moves; the last view has only one before it.
  private func lengths(movingDividerBy cells: Int) -> SplitLengths? {
    focusedPlace.flatMap { lengths(moving: min($0, visible.count - 2), by: cells) }
  }

  private func lengths(resizingBy cells: Int) -> SplitLengths? {
    guard let place = focusedPlace else { return nil }
    let isLast = place == visible.count - 1
    return lengths(moving: isLast ? place - 1 : place, by: isLast ? -cells : cells)
  }

  /// The place, among those that are shown, of the view that has the focus in it.
  private var focusedPlace: Int? { focusedPane.flatMap { visible.firstIndex(of: $0) } }

  /// The view that has the focus in it, among all.
  var focusedPane: Int? {
    guard let focused = host.focusedNode, focused.isBelow(self) else { return nil }
    // A control that is the view itself, such as a list, is above its item.
    return focused.firstOutward(below: self) { node in panes.firstIndex { $0.item === node } }
      ?? panes.firstIndex { $0.item.isWithin(focused) }
  }

  /// Gives the focus to the first view that can have it in a part.
  func focusPane(_ index: Int) {
    guard panes.indices.contains(index), visible.contains(index) else { return }
    panes[index].item.firstFocusable?.takeFocus()
  }
}
