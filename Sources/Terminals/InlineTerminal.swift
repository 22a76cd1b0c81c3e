package import Cells
internal import Glibc
package import Presenter
package import Terminal

/// A terminal that shows a region of rows, and prints lines above it.
package protocol RegionBackend: TerminalBackend {
  /// How many of the written rows are shown, from the first one on; a new number takes effect with the next frame.
  var height: Int { get set }
  /// What stays of the region at the end, whatever ends the program.
  var ending: FrameWriter.Leaving { get set }
  /// Prints lines above the region, with the next frame.
  func commit(_ lines: [CommittedLine])
  /// Shows what has changed besides cells.
  func flush()
  /// Waits for some seconds at most until the terminal has taken everything, and has said where its cursor is.
  ///
  /// - Returns: The input meanwhile.
  func finish() -> [InputEvent]
}

/// A terminal that shows rows below what it showed before: a region that grows and shrinks, and lines that are printed above it and stay.
///
///     let terminal = InlineTerminal(input: 0, output: 1)
///     try terminal.start()
///     terminal.height = 3                          // of the cells that are written, the first three rows are shown
///     terminal.commit(lines)                       // above, with the next frame
///
/// Its size is that of the largest region: a column and a row less than the window. Nothing above the region is written, erased or addressed; it
/// begins where the cursor is, on a line of its own. A new size is read once it has been the same for 60 ms, and nothing is written meanwhile.
package final class InlineTerminal: PresentedTerminal, RegionBackend {
  /// Makes a terminal at two descriptors of this process, which the environment describes.
  package init(input: Int32, output: Int32) {
    super.init(
      ProcessDevice(input: input, output: output), options: Options(hasMouse: false, asksTerminal: true)
    ) { () throws(TerminalError) in
      try TerminalFacts(Terminfo.environment)
    } makeScreen: { (facts, size) throws(TerminalError) in
      try FrameScreen(facts, size: size, region: .rows)
    }
    inline = InlineState()
  }

  /// Makes a terminal behind any device, with the sequences of ECMA-48.
  package init(_ device: any Device, colorDepth: ColorDepth, options: Options = Options(hasMouse: false)) {
    super.init(device, options: options) { () throws(TerminalError) in
      TerminalFacts(name: "stream")
    } makeScreen: { (_, size) throws(TerminalError) in
      FrameScreen(.ecma48(depth: colorDepth), Abilities.ecma48Entry, size: size, region: .rows)
    }
    inline = InlineState()
  }

  private var frameScreen: FrameScreen? { screen as? FrameScreen }

  /// How many of the written rows are shown; a new number takes effect with the next frame.
  package var height: Int {
    get { frameScreen?.writer.height ?? 0 }
    set {
      guard let frameScreen, newValue != height else { return }
      frameScreen.writer.height = newValue
      (needsFrame, changedRows) = (true, .several)
    }
  }

  /// What stays of the region at the end, whatever ends the program.
  package var ending: FrameWriter.Leaving {
    get { frameScreen?.ending ?? .kept }
    set {
      guard newValue != ending else { return }
      frameScreen?.ending = newValue
      if hasWritten { arm() }
    }
  }

  package override func stop() {
    super.stop()
    device.notePrints(false)
  }

  /// Shows what has changed besides cells.
  package func flush() { if needsFrame { showFrame() } }

  /// Waits until the terminal has taken everything, and has said where its cursor is.
  ///
  /// A terminal that takes nothing gets a second, and one that still takes bytes gets ten seconds: lines that were committed
  /// wouldn't be drawn again.
  /// - Returns: The input meanwhile.
  package func finish() -> [InputEvent] {
    var events: [InputEvent] = []
    // Text that the program printed without a line end is still in the buffer of the C library.
    fflush(nil)
    takeAllPrints()
    let last = ContinuousClock.now + .seconds(10)
    var end = ContinuousClock.now + .seconds(1)
    while !writer.isIdle || inline?.holdsUntil != nil, !writer.hasFailed, ContinuousClock.now < end {
      let waiting = writer.waitingCount
      var states = [
        pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: outputDescriptor ?? -1, events: Int16(POLLOUT), revents: 0),
      ]
      let delay = min(inputTimeout ?? .seconds(1), ContinuousClock.now.duration(to: end))
      poll(&states, 2, Int32(max(delay / .milliseconds(1), 0).rounded(.up)))
      if states[1].revents != 0 { outputIsWritable() }
      readEvents(into: &events)
      if writer.waitingCount < waiting { end = min(ContinuousClock.now + .seconds(1), last) }
    }
    return events
  }
}
