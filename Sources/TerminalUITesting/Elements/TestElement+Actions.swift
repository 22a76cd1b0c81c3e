internal import TerminalUICore
public import TerminalUI

/// The actions of a user on a part of the screen.
extension TestElement {
  /// Goes to the element with Tab, and presses Return, like a user with only a keyboard.
  ///
  /// Tab and the arrows lead to a row, and to one of several options or tabs, which the arrows choose. The test fails where the keys don't lead
  /// there: it is disabled, covered, or can't have the focus.
  public func press(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard reach("pressed", from: place) else { return }
    // The arrows have chosen it.
    if !isOption { host.press(.return) }
  }

  /// Gives the element the focus with Tab; a row is selected.
  public func focus(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    _ = reach("focused", from: Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Gives the element the focus with Tab, and presses the keys of a text; a field gets the text where its caret is.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard reach("typed into", from: place) else { return }
    host.type(text)
  }

  /// Gives a field the focus with Tab, selects all that is in it (Alt-A), and presses the keys of a text, or Backspace where that is empty.
  ///
  ///     host.find(.textField, "Name").replaceText("Ann")
  ///
  /// The test fails where it isn't a field, or the keys don't lead there.
  public func replaceText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard reach("typed into", from: place) else { return }
    guard [.textField, .textEditor, .secureField].contains(role) else {
      return fail("it is no field", "typed into", place)
    }
    host.press("a", modifiers: .option)
    text.isEmpty ? host.press(.delete) : host.type(text)
  }

