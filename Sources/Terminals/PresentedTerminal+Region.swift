internal import Cells
internal import Glibc
package import Presenter
internal import Terminal

/// The state of a region below the prompt; the whole screen has none.
struct InlineState {
  /// Until when no frame is written: the terminal says where its cursor is, or its size is still changing.
  var holdsUntil: ContinuousClock.Instant?
  /// Whether the size is read when that is over.
  var hasNewSize = false
  /// Whether the terminal is queried for the place of its cursor.
  var asksPlace = false
  /// Whether the cursor was behind text when the region began.
  var endsLine = false
  /// Whether cells were ever put.
  var hasCells = false
  /// The text that was printed to the process's descriptors, and whether there is more.
  var prints = PrintedLines()
  var hasPrints = false

  /// How long frames are still held back; `nil` where they aren't.
  var remainingTime: Duration? { holdsUntil.map { max(ContinuousClock.now.duration(to: $0), .zero) } }
  /// Whether frames were held back for long enough.
  var isOver: Bool { holdsUntil.map { $0 <= .now } ?? false }

  /// The largest region in a window: the last column stays empty, and so does one row.
  func room(in window: Size) -> Size {
    Size(width: max(window.width - 1, 1), height: max(window.height - 1, 1))
  }
}

extension PresentedTerminal {
  /// How long the terminal may take to say where its cursor is.
  private static let placeTime = Duration.milliseconds(100)
  /// How long the size must stay the same before anything is written.
  private static let sizeTime = Duration.milliseconds(60)

  /// Queries the place of the cursor and the terminal's abilities; frames wait for the answer.
  func beginRegion() {
    guard inline != nil else { return }
    inline?.endsLine = false
    if answersQuestions { inline?.asksPlace = true }
    guard inline?.asksPlace == true else { return }
    let questions = answersQuestions ? "\u{1B}[?u\u{1B}[?2026$p" : ""
    reader?.expect(answersQuestions ? [.cursorPosition, .keyboardFlags, .mode] : .cursorPosition)
    answersQuestions = false
    inline?.holdsUntil = .now + Self.placeTime
    writer.send(Array("\u{1B}[6n\(questions)\u{1B}[c".utf8))
  }

  /// The terminal has answered.
  func endWaitForPlace() {
    guard let inline, inline.holdsUntil != nil, !inline.hasNewSize else { return }
    endHold()
  }

  /// Writes nothing until the size has been the same for a while.
  func holdForSize() {
    inline?.holdsUntil = .now + Self.sizeTime
    inline?.hasNewSize = true
  }

  /// Whether the window still has the size that frames are made for; else they wait.
  var isSizeCurrent: Bool {
    if readSize() == size { return true }
    holdForSize()
    return false
  }

  /// Writes again.
  func endHold() {
    inline?.holdsUntil = nil
    if inline?.hasNewSize == true {
      inline?.hasNewSize = false
      // A new size is an event, and a frame follows.
      if !updateSize() { redraw() }
    } else if needsFrame, inline?.hasCells == true {
      showFrame()
    }
  }

  /// Begins the region on a line of its own.
  func endLine() {
    guard inline?.endsLine == true else { return }
    inline?.endsLine = false
    writer.send([0x0D, 0x0A])
  }

  /// How much of what was printed one frame takes.
  private static let mostPrints = 1 << 17

  /// The process or a child of it has printed: that is above the region with the next frame.
  func notePrints() {
    guard inline != nil else { return }
    inline?.hasPrints = true
    needsFrame = true
    if inline?.hasCells == true { showFrame() }
  }

  /// Takes a part of what was printed, for this frame.
  ///
  /// Until the terminal takes frames it stays where it is, and its end alone is kept.
  func takePrints() {
    guard inline?.hasPrints == true else { return }
    let bytes = device.takePrints(atMost: Self.mostPrints)
    inline?.hasPrints = bytes.count == Self.mostPrints
    commit(inline?.prints.add(bytes) ?? [])
  }

  /// Prints all of it, and a line that isn't ended.
  func takeAllPrints() {
    guard inline != nil else { return }
    inline?.hasPrints = true
    while inline?.hasPrints == true { takePrints() }
    commit(inline?.prints.takeRest() ?? [])
    if needsFrame, inline?.hasCells == true { showFrame() }
  }

  /// Prints lines above the region, with the next frame.
  package func commit(_ lines: [CommittedLine]) {
    guard !lines.isEmpty, let screen = screen as? FrameScreen else { return }
    screen.writer.commit(lines)
    (needsFrame, changedRows) = (true, .several)
  }

  /// Notes whether the terminal has all of the last frame: how the region is left depends on the place of the cursor.
  func noteProgress(begins: Bool = false) {
    guard inline != nil, let screen = screen as? FrameScreen else { return }
    screen.isUnderWay = begins || !writer.isIdle
    arm()
  }

  /// Registers the bytes that leave the region in one way.
  ///
  /// Lines that were printed above must be there first.
  func leaveRegion(_ leaving: FrameWriter.Leaving) {
    guard let screen = screen as? FrameScreen else { return }
    takeAllPrints()
    if leaving != .lost { waitForOutput(until: .now + .milliseconds(500)) }
    let ending = screen.ending
    screen.ending = leaving
    arm()
    screen.ending = ending
  }

  /// Waits until the terminal has taken everything.
  func waitForOutput(until end: ContinuousClock.Instant) {
    while let descriptor = outputDescriptor, !writer.hasFailed, ContinuousClock.now < end {
      var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&state, 1, Int32(max(ContinuousClock.now.duration(to: end) / .milliseconds(1), 0).rounded(.up)))
      outputIsWritable()
    }
  }
}
