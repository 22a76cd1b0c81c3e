public import Cells
internal import Glibc
internal import Presenter
public import Terminal

/// A terminal whose cells a screen presents: reading, writing, modes, questions, and its life are the same for all of them.
///
/// Whatever the screen, input is read and decoded here, and bytes are written without blocking. While the last frame is pending, cells come with
/// the next one.
open class PresentedTerminal: TerminalBackend {
  /// The largest size that is drawn; cells beyond stay blank.
  public static let maximumSize = Size(width: 2000, height: 1000)

  /// The window's size in cells: at most ``maximumSize``, 80×24 where it is unknown.
  public private(set) var size = Size(width: 80, height: 24)
  /// The abilities of the terminal; complete after ``start()`` and the answers to its questions.
  public private(set) var capabilities = TerminalCapabilities(
    name: "", colorDepth: .none)
  /// The requested features.
  public let options: Options

  /// Called with `true` before the process stops by Ctrl-Z or SIGTSTP, and with `false` when it continues.
  public var onStop: ((_ isStopping: Bool) -> Void)?

  private(set) final var device: any Device
  private let facts: () throws(TerminalError) -> TerminalFacts
  private let makeScreen: (TerminalFacts, Size) throws(TerminalError) -> any PresentedScreen
  private(set) var (screen, reader): ((any PresentedScreen)?, DeviceInput?) = (
    nil, nil
  )
  /// The state of a region below the prompt; `nil` where the whole screen is shown.
  var inline: InlineState?
  /// Whether the terminal gets text and ends of lines only: no sequence ever.
  var isPlain = false
  var writer: DeviceWriter
  var modes = TerminalModes()
  var title: TerminalMessage?
  /// Whether the terminal has window titles.
  var hasTitles = false
  /// Whether the terminal answers questions and hasn't been asked yet.
  var answersQuestions = false
  /// Whether the terminal has left questions unanswered: when it is started again, it gets none.
  private var isSilent = false
  /// Whether the terminal takes notifications and progress; the latest progress.
  private(set) var knowsMessages = (notifications: false, progress: false)
  var progress: TerminalMessage?
  /// Whether messages were left out while the terminal took nothing.
  var missesMessages = false
  /// Whether the terminal is queried for its colours, and its answers.
  var (asksColors, colorAnswers) = (false, ColorAnswers(depth: .none))
  private var cursorShape = Cursor.Shape.terminalDefault
  /// Whether anything was written since the terminal was entered.
  var hasWritten = false
  /// Cells were put, or the terminal was entered again, and no frame shows it yet.
  var needsFrame = false
  /// The rows in which cells were put since the last frame.
  var changedRows = ChangedRows.none
  /// The process continued in the background: the terminal is another's.
  var isInBackground = false
  var queuedEvents: [InputEvent] = []
  /// The end was reported because nothing can be written any more.
  private var hasEnded = false

  /// Makes a terminal behind a device.
  ///
  /// - Parameters:
  ///   - device: Its descriptors.
  ///   - options: The requested features.
  ///   - facts: Finds out what is known of it, at each start.
  ///   - makeScreen: Makes what presents its cells.
  package init(
    _ device: any Device, options: Options, facts: @escaping () throws(TerminalError) -> TerminalFacts,
    makeScreen: @escaping (TerminalFacts, Size) throws(TerminalError) -> any PresentedScreen
  ) {
    self.device = device
    self.options = options
    self.facts = facts
    self.makeScreen = makeScreen
    writer = DeviceWriter(device)
  }

  deinit { stop() }

  // MARK: Life

  /// Puts a device around the terminal's own, before it is started.
  package final func wrapDevice(_ wrap: (any Device) -> any Device) {
    guard screen == nil else { return }
    device = wrap(device)
  }

