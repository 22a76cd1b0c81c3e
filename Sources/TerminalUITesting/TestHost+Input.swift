public import TerminalUI

extension TestHost {
  /// Presses a key.
  ///
  ///     host.press(.tab, modifiers: .shift)
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    send(.key(KeyPress(key: key, modifiers: modifiers)))
  }

  /// Presses the key of each character in turn, Return for the end of a line; each press has a turn of its own.
  public func type(_ text: String) {
    for character in text { press(character.isNewline ? .return : KeyEquivalent(character)) }
  }

  /// Presses and releases the left button at a cell, counted from 0.
  public func click(x: Int, y: Int, modifiers: EventModifiers = []) {
    let point = Point(x: x, y: y)
    send(.mouse(MouseEvent(.down(.left), at: point, modifiers: modifiers)))
    send(.mouse(MouseEvent(.up(.left), at: point, modifiers: modifiers)))
  }

  /// Clicks the middle of the first place where `text` is on the screen; the test fails, and shows the screen, where it isn't.
  ///
  /// - Parameters:
  ///   - text: A text on the screen, in one row.
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file, for the report.
  ///   - line: The test's place, for the report.
  ///   - column: The test's place, for the report.
  /// - Returns: Whether the text was found.
  @discardableResult public func click(
    on text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard let point = position(of: text) else {
      report(
        "there is no \(text.debugDescription) on the screen, which is:\n\(trimmedText)", fileID: fileID,
        filePath: filePath, line: line, column: column)
      return false
    }
    click(x: point.x + text.count / 2, y: point.y)
    return true
  }

  /// Moves the mouse to a cell with no button held.
  public func hover(x: Int, y: Int) { send(.mouse(MouseEvent(.move, at: Point(x: x, y: y)))) }

  /// Drags with the left button: presses it at the first cell, moves from cell to cell, and lets it go at the last one.
  ///
  /// Each of these events has a turn of its own.
  public func drag(_ points: (x: Int, y: Int)...) {
    for (index, point) in points.enumerated() {
      let kind: MouseEvent.Kind = index == 0 ? .down(.left) : .drag(.left)
      send(.mouse(MouseEvent(kind, at: Point(x: point.x, y: point.y))))
    }
    guard let last = points.last else { return }
    send(.mouse(MouseEvent(.up(.left), at: Point(x: last.x, y: last.y))))
  }

  /// Turns the wheel over a cell: `dy` notches down and `dx` to the right; at most 10 000.
  public func scroll(x: Int = 0, y: Int = 0, dx: Int = 0, dy: Int) {
    let point = Point(x: x, y: y)
    for notch in 0..<Swift.min(Swift.max(dx.magnitude, dy.magnitude), 10_000) {
      let (right, down) = (notch < dx.magnitude ? dx.signum() : 0, notch < dy.magnitude ? dy.signum() : 0)
      send(.mouse(MouseEvent(.scroll(dx: right, dy: down), at: point)))
    }
  }

  /// Sends a signal to the views; the process gets none.
  public func send(signal: Int32) {
    act { host.send(signal: signal) }
    turn()
  }

  /// Asks the app to open a URL.
  public func open(url: String) {
    act { host.open(url: url) }
    turn()
  }

  /// Pastes text.
  public func paste(_ text: String) { send(.paste(text)) }

  /// Gives the terminal another size.
  public func resize(width: Int, height: Int) {
    let size = Size(width: width.clampedToLength, height: height.clampedToLength)
    terminal.resize(to: size)
    // Among these is the event of the new size.
    var events: [InputEvent] = []
    terminal.readEvents(into: &events)
    act { for event in events { host.send(event) } }
    turn()
  }

  /// Moves the time on and takes a turn.
  ///
  /// Timers that come due on the way fire in their order, each at its time.
  public func advance(by duration: Duration) {
    let end = clock.now + Swift.min(Swift.max(duration, .zero), .seconds(1 << 40))
    while let deadline = host.timerDeadline, deadline <= end {
      clock.advance(by: deadline - clock.now)
      act { host.fireTimers() }
      turnAfterTimer()
    }
    clock.advance(by: end - clock.now)
    turn()
  }

  /// Lets tasks and the main queue run until nothing is left to do, and takes the turns they ask for.
  ///
  /// The test fails where something is left to do after 100 turns: a task that never waits, or views that change each other for ever.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    if await comesToRest() { return }
    report(
      "views still change after 100 turns; the screen is:\n\(trimmedText)", fileID: fileID,
      filePath: filePath,
      line: line, column: column)
  }

  /// Lets tasks and the main queue run until a condition holds: for work in other threads.
  ///
  ///     await host.settle { host.text.contains("loaded") }
  ///
  /// `settle()` is over as soon as there is nothing left to do here; results of another thread may come later. The test fails, and shows the screen,
  /// where the condition doesn't hold in time.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, by the real clock; longer where a busy machine gives this test few turns in that time.
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file, for the report.
  ///   - line: The test's place, for the report.
  ///   - column: The test's place, for the report.
  ///   - condition: Asked after each turn.
  /// - Returns: Whether the condition holds.
  @discardableResult public func settle(
    timeout: Duration = .seconds(30), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, until condition: () -> Bool
  ) async -> Bool {
    if await settle(for: timeout, until: condition) { return true }
    report(
      "the condition doesn't hold after \(timeout); the screen is:\n\(trimmedText)", fileID: fileID,
      filePath: filePath, line: line, column: column)
    return false
  }

  func settle(for timeout: Duration, until condition: () -> Bool) async -> Bool {
    var patience = Patience(timeout)
    while true {
      _ = await comesToRest()
      if condition() { return true }
      guard !patience.isOver() else { return false }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  private func comesToRest() async -> Bool {
    for _ in 0..<100 {
      for _ in 0..<10 { await Task.yield() }
      guard host.needsTurn else { return true }
      turn()
    }
    return false
  }
}
