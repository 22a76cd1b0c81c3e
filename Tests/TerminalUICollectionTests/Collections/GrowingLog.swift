import Foundation
import Synchronization
import TerminalUI

/// A file of lines that grows while it is shown: the example of a `WindowedCollection`.
///
/// Where every 1 000th line begins is kept, and the lines around those in sight. Both are read on another thread.
@MainActor @Observable final class GrowingLog {
  /// The lines, as they are known now.
  private(set) var lines: LogLines

  @ObservationIgnored private let file: LogFile
  @ObservationIgnored private var version = 0
  @ObservationIgnored private var work: Task<Void, Never>?

  init(path: String) {
    file = LogFile(path: path)
    lines = LogLines(file: file, version: 0, count: 0)
    file.need = { [weak self] in self?.read() }
  }

  /// Reads what is new at the end, and what is needed: call it when the file has grown.
  func read() {
    let before = work
    work = Task.detached { [file] in
      await before?.value
      file.read()
      await self.show()
    }
  }

  private func show() {
    version += 1
    lines = LogLines(file: file, version: version, count: file.count)
  }

  /// Waits until all that is needed is there.
  func finish() async {
    while let present = work {
      await present.value
      if work == present { return }
    }
  }
}

/// The lines of a log, as they are at one time.
nonisolated struct LogLines: WindowedCollection {
  let file: LogFile
  let version: Int
  let count: Int

  struct Line: Identifiable {
    let id: Int
    let text: String
  }

  subscript(position: Int) -> Line { elementIfKnown(at: position) ?? Line(id: position, text: "") }

  func elementIfKnown(at place: Int) -> Line? { file.line(place).map { Line(id: place, text: $0) } }
  /// A line stays where it is.
  func place(of id: Int, near place: Int) -> Int? { id < count ? id : nil }
  func rowsAreInSight(_ places: Range<Int>) { file.rowsAreInSight(places) }
}

/// What is known of the file.
nonisolated final class LogFile: Sendable {
  private struct State {
    var starts = [0]
    var length = 0
    var count = 0
    var sight = 0..<0
    var first = 0
    var lines: [String] = []
  }

  private let path: String
  private let state = Mutex(State())
  nonisolated(unsafe) var need: @MainActor () -> Void = {}

  init(path: String) { self.path = path }

  var count: Int { state.withLock { $0.count } }

  func line(_ place: Int) -> String? {
    state.withLock { state in
      let offset = place - state.first
      return state.lines.indices.contains(offset) ? state.lines[offset] : nil
    }
  }

  func rowsAreInSight(_ places: Range<Int>) {
    let isNeeded = state.withLock { state in
      state.sight = places
      return places.contains {
        $0 < state.count && !($0 >= state.first && $0 < state.first + state.lines.count)
      }
    }
    if isNeeded { MainActor.assumeIsolated { need() } }
  }

  /// Counts the lines that are new, and reads those in sight.
  func read() {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    defer { try? file.close() }
    var state = state.withLock { $0 }
    try? file.seek(toOffset: UInt64(state.length))
    while let data = try? file.read(upToCount: 1 << 16), !data.isEmpty {
      for (offset, byte) in data.enumerated() where byte == 10 {
        state.count += 1
        if state.count.isMultiple(of: 1_000) { state.starts.append(state.length + offset + 1) }
      }
      state.length += data.count
    }
    let first = max(state.sight.lowerBound - 100, 0) / 1_000 * 1_000
    let end = min(max(state.sight.upperBound + 100, 100), state.count)
    try? file.seek(toOffset: UInt64(state.starts[first / 1_000]))
    let last = state.starts.indices.contains(end / 1_000 + 1) ? state.starts[end / 1_000 + 1] : state.length
    let bytes = (try? file.read(upToCount: last - state.starts[first / 1_000])) ?? Data()
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    state.first = first
    state.lines = lines.prefix(max(end - first, 0)).map(String.init)
    self.state.withLock { now in
      state.sight = now.sight
      now = state
    }
  }
}
