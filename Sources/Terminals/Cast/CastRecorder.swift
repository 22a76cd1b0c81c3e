internal import CTerminal
internal import Cells
package import Terminal

/// Records the input and the output of an app, as lines of asciicast 3.
///
/// The app goes in steps: it takes what has happened by a moment, and shows what follows from it. All of a step has that moment as its time, which is
/// also what the app's clock shows meanwhile. A step ends with an event `o`, even if nothing changed: by then the terminal has the whole frame. If it
/// hasn't, the output is part of the next step that ends so.
///
/// The lines go to a file, and to the ring that a crash writes. Nothing waits for a disk but the calls that write.
package final class CastRecorder {
  private var header: CastHeader
  private var file: CastFile?
  private let isKept: Bool
  /// Called once with why the file ends early.
  private let onProblem: (String) -> Void
  /// The time of the last event.
  private var last = Duration.zero
  /// The time of the step.
  private var moment = Duration.zero
  /// The bytes that the terminal got since the last event.
  private var sent: [UInt8] = []
  private var hasInput = false

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - header: The facts that are known at the start.
  ///   - path: The file; `nil` for none.
  ///   - crashPath: The file that a crash makes; `nil` for none.
  ///   - limit: The size of the file at which the recording ends, in bytes.
  ///   - onProblem: Called with a line, if the file can't be written or is full.
  package init(
    _ header: CastHeader, path: String?, crashPath: String?, limit: Int = CastFile.limit,
    onProblem: @escaping (String) -> Void
  ) {
    (self.header, self.onProblem) = (header, onProblem)
    isKept = crashPath.map { ct_keep_events($0) } ?? false
    if let path {
      do throws(CastFile.Problem) {
        file = try CastFile(path: path, limit: limit)
        try file?.append(header.line())
      } catch {
        fail(error)
      }
    }
    keepHeaders()
  }

  /// Whether anything is recorded still.
  package var isOn: Bool { file != nil || isKept }

  // MARK: Steps

  /// Begins a step at `moment` by the app's clock.
  package func begin(at moment: Duration) { self.moment = max(moment, self.moment) }

  /// Records input before the app takes it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isSecret: Whether nobody may read what is typed or pasted.
  package func note(_ event: InputEvent, isSecret: Bool) {
    if case .resize(let size) = event { return append("r", "\(size.width)x\(size.height)") }
    if case .colors(let colors) = event { learn(colors) }
    let shown = isSecret ? CastInput.hidden(event) : event
    if let text = CastInput.text(of: shown) { append("i", text) }
  }

  /// Notes bytes that the terminal has taken.
  package func send(_ bytes: UnsafeRawBufferPointer) { sent += bytes }

  /// Ends a step.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the terminal has everything that it was sent.
  ///   - didWork: Whether the app did anything.
  package func end(isWhole: Bool, didWork: Bool) {
    guard isWhole, didWork || hasInput || !sent.isEmpty else { return }
    append("o", CastOutput.text(of: sent))
    sent.removeAll(keepingCapacity: sent.count < 1 << 16)
    hasInput = false
  }

  /// The app has ended, and the terminal is as it was before.
  package func finish(_ code: Int32) {
    if !sent.isEmpty { append("o", CastOutput.text(of: sent)) }
    append("x", "\(code)")
    file?.end()
    (file, sent) = (nil, [])
  }

  // MARK: Lines

  /// Adds an event to the file, and to the last events that are kept for a report of a crash.
  private func append(_ code: String, _ data: String) {
    hasInput = hasInput || code != "o"
    let line = CastLine(moment, code, data).bytes(after: last)
    last = moment
    if isKept { ct_keep_event(line, line.count) }
    write(line)
  }

  /// Appends a line to the file; at a problem the recording ends.
  private func write(_ line: [UInt8]) {
    guard file != nil else { return }
    do throws(CastFile.Problem) {
      guard file?.hasRoom(for: line) == true else {
        throw CastFile.Problem("it is full")
      }
      try file?.append(line)
    } catch {
      fail(error)
    }
  }

  /// Gives up the file, and says so once.
  private func fail(_ problem: CastFile.Problem) {
    file?.end()
    file = nil
    onProblem("TerminalUI: the file of TERMINALUI_CAST can't be written: \(problem)")
  }

  /// The terminal has said its colours, which are in the first line.
  private func learn(_ colors: TerminalColors) {
    header.colors = colors
    file?.replaceFirst(header.line())
    keepHeaders()
  }

  private func keepHeaders() {
    guard isKept else { return }
    let (whole, cut) = (header.line(), header.line(isCut: true))
    ct_set_event_headers(whole, whole.count, cut, cut.count)
  }
}
