public import Cells

/// A terminal in memory, with scripted input and a log of its output.
///
///     let terminal = HeadlessBackend(size: Size(width: 20, height: 3))
///     terminal.send(.key(KeyPress(key: .return)))
public final class HeadlessBackend: TerminalBackend {
  /// A frame as it was written.
  public struct Write: Hashable, Sendable {
    /// The runs of cells, in the order given.
    public var runs: [CellRun]
    /// The cursor, or `nil` where it has no place.
    public var cursor: Cursor?

    /// Makes a frame.
    public init(runs: [CellRun], cursor: Cursor? = nil) {
      self.runs = runs
      self.cursor = cursor
    }

    /// The number of cells in all runs.
    public var cellCount: Int { runs.reduce(0) { $0 + $1.count } }
  }

  /// The cells that the terminal shows.
  public private(set) var screen: CellBuffer
  /// Where the cursor is, also a hidden one; `nil` has no place.
  public private(set) var cursor: Cursor?
  /// The most frames, and messages, that are kept.
  public static let logLimit = 1_000

  /// The frames since the start or the last ``clearLog()``; of very many at least the last ``logLimit``.
  public private(set) var writes: [Write] = []
  /// How often the bell sounded.
  public private(set) var bellCount = 0
  /// Whether the terminal is taken.
  public private(set) var isStarted = false
  /// Whether the mouse's moves are requested.
  public var reportsMouseMotion = false
  /// Whether releases of keys are requested.
  public var reportsKeyReleases = false
  /// The messages sent since the start; of very many at least the last ``logLimit``.
  public private(set) var messages: [TerminalMessage] = []
  /// Whether the terminal can take a frame; set it to `false` to play a slow one.
  public var wantsFrame = true

  /// The size in cells; ``resize(to:)`` changes it.
  public private(set) var size: Size
  /// The abilities that this terminal claims; by default it has all colours.
  public let capabilities: TerminalCapabilities
  private var pendingEvents: [InputEvent] = []
  private var copiedRuns: [CellRun] = []

  /// Makes a terminal of `size` cells.
  public init(
    size: Size, capabilities: TerminalCapabilities = TerminalCapabilities(name: "headless", colorDepth: .rgb)
  ) {
    self.size = size
    self.capabilities = capabilities
    screen = CellBuffer(size: size)
  }

  /// Always −1: events are sent, not read.
  public var inputDescriptor: Int32 { -1 }

  /// Queues an event for the next ``readEvents(into:)``.
  public func send(_ event: InputEvent) { pendingEvents.append(event) }

  /// Gives the terminal another size: its screen is blank, and an `.resize` event is queued.
  public func resize(to size: Size) {
    self.size = size
    screen.resize(to: size)
    pendingEvents.append(.resize(size))
  }

  /// Forgets the frames written so far; the screen stays.
  public func clearLog() { writes.removeAll() }

  /// Takes the terminal; the screen is blank.
  ///
  /// - Throws: ``TerminalError/alreadyStarted``.
  public func start() throws(TerminalError) {
    guard !isStarted else { throw .alreadyStarted }
    isStarted = true
    screen.resize(to: size)
    cursor = nil
  }

  /// Gives the terminal back; the screen stays readable.
  public func stop() { isStarted = false }

  /// Appends the events that were sent since the last call.
  public func readEvents(into events: inout [InputEvent]) {
    events += pendingEvents
    pendingEvents.removeAll(keepingCapacity: true)
  }

  /// Shows the cells of `runs`, and logs them.
  public func write(_ runs: [CellRun], of buffer: borrowing CellBuffer, cursor: Cursor?) {
    for run in runs {
      let rect = Rect(x: run.x, y: run.y, width: run.count, height: 1)
      buffer.present(rect, onto: &screen, runs: &copiedRuns)
      if !capabilities.hasUnicode { screen.reduceToASCII(rect) }
    }
    copiedRuns.removeAll(keepingCapacity: true)
    self.cursor = cursor
    writes.append(Write(runs: runs, cursor: cursor))
    Self.trim(&writes)
  }

  /// Notes a message.
  public func send(_ message: TerminalMessage) {
    messages.append(message)
    Self.trim(&messages)
  }

  private static func trim<Element>(_ log: inout [Element]) {
    if log.count >= 2 * logLimit { log.removeFirst(log.count - logLimit) }
  }

  /// Counts a bell.
  public func bell() { bellCount += 1 }
}

extension HeadlessBackend: CustomStringConvertible {
  /// The screen's text, trailing blanks removed.
  public var description: String { screen.trimmedText }
}