  /// Takes the terminal; nothing is written before the first frame.
  ///
  /// - Throws: ``TerminalError/notATerminal(descriptor:)`` for input or output, ``TerminalError/noTerminalType``,
  ///   ``TerminalError/unknownTerminalType(_:)``, ``TerminalError/unusableTerminalType(_:)`` or
  ///   ``TerminalError/damagedDescription(name:file:)`` for `TERM`,
  ///   ``TerminalError/alreadyStarted`` where another backend has a terminal, ``TerminalError/system(call:code:)`` where the
  ///   system refuses. Then nothing was changed or written.
  public func start() throws(TerminalError) {
    guard screen == nil else { throw .alreadyStarted }
    try device.check()
    let facts = try facts()
    size = readSize()
    // Before the screen is made: ncurses then finds the signals handled.
    try check("tcgetattr", device.acquire())
    do throws(TerminalError) {
      let screen = try makeScreen(facts, size)
      capabilities = TerminalCapabilities(
        name: facts.name, colorDepth: screen.colorDepth, hasMouse: options.hasMouse,
        hasBracketedPaste: options.hasPaste, hasFocusReports: options.hasFocus, hasUnicode: facts.hasUnicode)
      try check("tcsetattr", device.enter(keepsSettings: false))
      self.screen = screen
      reader = DeviceInput(
        device, escapeTimeout: options.escapeTimeout,
        keys: TerminfoKeys.keys(of: screen, erasesWithBackspace: device.erasesWithBackspace))
    } catch {
      device.giveBack()
      throw error
    }
    modes = TerminalModes(hasMouse: options.hasMouse, hasPaste: options.hasPaste, hasFocus: options.hasFocus)
    writer = DeviceWriter(device)
    (hasWritten, needsFrame, isInBackground, hasEnded) = (false, true, false, false)
    hasTitles = facts.hasTitles
    knowsMessages = (facts.knowsNotifications, facts.knowsProgress)
    capabilities.hasPointerShapes = facts.hasPointerShapes
    // Another terminal's answers would reach nothing.
    answersQuestions = facts.answersQuestions && device.isOneTerminal && !isSilent
    asksColors = answersQuestions && options.asksTerminal && capabilities.colorDepth != .none
    colorAnswers = ColorAnswers(depth: capabilities.colorDepth)
    modes.hasSchemeReports = asksColors
    if asksColors { reader?.expectReports(.colorScheme) }
    (cursorShape, title, progress, changedRows) = (.terminalDefault, nil, nil, .none)
    missesMessages = false
    // A program that was started in the background has waited since the size was read.
    updateSize()
    queuedEvents = []
    _ = device.takeSignals()  // A start in the background waited for the foreground.
    updateSize()
    if inline != nil {
      inline = InlineState()
      device.notePrints(true)
      beginRegion()
    }
  }

  /// Gives the terminal back as it was, and prints the text printed meanwhile.
  public func stop() {
    guard screen != nil else { return }
    device.giveBack()
    reader?.endAnswers(all: true)
    (screen, reader) = (nil, nil)
    writer.discard()
  }

  private func check(_ call: String, _ code: Int32) throws(TerminalError) {
    if code != 0 { throw code == EBUSY ? .alreadyStarted : .system(call: call, code: code) }
  }

  // MARK: Waiting

  /// The descriptor to wait on; −1 while the terminal isn't ours, so ask before each wait.
  public var inputDescriptor: Int32 {
    guard let reader, !reader.hasEnded, !isInBackground, device.isEntered else { return -1 }
    return device.inputDescriptor
  }

  /// Readable when the window's size changed, or the process was stopped or continued.
  public var signalDescriptor: Int32 { device.signalDescriptor }

  /// How long until unfinished input is an Escape key, or lost.
  public var inputTimeout: Duration? {
    guard queuedEvents.isEmpty, !device.hasSignals, hasEnded || !writer.hasFailed else { return .zero }
    guard !isInBackground else { return nil }
    guard let held = inline?.remainingTime else { return reader?.remainingTime }
    return min(held, reader?.remainingTime ?? held)
  }

  /// The descriptor to wait on while a frame is pending.
  public var outputDescriptor: Int32? { writer.isIdle ? nil : device.outputDescriptor }

