package import Cells
package import Terminal

/// The two descriptors of a terminal, and the system's calls for them.
///
/// Everything that presents cells uses it: reading, writing without blocking, settings, signals, and restoring. It knows no sequence of bytes.
package protocol Device: AnyObject {
  /// Whether both descriptors can be a terminal's; changes nothing.
  ///
  /// - Throws: ``TerminalError/notATerminal(descriptor:)``.
  func check() throws(TerminalError)
  /// Prepares to own the terminal: remembers its settings, catches signals. Returns 0 or an errno value.
  func acquire() -> Int32
  /// Puts the terminal in raw mode: ``restore()`` brings back its present settings or, with `keepsSettings`, the earlier ones.
  ///
  /// Returns 0 or an `errno` value.
  func enter(keepsSettings: Bool) -> Int32
  /// Whether the terminal is ours.
  var isEntered: Bool { get }
  /// Restores the terminal as it was before ``enter(keepsSettings:)``.
  func restore()
  /// Ends ``acquire()``, and restores the terminal.
  func giveBack()

  /// Sets the bytes that undo everything that is written from now on.
  func arm(_ bytes: [UInt8])
  /// Writes without blocking. Returns the number of bytes taken, 0 where there is no room, −1 where the terminal is gone or not ours.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int
  /// Reads without blocking: the number of bytes, and whether there will be no more ever.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> (count: Int, hasEnded: Bool)
  /// Sets whether output that is printed to the process's descriptors raises a signal.
  func notePrints(_ areNoted: Bool)
  /// Takes at most `count` bytes of the printed output. The rest stays.
  func takePrints(atMost count: Int) -> [UInt8]
  /// Sets the number of queries that the terminal hasn't answered completely.
  func setOpenQuestions(_ count: Int)

  /// The descriptors to wait on; −1 where there is none.
  var inputDescriptor: Int32 { get }
  var outputDescriptor: Int32 { get }
  var signalDescriptor: Int32 { get }
  /// Whether signals came that ``signalDescriptor`` doesn't tell of.
  var hasSignals: Bool { get }
  /// The signals that came since the last call.
  func takeSignals() -> DeviceSignals
  /// The window's size as the terminal says it, which may be 0; `nil` where nothing says one.
  var windowSize: Size? { get }
  /// Whether both descriptors are one terminal's, so that its answers come back.
  var isOneTerminal: Bool { get }
  /// Whether Ctrl-H is the key that deletes, by the terminal's settings.
  var erasesWithBackspace: Bool { get }

  /// Waits until the process is in the foreground; `false` where nobody could continue it.
  func waitForForeground() -> Bool
  /// Makes this process the terminal's foreground after another program had it.
  func takeForegroundBack()
  /// Stops this process until it is continued.
  func stopProcess(withGroup: Bool)
}

extension Device {
  package var hasSignals: Bool { false }
}

/// What signals have noted about a terminal since they were last taken.
package struct DeviceSignals: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The size changed.
  package static let resize = DeviceSignals(rawValue: 1)
  /// The process was stopped and continues.
  package static let isContinued = DeviceSignals(rawValue: 2)
  /// The process must stop.
  package static let stop = DeviceSignals(rawValue: 4)
  /// Something was printed.
  package static let print = DeviceSignals(rawValue: 8)
}
