internal import Glibc
internal import Observation
internal import TerminalUICore
internal import Terminals

/// The work that is being done, and the region or sheet that shows it.
@Observable final class WorkBoard {
  private(set) var rows: [WorkRow] = []
  @ObservationIgnored private var rowCount = 0
  /// The lines that are to be printed.
  private(set) var lines: [WorkLine] = []
  /// How many have begun: each may add rows.
  @ObservationIgnored private var openCount = 0
  /// Shows the board, while there is anything on it.
  @ObservationIgnored private var showing: Task<Void, Never>?
  /// Ends the region or sheet; `nil` while there is none.
  @ObservationIgnored private var endShowing: (() -> Void)?
  /// Questions that wait until the region or sheet is there.
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether lines are written to standard error: there is no terminal.
  @ObservationIgnored private var isPlain = false

  /// Does a piece of work in a row of its own.
  func run<Value: Sendable>(
    _ title: String, isMeasured: Bool = false,
    _ body: @escaping @Sendable (WorkProgress) async throws -> Value
  ) async throws -> Value {
    try await whileShown {
      let row = WorkRow(title, part: isMeasured ? 0 : nil)
      add(row)
      defer { remove(row) }
      let task = Task.detached { try await body(WorkProgress { row.part = $0 }) }
      // After the user has ended it, the task may go on for a while.
      defer { task.cancel() }
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let outcome = Outcome<Result<Value, any Error>>()
          outcome.onEnd = { outcome.answer.map { continuation.resume(returning: $0) } }
          row.onUsersEnd = { outcome.end(.failure($0)) }
          Task { outcome.end(await task.result) }
        }
      } onCancel: {
        task.cancel()
      }
      if let isDone = Self.isDone(result) { note(WorkLine(title: title, isDone: isDone)) }
      return try result.get()
    }
  }

  private func add(_ row: WorkRow) {
    rowCount += 1
    row.id = rowCount
    rows.append(row)
  }

  private func remove(_ row: WorkRow) { rows.removeAll { $0.id == row.id } }

  /// Whether a piece of work is done or has failed; `nil` for one that was cancelled.
  private static func isDone(_ result: Result<some Any, any Error>) -> Bool? {
    switch result {
    case .success: true
    case .failure(QuestionError.cancelled), .failure(QuestionError.interrupted): nil
    case .failure(let error): error is CancellationError ? nil : false
    }
  }

  /// Runs a block while the board is shown, and returns when it is gone, if nothing else is on it.
  func whileShown<Value>(_ body: () async throws -> Value) async throws -> Value {
    openCount += 1
    if showing == nil { showing = Task { await show() } }
    let result: Result<Value, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    openCount -= 1
    if openCount == 0 {
      endShowing?()
      await showing?.value
    }
    return try result.get()
  }

  /// Prints a line.
  func note(_ line: WorkLine) {
    lines.append(line)
    if isPlain { writeLines() }
  }

  /// Returns the lines that aren't printed yet, and removes them.
  func takeLines() -> [WorkLine] {
    defer { lines = [] }
    return lines
  }

  // MARK: Showing

  /// Waits until the running work is shown, so that a question during it appears there.
  func untilShown() async {
    guard showing != nil, endShowing == nil else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Called when the rows are on the screen: `end` takes them away, at once if all work is done.
  private func beginShowing(_ end: @escaping () -> Void) {
    endShowing = end
    if openCount == 0 { end() }
    resumeWaiting()
  }

  private func resumeWaiting() {
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume() }
  }

  /// Shows the work while any runs: in a sheet of the app that has the terminal, in a region, or as plain lines.
  private func show() async {
    // After its first wait, such a program has its main actor on other threads; hosts have to be made there.
    await Task.yield()
    repeat {
      let error: QuestionError?
      if let app = AppRun.current {
        error = await showSheet(in: app.session.host)
      } else if let terminal = await TerminalQueue.shared.takeRegion() {
        error = await showRegion(on: terminal)
      } else {
        await writePlainly()
        error = nil
      }
      endShowing = nil
      if let error {
        // The callers of these rows go on, and may begin something else.
        for row in rows { row.onUsersEnd(error) }
        break
      }
    } while openCount > 0
    showing = nil
    isPlain = false
    resumeWaiting()
  }

  /// Shows the board in front of an app; says how the user has ended it, if so.
  private func showSheet(in host: ViewHost) async -> QuestionError? {
    let isUsersEnd = await QuestionSheet.show(WorkRegion(board: self), in: host) {
      beginShowing($0)
    }
    return isUsersEnd ? .cancelled : nil
  }

  /// Shows the board below the prompt; says how the user has ended it, if so.
  private func showRegion(on terminal: PresentedTerminal) async -> QuestionError? {
    defer { TerminalQueue.shared.regions.release() }
    let scene = InlineGroup(end: .cleared) { WorkRegion(board: self) }
    let code = await ProgramRun.run(scene, on: terminal, isCurrent: true) { beginShowing($0) }
    if code == ProgramRun.interruptCode { return .interrupted(Interruption()) }
    return openCount > 0 ? .cancelled : nil
  }

  /// Writes lines to standard error, as long as work is running.
  private func writePlainly() async {
    isPlain = true
    writeLines()
    let outcome = Outcome<Bool>()
    await withCheckedContinuation { continuation in
      outcome.onEnd = { continuation.resume() }
      beginShowing { outcome.end(true) }
    }
  }

  private func writeLines() {
    for line in takeLines() {
      let bytes = Array("\("\(line)".asOneLine)\n".utf8)
      write(STDERR_FILENO, bytes, bytes.count)
    }
  }
}

/// A running piece of work, as its row shows it.
@Observable final class WorkRow: Identifiable {
  @ObservationIgnored fileprivate(set) var id = 0
  let title: String
  /// The part of the work that is done, 0 … 1; `nil` if it isn't known.
  var part: Double?
  /// Called if the user ends the work.
  @ObservationIgnored var onUsersEnd: (QuestionError) -> Void = { _ in }

  init(_ title: String, part: Double?) { (self.title, self.part) = (title, part) }
}

/// What became of a piece of work, as the line that stays.
struct WorkLine: CustomStringConvertible {
  let title: String
  let isDone: Bool

  nonisolated var description: String { "\(isDone ? "✓" : "✗") \(title)" }
}
