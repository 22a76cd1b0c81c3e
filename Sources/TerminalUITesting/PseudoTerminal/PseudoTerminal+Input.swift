public import Cells
internal import Glibc

/// The input of a user: keys, mouse, paste, another window size.
nonisolated extension PseudoTerminal {
  /// Types a text, as it is.
  ///
  /// - Throws: `Failure.timedOut` if the program doesn't read for 30 s.
  public func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Presses a key.
  ///
  /// - Throws: `Failure.timedOut` if the program doesn't read for 30 s.
  public func send(_ key: Key) throws { try send(bytes(for: key)) }

  /// Presses keys, one after the other.
  ///
  ///     try terminal.send([.down, .down, .alt("x"), .return])
  ///
  /// The keys arrive together, as from a user who types faster than the program reads.
  /// - Throws: `Failure.timedOut` if the program doesn't read for 30 s.
  public func send(_ keys: [Key]) throws { try send(keys.flatMap { bytes(for: $0) }) }

  /// Sends bytes, as they are.
  ///
  /// - Throws: `Failure.timedOut` if the program doesn't read for 30 s.
  public func send(_ bytes: [UInt8]) throws {
    let timeout = Duration.seconds(30)
    let deadline = ContinuousClock.now + timeout
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN, ContinuousClock.now < deadline {
        var writable = pollfd(fd: master, events: Int16(POLLOUT | POLLIN), revents: 0)
        _ = poll(&writable, 1, (deadline - .now).pollTimeout)
        // A program that waits until its output is read must not make both sides wait.
        if writable.revents & Int16(POLLIN) != 0 { drain() }
      } else if errno == EAGAIN {
        throw Failure.timedOut("reader of the input", after: timeout, screen: screen.trimmedText)
      } else if errno != EINTR {
        throw Failure.systemCall("write", errno: errno)
      }
    }
  }

  /// Pastes a text: between the marks of bracketed paste if the program uses that.
  public func paste(_ text: String) throws {
    let isBracketed = uses { $0.modes.contains(.init(2004)) }
    try send(isBracketed ? "\u{1B}[200~\(text)\u{1B}[201~" : text)
  }

  /// Presses and releases the left mouse button over a cell.
  ///
  /// Nothing is sent if the program doesn't ask for the mouse within half a second.
  public func click(x: Int, y: Int) throws {
    try sendMouse(0, x: x, y: y, final: "M")
    try sendMouse(0, x: x, y: y, final: "m")
  }

  /// Clicks the first cell of a text on the screen.
  ///
  /// - Throws: `Failure.timedOut` if it is not there.
  public func click(_ text: String) throws {
    guard let position = screen.position(of: text) else {
      throw Failure.timedOut("\"\(text)\" to click", after: .zero, screen: screen.trimmedText)
    }
    try click(x: position.x, y: position.y)
  }

  /// Turns the mouse wheel over a cell, down by `rows` steps or up if it is negative.
  public func scroll(x: Int, y: Int, rows: Int) throws {
    for _ in 0..<rows.magnitude { try sendMouse(rows > 0 ? 65 : 64, x: x, y: y, final: "M") }
  }

  /// Gives the terminal another size in cells; the program gets SIGWINCH.
  ///
  /// - Throws: `Failure.systemCall` for a size over 65535.
  public func resize(width: Int, height: Int) throws {
    drain()
    screen.resize(width: width, height: height)
    try setDeviceSize(width: width, height: height)
  }

  /// Gives the terminal other colours of its own, as a user does who goes from dark to light.
  ///
  /// Programs that observe the scheme get a report.
  ///
  /// - Throws: `Failure.timedOut` if the program doesn't read for 30 s.
  public func setColors(_ colors: TerminalColors) throws {
    drain()
    screen.ownColors = colors
    let reports = screen.takeReplies()
    if !reports.isEmpty { try send(reports) }
  }

  func setDeviceSize(width: Int, height: Int) throws {
    guard let columns = UInt16(exactly: width), let rows = UInt16(exactly: height) else {
      throw Failure.systemCall("size \(width) × \(height)", errno: EINVAL)
    }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try check("ioctl TIOCSWINSZ", ioctl(master, UInt(TIOCSWINSZ), &size))
  }

  private func sendMouse(_ button: Int, x: Int, y: Int, final: String) throws {
    guard uses({ $0.reportsMouse }) else { return }
    try send("\u{1B}[<\(button);\(x + 1);\(y + 1)\(final)")
  }

  /// Returns whether the program uses something of the terminal.
  ///
  /// A program asks for it right after its first frame, which a test may have seen just now. So this waits for half a second.
  private func uses(_ condition: (TerminalEmulator) -> Bool) -> Bool {
    (try? waitFor("modes", timeout: .milliseconds(500), condition)) != nil
  }
}

extension TerminalEmulator {
  fileprivate nonisolated var reportsMouse: Bool {
    [1000, 1002, 1003].contains { modes.contains(.init($0)) } && modes.contains(.init(1006))
  }
}
