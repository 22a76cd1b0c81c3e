public import Cells

/// A terminal that takes cells and gives events.
///
/// A backend is used on one thread, and receives cells, never escape sequences. No call blocks but
/// ``suspend(withGroup:)``.
///
/// **Frames.** After ``start()`` and after an `.resize` event the screen is blank: every cell is `Cell.blank`. A frame
/// gives only the cells that differ from the screen. While ``wantsFrame`` is false the terminal is still busy with the last one, and the next frame
/// should wait until it isn't.
///
/// **Waiting.** Wait until ``inputDescriptor`` or ``signalDescriptor`` is readable, ``outputDescriptor`` is writable
/// or ``inputTimeout`` has passed. Then call ``readEvents(into:)``, or ``outputIsWritable()`` for the third.
public protocol TerminalBackend: AnyObject {
  /// The terminal's size in cells; 80×24 where it is unknown, and at least 1×1.
  var size: Size { get }
  /// The abilities of the terminal; complete after ``start()``.
  var capabilities: TerminalCapabilities { get }
  /// The descriptor to wait on for input, or −1 where there is none.
  var inputDescriptor: Int32 { get }
  /// The descriptor to wait on for signals (a new size, stop and continue), or −1 where there is none.
  var signalDescriptor: Int32 { get }

  /// Takes the terminal: its screen is ours and blank until ``stop()``.
  ///
  /// - Throws: ``TerminalError`` where the terminal can't be used; then nothing was changed or written.
  func start() throws(TerminalError)
  /// Gives the terminal back as it was. Does nothing where it isn't started.
  func stop()

  /// Appends the events since the last call.
  func readEvents(into events: inout [InputEvent])
  /// How long to wait at most before calling ``readEvents(into:)`` again, because a key may be complete by then;
  /// `nil` where only new input matters.
  var inputTimeout: Duration? { get }

  /// Shows the cells of `runs` as they are in `buffer`, and the cursor.
  ///
  /// - Parameters:
  ///   - runs: The cells that differ from the shown ones; cells outside the screen are ignored.
  ///   - buffer: The whole screen.
  ///   - cursor: Where the cursor is, and whether it is drawn; `nil` hides it.
  func write(_ runs: [CellRun], of buffer: borrowing CellBuffer, cursor: Cursor?)
  /// Whether the terminal has taken the last frame and can show another.
  var wantsFrame: Bool { get }
  /// The descriptor to wait on for writing while a frame is not taken yet; `nil` otherwise.
  var outputDescriptor: Int32? { get }
  /// Goes on with the frame that the terminal has not taken yet.
  func outputIsWritable()

  /// Gives the terminal back, stops the process as its shell's Ctrl-Z does, and takes the terminal again when
  /// the process continues; with the whole job, or for an event that says ``InputEvent/stop``, alone.
  func suspend(withGroup: Bool)
  /// Gives the terminal back for another program; ``resume()`` takes it again.
  func release()
  /// Takes the terminal again after ``release()``; the screen is repainted, and its size read again.
  func resume()
  /// Draws everything again, because something else has written on the screen.
  func redraw()
  /// Sounds the terminal's bell, or flashes.
  func bell()
  /// Whether the mouse's moves are reported without a button too; off at the start.
  var reportsMouseMotion: Bool { get set }
  /// Whether repeats and releases of keys are reported, where the terminal can; off at the start.
  var reportsKeyReleases: Bool { get set }
  /// Writes something other than cells: a title or the clipboard's content.
  ///
  /// A title holds until ``stop()``, which puts the one before back where the terminal can.
  func send(_ message: TerminalMessage)
}

extension TerminalBackend {
  /// No descriptor: by default there are no signals.
  public var signalDescriptor: Int32 { -1 }
  /// No timeout: by default every byte is complete.
  public var inputTimeout: Duration? { nil }
  /// Whether no frame is pending: always.
  public var wantsFrame: Bool { true }
  /// No descriptor: by default nothing is ever pending.
  public var outputDescriptor: Int32? { nil }
  /// Does nothing.
  public func outputIsWritable() {}
  /// Does nothing.
  public func suspend(withGroup: Bool) {}
  /// Does nothing.
  public func release() {}
  /// Does nothing.
  public func resume() {}
  /// Does nothing: nothing else writes on the screen.
  public func redraw() {}
  /// Does nothing.
  public func bell() {}
  /// Off: no keys go up.
  public var reportsKeyReleases: Bool {
    get { false }
    set {}
  }
  /// Does nothing.
  public func send(_ message: TerminalMessage) {}
  /// Off: there is no mouse.
  public var reportsMouseMotion: Bool {
    get { false }
    set {}
  }
}
