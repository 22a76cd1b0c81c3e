internal import Cells
internal import Terminal
internal import TerminalUICore
internal import TerminalUIElements

/// The effects of a typed number.
extension LineReader {
  /// Uses what a line is about.
  func use(_ line: SpokenLine) {
    if case .page(let isForward) = line.kind { return turn(line, isForward: isForward) }
    use(line.element)
  }

  /// Presses a button, chooses an option or a row; a field, or a control with a value, gets the focus.
  func use(_ element: AccessibilityElement) {
    guard element.isEnabled else {
      return output.line("\(SpokenWords(element).line)")
    }
    switch element.role {
    case .columnHeader:
      if element.perform("Sort") { host.requestTurn() }
    case .row where element.mark != nil && (element.isSelected || !element.canBeSelected):
      if let mark = element.mark { click(mark) }
    case .row where element.isSelected:
      // The row is selected already, so Return is pressed on it.
      guard let list = element.node?.firstOutward(\.asFocusNode) else { return click(element) }
      press(in: list)
    case .row, .radioButton, .tab: click(element)
    case .toast:
      if let action = element.actionNames.last, element.perform(action) { host.requestTurn() }
    case .textField, .textEditor, .secureField, .slider, .stepper, .datePicker, .list, .form, .scrollView,
      .gauge:
      element.focusNode?.takeFocus()
    default:
      if let node = element.focusNode, node.canFocus { press(in: node) } else { click(element) }
    }
  }

  private func press(in node: FocusNode) {
    node.takeFocus()
    host.send(.key(KeyPress(key: .return)))
  }

  /// Clicks a cell of an element, which is scrolled into sight before.
  private func click(_ element: AccessibilityElement) {
    var element = element
    if element.visibleFrame.isEmpty, let node = element.node {
      node.firstItem?.scrollIntoSight()
      host.update()
      element =
        host.accessibilityElements.flatMap(\.flattened).first { $0.node === node && $0.role == element.role }
        ?? element
    }
    guard let point = place(of: element) else {
      // An element without cells may have an action.
      if element.perform("default") { host.requestTurn() }
      return
    }
    host.send(.mouse(MouseEvent(.down(.left), at: point)))
    host.send(.mouse(MouseEvent(.up(.left), at: point)))
  }

  /// A cell in which a click reaches an element, and no control in it.
  private func place(of element: AccessibilityElement) -> Point? {
    let frame = element.visibleFrame
    guard let node = element.node, !frame.isEmpty else { return nil }
    for y in frame.minY..<frame.maxY {
      for x in frame.minX..<frame.maxX {
        let point = Point(x: x, y: y)
        guard let hit = host.hitTest(point), hit.isWithin(node, to: .layer) || node.isWithin(hit, to: .layer)
        else { continue }
        if element.role == .row, element.children.contains(where: { $0.frame.contains(point) }) { continue }
        return point
      }
    }
    return nil
  }

  // MARK: Pages

  /// Shows the next or the previous page of what has the focus, or else of the first container with pages.
  func turnPage(isForward: Bool) -> Bool {
    let pages = read().lines.filter { line in
      if case .page(isForward) = line.kind { true } else { false }
    }
    guard let line = pages.first(where: \.element.isFocused) ?? pages.first else {
      return false
    }
    turn(line, isForward: isForward)
    return true
  }

  /// Shows another page, and reads it out.
  func turn(_ line: SpokenLine, isForward: Bool) {
    guard let key = line.container else { return }
    if line.element.role == .list {
      turn(list: line.element, key, isForward: isForward)
    } else if let scroller = line.element.scroller {
      let step = Swift.max(scroller.viewport.height - 1, 1)
      scroller.scroll(dx: 0, dy: isForward ? step : -step)
    }
    host.update()
    for line in screen?.lines ?? [] where line.container == key { numbers.remove(line.key) }
    let now = read()
    for line in now.lines where line.container == key { output.line(text(of: line)) }
    screen = now
  }

  /// Turns to another page of a list, whose rows may have to be scrolled into being.
  private func turn(list: AccessibilityElement, _ key: SpokenLine.Key, isForward: Bool) {
    let (count, rows) = (SpokenScreen.rowsOfPage, SpokenScreen.rows(of: list))
    let first = rows.firstIndex { $0.node.map { SpokenLine.Key($0, 0) } == read().pages[key]?.first } ?? 0
    let target = isForward ? first + count : first - count
    guard rows.indices.contains(first) else { return }
    if rows.indices.contains(target) {
      pages[key] = rows[target].node.map { SpokenLine.Key($0, 0) }
      list.scroller?.scroll(dx: 0, dy: rows[target].frame.minY - rows[first].frame.minY)
      return
    }
    // The rows of the other page have no nodes yet.
    let last = rows[Swift.min(first + count, rows.count) - 1]
    guard let scroller = list.scroller else {
      pages[key] = rows[isForward ? first : 0].node.map { SpokenLine.Key($0, 0) }
      return
    }
    scroller.scroll(dx: 0, dy: isForward ? scroller.viewport.height : -scroller.viewport.height)
    host.update()
    let listNode = list.node
    guard let fresh = host.accessibilityElements.flatMap(\.flattened).first(where: { $0.node === listNode })
    else { return }
    let others = SpokenScreen.rows(of: fresh)
    var start: Int?
    if isForward {
      start =
        others.firstIndex { ($0.place?.number ?? 0) > (last.place?.number ?? 0) }
        ?? others.firstIndex { $0.node === last.node }.map { $0 + 1 }
    } else {
      start = others.firstIndex { $0.node === rows[first].node }.map { Swift.max($0 - count, 0) }
    }
    let row = start.flatMap { others.indices.contains($0) ? others[$0] : nil }
    pages[key] = row?.node.map { SpokenLine.Key($0, 0) }
  }
}