  /// Whether the terminal is ours and has taken every byte.
  public var wantsFrame: Bool {
    screen != nil && writer.isIdle && !isInBackground && device.isEntered && inline?.holdsUntil == nil
  }

  // MARK: Input

  /// Appends the events since the last call, and obeys signals.
  public func readEvents(into events: inout [InputEvent]) {
    guard screen != nil else { return }
    handleSignals()
    if inline?.isOver == true {
      isSilent = inline?.hasNewSize == false
      endHold()
    }
    if !queuedEvents.isEmpty {
      events += queuedEvents
      queuedEvents.removeAll(keepingCapacity: true)
    }
    guard !isInBackground, device.isEntered else { return }
    if writer.hasFailed, !hasEnded {
      // Input may come from another terminal than the one that is gone.
      hasEnded = true
      events.append(.end)
    }
    reader?.read(into: &events)
    if let replies = reader?.decoder.replies, !replies.isEmpty {
      reader?.decoder.replies.removeAll()
      replies.forEach(handle)
      if let colors = takeColors() { events.append(.colors(colors)) }
    }
  }

  /// Handles what signals have noted: text that was printed, a stop, a continuation, another size.
  private func handleSignals() {
    let signals = device.takeSignals()
    guard !signals.isEmpty else { return }
    if signals.contains(.print) { notePrints() }
    let isContinued = signals.contains(.isContinued)
    if signals.contains(.stop), !isContinued {
      queuedEvents.append(.stop)
    } else if isContinued {
      // Stopped by a signal that can't be caught, or continued before it stopped. Other programs have moved the cursor since.
      if device.isEntered { leave(.lost) }
      comeBack()
    } else if inline != nil {
      if signals.contains(.resize), device.isEntered { holdForSize() }
    } else if signals.contains(.resize), device.isEntered {
      // Also with the size from before: the terminal may have had another one meanwhile, and cut its screen.
      if !updateSize() { redraw() }
    }
  }

  /// Draws everything again, whatever the terminal shows.
  public func redraw() {
    guard hasWritten, !isInBackground, device.isEntered, let screen else { return }
    screen.redraw()
    (needsFrame, changedRows) = (true, .several)
    showFrame()
  }

  /// Reads the size again; on a change the screen is blank, and an event says so.
  @discardableResult func updateSize() -> Bool {
    let newSize = readSize()
    guard newSize != size, let screen else { return false }
    size = newSize
    screen.resize(to: newSize)
    changedRows = .several
    if hasWritten { arm() }
    needsFrame = true
    queuedEvents.removeAll { if case .resize = $0 { true } else { false } }
    queuedEvents.append(.resize(newSize))
    return true
  }

  func readSize() -> Size {
    if isPlain { return LineTerminal.size }
    var window = device.windowSize ?? .zero
    if window.width <= 0 { window.width = 80 }
    if window.height <= 0 { window.height = 24 }
    window = inline?.room(in: window) ?? window
    return Size(
      width: min(window.width, Self.maximumSize.width), height: min(window.height, Self.maximumSize.height))
  }

  /// Notes the answer to a question of ``askTerminal()``, and uses the ability that it tells of from now on.
  private func handle(_ reply: TerminalReply) {
    switch reply {
    case .keyboardFlags where !capabilities.hasKeyboardProtocol:
      capabilities.hasKeyboardProtocol = true
      modes.chooseKeyboardFlags(releases: reportsKeyReleases)
      // Before the first frame there is nothing to do: that frame begins the protocol.
      guard hasWritten else { break }
      arm()
      writer.send(Array("\u{1B}[>\(modes.keyboardFlags)u".utf8))
    case .mode(number: 2026, state: 1...2):
      capabilities.hasSynchronizedUpdates = true
      modes.hasSynchronizedUpdates = true
      arm()
    case .primaryAttributes:
      isSilent = false
      reader?.endAnswers()
      endWaitForPlace()
    case .cursorPosition(_, let column): inline?.endsLine = column > 1
    default: colorAnswers.handle(reply)
    }
  }

