internal import CNCurses
internal import CTerminal
public import Cells
internal import Glibc
internal import Presenter
public import Terminal

/// A terminal shown by ncurses: cells go through its update optimisation, everything else is ours.
///
///     let terminal = NCursesBackend()
///     try terminal.start()
///     defer { terminal.stop() }
///
/// ncurses writes each frame to a memory file; the bytes are then written to the terminal without blocking. Input is
/// read and decoded without ncurses. Whatever ends the process, the terminal is restored (see `CTerminal`), and
/// text printed meanwhile appears.
///
/// - Note: One backend can be started at a time in a process. It is used on the thread that started it.
public final class NCursesBackend: TerminalBackend {
  /// The largest size that is drawn; cells beyond stay blank.
  public static let maximumSize = Size(width: 2000, height: 1000)

  /// The window's size in cells: at most ``maximumSize``, 80×24 where it is unknown.
  @exclusivity(unchecked) public private(set) var size = Size(width: 80, height: 24)
  /// The abilities of the terminal; complete after ``start()`` and the answers to its questions.
  @exclusivity(unchecked) public private(set) var capabilities = TerminalCapabilities(
    name: "", colorDepth: .none)
  /// The requested features.
  public let options: Options

  /// Called with `true` before the process stops by Ctrl-Z or SIGTSTP, and with `false` when it continues.
  public var onStop: ((_ isStopping: Bool) -> Void)?

  private let input: Int32
  private let output: Int32
  @exclusivity(unchecked) private(set) var (screen, reader): (NCursesScreen?, NCursesInput?) = (nil, nil)
  @exclusivity(unchecked) var writer = TerminalWriter()
  @exclusivity(unchecked) var modes = TerminalModes()
  var title: TerminalMessage?
  /// Whether the terminal has window titles, and whether it is still to be queried and takes questions.
  private(set) var (hasTitles, answersQuestions) = (false, false)
  /// Whether the terminal takes notifications and progress; the latest progress.
  private(set) var knowsMessages = (notifications: false, progress: false)
  var progress: TerminalMessage?
  /// Whether the terminal is queried for its colours, and its answers.
  @exclusivity(unchecked) var (asksColors, colorAnswers) = (false, ColorAnswers(depth: .none))
  @exclusivity(unchecked) private var cursorShape = Cursor.Shape.terminalDefault
  /// Whether anything was written since the terminal was entered.
  @exclusivity(unchecked) private(set) var hasWritten = false
  /// Cells were put, or the terminal was entered again, and no frame shows it yet.
  @exclusivity(unchecked) private var needsFrame = false
  /// The rows of which cells were put since the last frame.
  @exclusivity(unchecked) private var changedRows = ChangedRows.none
  /// The process continued in the background: the terminal is another's.
  @exclusivity(unchecked) private var isInBackground = false
  @exclusivity(unchecked) private var queuedEvents: [InputEvent] = []
  /// The end was reported because nothing can be written any more.
  @exclusivity(unchecked) private var hasEnded = false

  /// Makes a backend for the terminal behind two descriptors.
  public init(input: Int32 = 0, output: Int32 = 1, options: Options = Options()) {
    self.input = input
    self.output = output
    self.options = options
  }

  deinit { stop() }

  // MARK: Life

