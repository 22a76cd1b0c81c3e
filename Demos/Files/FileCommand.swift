import Glibc

/// Does the work of the program without its window, so that a test can run it as another user, or kill it.
///
/// `files --work copy PATH FOLDER`, `delete PATH`, `rename PATH NAME` or `left`; a last word `undo` takes it back.
nonisolated struct FileCommand {
  private let worker: FileWorker

  init(_ places: Places) { worker = places.worker }

  /// Runs a command, and prints a line for each thing left out and for the error.
  ///
  /// - Returns: The exit code: 0 if all was done, 1 if not, 2 for an unknown command.
  func run(_ words: [[UInt8]]) -> Int32 {
    let undoes = words.last == Array("undo".utf8)
    let job = FileJob()
    do {
      guard let deed = try begin(undoes ? words.dropLast() : words, job) else { return tell(job) }
      if undoes { try worker.undo(deed, job: job) }
      return tell(job)
    } catch let problem as FileProblem {
      return max(tell(job), tell("\(problem)"))
    } catch {
      return 2
    }
  }

  private func begin(_ words: [[UInt8]], _ job: FileJob) throws -> FileDeed? {
    let here = Arguments.workingFolder
    let paths = words.dropFirst().map { FilePath(bytes: $0, in: here) }
    switch (words.first.map { String(decoding: $0, as: UTF8.self) }, paths.count) {
    case ("copy", 2): return try worker.copy(paths[0], to: paths[1], job: job)
    case ("delete", 1): return try worker.delete(paths[0], job: job)
    case ("rename", 2): return try worker.rename(paths[0], to: FileName(bytes: words[2]))
    case ("left", 0):
      for path in worker.halfCopies.left() { _ = tell("\(path)") }
      return nil
    default: throw CancellationError()
    }
  }

  private func tell(_ job: FileJob) -> Int32 {
    job.told.lines.forEach { _ = tell($0) }
    return job.told.count > 0 ? 1 : 0
  }

  private func tell(_ line: String) -> Int32 {
    _ = STDOUT_FILENO.writeAll(Array("\(line)\n".utf8))
    return 1
  }
}