  /// Lets tasks and the main queue run until it is gone.
  ///
  /// The test fails where it is still there in the end.
  ///
  ///     await host.find(.text, "Loading").waitUntilGone()
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, by the real clock.
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file, for the report.
  ///   - line: The test's place, for the report.
  ///   - column: The test's place, for the report.
  public func waitUntilGone(
    timeout: Duration = .seconds(30), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    if await host.settle(for: timeout, until: { !exists }) { return }
    report(
      "\(description) is still there after \(timeout); there is:\n\(host.elementTree)", fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Presses and releases the left button over the middle of its visible part.
  ///
  /// The test fails where the mouse doesn't reach it: it is disabled, out of sight, or covered.
  public func click(
    modifiers: EventModifiers = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = usable("clicked", from: place) else { return }
    let rect = element.visibleFrame
    guard !rect.isEmpty else { return fail("it is out of sight", "clicked", place) }
    let middle = Point(x: rect.minX + (rect.width - 1) / 2, y: rect.minY + (rect.height - 1) / 2)
    // A control in the middle of a row is clicked where the row is.
    let points = [middle, rect.origin] + rect.points
    guard let node = element.node, let point = points.first(where: { isHit(node, element, at: $0) }) else {
      return fail("something lies over it", "clicked", place)
    }
    host.click(x: point.x, y: point.y, modifiers: modifiers)
  }

  /// Does one of its accessibility actions, as users of a screen reader do.
  ///
  ///     host.find(.slider, "Volume").perform("increment")
  ///
  /// The test fails where it has no action of this name, or is disabled.
  public func perform(
    _ action: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = usable("used", from: place) else { return }
    guard host.act({ element.perform(action) }) else {
      return fail("it has no action \"\(action)\", but \(element.actionNames)", "used", place)
    }
    host.turn()
  }

  // MARK: Reaching it

  /// Whether a click at a cell reaches the element, which something may cover.
  private func isHit(_ node: Node, _ element: AccessibilityElement, at point: Point) -> Bool {
    guard let hit = host.host.hitTest(point) else { return false }
    if element.role == .row, element.children.contains(where: { $0.frame.contains(point) }) { return false }
    return hit.isWithin(node, to: .layer) || node.isWithin(hit, to: .layer)
  }

  /// Moves the focus there by keys; says whether that was possible.
  private func reach(_ what: String, from place: Place) -> Bool {
    guard let element = usable(what, from: place) else { return false }
    if element.role == .row { return reachRow(element, what, place) }
    if element.role == .columnHeader { return reachTitle(element, what, place) }
    if isOption { return reachOption(element, what, place) }
    guard element.isFocusable else {
      fail("it can't have the focus", what, place)
      return false
    }
    // To look for the element among all others at each key would be the square of their number.
    let target = element.focusNode
    return tab(until: { host.host.focusedNode === target && current?.isFocused == true }, what, place)
  }

  /// Whether the element is one of several options of which the arrows choose one.
  private var isOption: Bool {
    guard let current else { return false }
    return [.radioButton, .tab].contains(current.role) && (!current.isFocusable || current.isSelected)
  }

  /// Chooses an option by Tab and arrows, as a user of the keyboard does; returns whether that is possible.
  private func reachOption(_ option: AccessibilityElement, _ what: String, _ place: Place) -> Bool {
    guard let around = option.node?.firstOutward(\.asFocusNode) else {
      fail("it can't have the focus", what, place)
      return false
    }
    guard tab(until: { host.host.focusedNode === around }, what, place) else { return false }
    var options: [AccessibilityElement] {
      host.host.accessibilityElements.flatMap(\.flattened).filter {
        $0.role == option.role && $0.node?.isBelow(around) == true
      }
    }
    let all = options
    guard let target = all.firstIndex(where: { $0.node === option.node }) else { return false }
    let isRow = Set(all.map(\.frame.minY)).count == 1
    for _ in all where current?.isSelected != true {
      let isBehind = options.firstIndex(where: \.isSelected).map { $0 < target } ?? true
      host.press(isRow ? (isBehind ? .rightArrow : .leftArrow) : isBehind ? .downArrow : .upArrow)
    }
    if current?.isSelected == true { return true }
    fail("the arrows don't lead to it", what, place)
    return false
  }

  /// Goes to the title of a column as a user does: by Tab to the titles, then by arrows.
  private func reachTitle(_ title: AccessibilityElement, _ what: String, _ place: Place) -> Bool {
    guard tab(until: { host.host.focusedNode === title.focusNode }, what, place) else { return false }
    let count = host.elements(.columnHeader).count
    host.press(.home)
    for _ in 0..<count where current?.isFocused != true { host.press(.rightArrow) }
    if current?.isFocused == true { return true }
    fail("the arrows don't lead to it", what, place)
    return false
  }

  /// Presses Tab until something is so, each view at most once.
  private func tab(until isThere: () -> Bool, _ what: String, _ place: Place) -> Bool {
    if isThere() { return true }
    var seen: [Node] = []
    while seen.count < 1000 {
      host.press(.tab)
      if isThere() { return true }
      guard let node = host.host.focusedNode, !seen.contains(where: { $0 === node }) else { break }
      seen.append(node)
    }
    fail("Tab doesn't lead to it", what, place)
    return false
  }

  /// Selects a row by Tab and arrows, as a user of the keyboard does; returns whether that is possible.
  private func reachRow(_ row: AccessibilityElement, _ what: String, _ place: Place) -> Bool {
    let list = host.host.accessibilityElements.flatMap(\.flattened).first { element in
      element.role == .list && element.children.contains { $0.node === row.node }
    }
    guard let list, let listNode = list.node, list.isFocusable else {
      fail("its list can't have the focus", what, place)
      return false
    }
    guard tab(until: { host.host.focusedNode === listNode }, what, place) else { return false }
    for key in [KeyEquivalent.downArrow, .upArrow] {
      var selected: Int?
      while current?.isSelected != true {
        let before = selectedNumber(in: listNode)
        if selected != nil, before == selected { break }
        selected = before
        if let number = current?.place?.number, let before, key == .downArrow, before > number { break }
        host.press(key)
      }
    }
    if current?.isSelected == true { return true }
    fail("the arrows don't lead to it", what, place)
    return false
  }

  private func selectedNumber(in list: Node) -> Int? {
    host.host.accessibilityElements.flatMap(\.flattened).first { $0.node === list }?
      .children.first(where: \.isSelected)?.place?.number
  }

  // MARK: Failing

  /// Where the test calls, for reports of failures.
  struct Place {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
  }

  /// The element, if it takes input; a missing one has failed before.
  private func usable(_ what: String, from place: Place) -> AccessibilityElement? {
    guard !isMissing else { return nil }
    guard let element = current else {
      fail("it is gone", what, place)
      return nil
    }
    guard element.isEnabled else {
      fail("it is disabled", what, place)
      return nil
    }
    let isCovered = !host.host.accessibilityElements.flatMap(\.flattened).contains {
      $0.node === element.node
    }
    if isCovered {
      fail("a modal layer is over it", what, place)
      return nil
    }
    return element
  }

  private func fail(_ reason: String, _ what: String, _ place: Place) {
    report(
      "\(description) can't be \(what): \(reason); there is:\n\(host.elementTree)", fileID: place.fileID,
      filePath: place.filePath, line: place.line, column: place.column)
  }
}