  /// Takes the terminal; nothing is written before the first frame.
  ///
  /// - Throws: ``TerminalError/notATerminal(descriptor:)`` for input or output, ``TerminalError/noTerminalType``,
  ///   ``TerminalError/unknownTerminalType(_:)``, ``TerminalError/unusableTerminalType(_:)`` or
  ///   ``TerminalError/damagedDescription(name:file:)`` for `TERM`,
  ///   ``TerminalError/alreadyStarted`` where another backend has a terminal, ``TerminalError/system(call:code:)`` where the
  ///   system refuses. Then nothing was changed or written.
  public func start() throws(TerminalError) {
    guard screen == nil else { throw .alreadyStarted }
    guard isatty(input) == 1 else { throw .notATerminal(descriptor: input) }
    guard isatty(output) == 1 else { throw .notATerminal(descriptor: output) }
    let environment = Terminfo.environment
    let terminfo = try Terminfo(environment: environment)
    size = readSize()
    let hasUnicode = nct_choose_locale()
    // Before ncurses, so that it finds the signals handled.
    try check("tcgetattr", ct_take(input, output))
    do throws(TerminalError) {
      let hasColor = environment["NO_COLOR"] ?? "" == ""
      let screen = try NCursesScreen(terminfo, size: size, hasColor: hasColor, hasUnicode: hasUnicode)
      capabilities = TerminalCapabilities(
        name: terminfo.name, colorDepth: screen.colors.depth, hasMouse: options.hasMouse,
        hasBracketedPaste: options.hasPaste, hasFocusReports: options.hasFocus, hasUnicode: hasUnicode)
      try check("tcsetattr", ct_enter(false))
      self.screen = screen
    } catch {
      ct_give_back()
      throw error
    }
    reader = NCursesInput(
      descriptor: ct_input_descriptor(), escapeTimeout: options.escapeTimeout,
      keys: TerminfoKeys.keys(erasesWithBackspace: ct_erases_with_backspace()))
    modes = TerminalModes(hasMouse: options.hasMouse, hasPaste: options.hasPaste, hasFocus: options.hasFocus)
    writer = TerminalWriter()
    (hasWritten, needsFrame, isInBackground, hasEnded) = (false, true, false, false)
    hasTitles = terminfo.hasTitles
    knowsMessages = terminfo.knowsMessages(environment)
    capabilities.hasPointerShapes = terminfo.hasPointerShapes(environment)
    answersQuestions = terminfo.answersQuestions(environment, input, ct_output_descriptor())
    asksColors = answersQuestions && options.asksTerminal && capabilities.colorDepth != .none
    colorAnswers = ColorAnswers(depth: capabilities.colorDepth)
    modes.hasSchemeReports = asksColors
    if asksColors { reader?.expectReports(.colorScheme) }
    (cursorShape, title, progress, changedRows) = (.terminalDefault, nil, nil, .none)
    // One that was started in the background has waited since the size was read.
    updateSize()
    queuedEvents = []
    _ = ct_take_signals()  // A start in the background waited for the foreground.
    updateSize()
  }

  /// Gives the terminal back as it was, and prints the text printed meanwhile.
  public func stop() {
    guard screen != nil else { return }
    ct_give_back()
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
    guard let reader, !reader.hasEnded, !isInBackground, ct_is_entered() else { return -1 }
    return reader.descriptor
  }

  /// Readable when the window's size changed, or the process was stopped or continued.
  public var signalDescriptor: Int32 { ct_signal_descriptor() }

  /// How long until unfinished input is an Escape key, or lost.
  public var inputTimeout: Duration? {
    guard queuedEvents.isEmpty, hasEnded || !writer.hasFailed else { return .zero }
    return isInBackground ? nil : reader?.remainingTime
  }

  /// The descriptor to wait on while a frame is pending.
  public var outputDescriptor: Int32? { writer.isIdle ? nil : ct_output_descriptor() }

  /// Whether the terminal is ours and has taken every byte.
  public var wantsFrame: Bool { screen != nil && writer.isIdle && !isInBackground && ct_is_entered() }

  // MARK: Input

  /// Appends the events since the last call, and obeys signals.
  public func readEvents(into events: inout [InputEvent]) {
    guard screen != nil else { return }
    handleSignals()
    if !queuedEvents.isEmpty {
      events += queuedEvents
      queuedEvents.removeAll(keepingCapacity: true)
    }
    guard !isInBackground, ct_is_entered() else { return }
    if writer.hasFailed, !hasEnded {
      // Input may come from another terminal than the one that is gone.
      hasEnded = true
      events.append(.end)
    }
    reader?.read(into: &events)
    if let replies = reader?.decoder.replies, !replies.isEmpty {
      reader?.decoder.replies.removeAll()
      replies.forEach(take)
      if let colors = takeColors() { events.append(.colors(colors)) }
    }
  }

  private func handleSignals() {
    let signals = ct_take_signals()
    guard signals != 0 else { return }
    let isContinued = signals & UInt32(CT_SIGNAL_CONTINUE) != 0
    if signals & UInt32(CT_SIGNAL_STOP) != 0, !isContinued {
      queuedEvents.append(.stop)
    } else if isContinued {
      // Stopped by a signal that can't be caught, or continued before it stopped.
      if ct_is_entered() { leave() }
      comeBack()
    } else if signals & UInt32(CT_SIGNAL_RESIZE) != 0, ct_is_entered() {
      // Also with the size from before: the terminal may have had another one meanwhile, and cut its screen.
      if !updateSize() { redraw() }
    }
  }

  /// Draws everything again, whatever the terminal shows.
  public func redraw() {
    guard hasWritten, !isInBackground, ct_is_entered(), let screen else { return }
    screen.redraw()
    (needsFrame, changedRows) = (true, .several)
    showFrame()
  }

  /// Reads the size again; on a change the screen is blank, and an event says so.
  @discardableResult private func updateSize() -> Bool {
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

  private func readSize() -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    // Not `output`: while the terminal is ours, prints go elsewhere.
    let descriptor = ct_output_descriptor() < 0 ? output : ct_output_descriptor()
    guard nct_window_size(descriptor, &columns, &rows), columns > 0 || rows > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(
      width: columns == 0 ? 80 : min(Int(columns), Self.maximumSize.width),
      height: rows == 0 ? 24 : min(Int(rows), Self.maximumSize.height))
  }