  // MARK: Output

  /// Shows cells; while the last frame is pending, they come with the next one.
  public func write(_ runs: [CellRun], of buffer: borrowing CellBuffer, cursor: Cursor?) {
    guard let screen else { return }
    for run in runs { changedRows.add(run.y) }
    screen.put(runs, of: buffer)
    screen.place(cursor)
    if let cursor { choose(cursor.shape) }
    inline?.hasCells = true
    needsFrame = true
    showFrame()
  }

  /// Continues with a pending frame, then with the changes put meanwhile.
  public func outputIsWritable() {
    writer.proceed()
    sendMissedMessages()
    noteProgress()
    if needsFrame, hasWritten { showFrame() }
  }

  /// Writes the cells that were put since the last frame, if the terminal has taken that one.
  func showFrame() {
    guard wantsFrame, let screen, inline == nil || isSizeCurrent else { return }
    takePrints()
    needsFrame = false
    screen.withFrame { bytes in
      guard !bytes.isEmpty else { return }
      noteLinks(of: screen)
      if !hasWritten { beginScreen() }
      noteProgress(begins: true)
      endLine()
      // A terminal draws one row at once, without marks around it.
      let isMarked = modes.hasSynchronizedUpdates && changedRows == .several
      changedRows = .none
      if isMarked {
        // With its marks, a frame is still one write.
        writer.send(Abilities.updateBegin + bytes + Abilities.updateEnd)
      } else {
        writer.send(bytes)
      }
      if !hasWritten {
        sendModes()
        // Behind the first frame, which waits for no answer.
        askColors()
      }
      hasWritten = true
      noteProgress()
    }
    // The rest follows when the terminal has taken this.
    guard inline?.hasPrints == true else { return }
    needsFrame = true
    showFrame()
  }

  private func beginScreen() {
    arm()
    // First, so that the answers are there as early as can be; they come before a signal could end the program.
    if options.asksTerminal || reportsKeyReleases { askTerminal() }
  }

  /// Queries the terminal's abilities, once; the last question is one that every terminal answers.
  private func askTerminal() {
    guard answersQuestions else { return }
    answersQuestions = false
    reader?.expect([.keyboardFlags, .mode])
    writer.send(Array("\u{1B}[?u\u{1B}[?2026$p\u{1B}[c".utf8))
  }

  private func sendModes() {
    var bytes = modes.enter
    if let title { bytes += titleBytes(title) }
    if let progress { bytes += progressBytes(progress) }
    if modes.hasCursorShape { bytes += shapeBytes(cursorShape) }
    writer.send(bytes)
  }

  /// Registers the bytes that undo all that may have been written: the device writes them at the end, also in a crash.
  func arm() {
    guard let screen else { return }
    device.arm(modes.undo(size: size, screen))
  }

  private func choose(_ shape: Cursor.Shape) {
    guard shape != cursorShape, screen?.string("Ss") != nil else { return }
    cursorShape = shape
    guard !modes.hasCursorShape || hasWritten else { return }
    modes.hasCursorShape = true
    guard hasWritten else { return }
    arm()
    writer.send(shapeBytes(shape))
  }

  private func shapeBytes(_ shape: Cursor.Shape) -> [UInt8] {
    screen?.string("Ss", Int(shape.rawValue), 0) ?? []
  }

  /// Whether repeats and releases of keys are reported, where the terminal speaks the kitty keyboard protocol.
  public final var reportsKeyReleases = false {
    didSet {
      guard reportsKeyReleases != oldValue, hasWritten, device.isEntered else { return }
      if modes.keyboardFlags != 0 {
        modes.chooseKeyboardFlags(releases: reportsKeyReleases)
        writer.send(Array("\u{1B}[=\(modes.keyboardFlags);1u".utf8))
      } else if reportsKeyReleases {
        askTerminal()
      }
    }
  }
}