  private func take(_ reply: TerminalReply) {
    switch reply {
    case .keyboardFlags where !capabilities.hasKeyboardProtocol:
      capabilities.hasKeyboardProtocol = true
      modes.chooseKeyboardFlags(releases: reportsKeyReleases)
      arm()
      writer.send(Array("\u{1B}[>\(modes.keyboardFlags)u".utf8))
    case .mode(number: 2026, state: 1...2):
      capabilities.hasSynchronizedUpdates = true
      modes.hasSynchronizedUpdates = true
      arm()
    case .primaryAttributes: reader?.endAnswers()
    default: colorAnswers.take(reply)
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
    needsFrame = true
    showFrame()
  }

  /// Continues with a pending frame, then with the changes put meanwhile.
  public func outputIsWritable() {
    writer.proceed()
    if needsFrame, hasWritten { showFrame() }
  }

  private func showFrame() {
    guard wantsFrame, let screen else { return }
    needsFrame = false
    screen.withFrame { bytes in
      guard !bytes.isEmpty else { return }
      noteLinks(of: screen)
      if !hasWritten { beginScreen() }
      // One row is drawn at once anyway.
      let isMarked = modes.hasSynchronizedUpdates && changedRows == .several
      changedRows = .none
      if isMarked {
        // With its marks, a frame is still one write.
        writer.send(Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8))
      } else {
        writer.send(bytes)
      }
      if !hasWritten {
        sendModes()
        // Behind the first frame, which waits for no answer.
        askColors()
      }
      hasWritten = true
    }
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

  /// Registers the bytes that undo everything that may have been written.
  func arm() {
    let bytes = modes.undo(size: size)
    ct_arm(bytes, bytes.count)
  }

  private func choose(_ shape: Cursor.Shape) {
    guard shape != cursorShape, nct_string("Ss") != nil else { return }
    cursorShape = shape
    guard !modes.hasCursorShape || hasWritten else { return }
    modes.hasCursorShape = true
    guard hasWritten else { return }
    arm()
    writer.send(shapeBytes(shape))
  }

  private func shapeBytes(_ shape: Cursor.Shape) -> [UInt8] {
    TerminfoString.bytes("Ss", Int(shape.rawValue)) ?? []
  }

  /// Whether repeats and releases of keys are reported, where the terminal speaks the kitty keyboard protocol.
  @exclusivity(unchecked) public final var reportsKeyReleases = false {
    didSet {
      guard reportsKeyReleases != oldValue, hasWritten, ct_is_entered() else { return }
      if modes.keyboardFlags != 0 {
        modes.chooseKeyboardFlags(releases: reportsKeyReleases)
        writer.send(Array("\u{1B}[=\(modes.keyboardFlags);1u".utf8))
      } else if reportsKeyReleases {
        askTerminal()
      }
    }
  }

  // MARK: Giving the terminal away

  /// Gives the terminal back for another program.
  public func release() { if ct_is_entered() { leave() } }

  /// Takes the terminal again and repaints it; a new size is an event.
  public func resume() {
    guard screen != nil, !ct_is_entered() else { return }
    ct_take_foreground_back()
    comeBack(keepsSettings: true)
  }

  /// Gives the terminal back and stops, alone or as Ctrl-Z does with the whole group; returns when it continues.
  public func suspend(withGroup: Bool) {
    guard screen != nil else { return }
    onStop?(true)
    if ct_is_entered() { leave() }
    ct_stop_process(withGroup)
    comeBack()
    onStop?(false)
  }

  private func leave() {
    ct_restore()
    reader?.endAnswers(all: true)
    (modes.hasTitle, modes.hasProgress, modes.hasPointer) = (false, false, false)
    writer.discard()
    screen?.forget()
    hasWritten = false
  }

  private func comeBack(keepsSettings: Bool = false) {
    isInBackground = !ct_wait_for_foreground()
    guard !isInBackground else { return }
    guard ct_enter(keepsSettings) == 0 else {
      // It hung up meanwhile, which also continues a process.
      queuedEvents.append(.end)
      return
    }
    // The signals that continued the process are handled; a new size from now on is a change.
    _ = ct_take_signals()
    updateSize()
    // Modes that others left switched on while they had the terminal.
    writer.send(
      TerminalModes.othersUndone(links: hasTitles, keyboard: capabilities.hasKeyboardProtocol))
    (needsFrame, changedRows) = (true, .several)
    showFrame()
  }
}
