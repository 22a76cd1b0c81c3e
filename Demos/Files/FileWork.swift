import Foundation
import Observation

/// What is done with files, in tasks: how far it is, how it is cancelled, and how it is undone.
@MainActor @Observable final class FileWork {
  /// Something that goes on.
  struct Job: Identifiable {
    let id = UUID()
    let title: String
    var fraction = 0.0
    fileprivate var task: Task<Void, Never>?
  }

  /// Something that was done, and how to take it back.
  struct Done {
    let title: String
    /// What is there then.
    let comesBack: URL?
    fileprivate let undo: () throws -> Void
  }

  private(set) var jobs: [Job] = []
  /// What was done, the last at the end.
  private(set) var done: [Done] = []
  /// What went wrong last.
  var problem: String?
  /// Called after files have come or gone, with the one that came.
  @ObservationIgnored var changed: (URL?) -> Void = { _ in }
  private let trash: URL
  private let pace: @Sendable () async -> Void

  /// - Parameters:
  ///   - trash: Where deleted files are.
  ///   - pace: Waited for after each part of a copy: for tests.
  init(trash: URL, pace: @escaping @Sendable () async -> Void = {}) {
    (self.trash, self.pace) = (trash, pace)
  }

  /// Copies a file or folder into another folder.
  func copy(_ source: URL, to folder: URL) {
    let target = FileCopy.freeName(for: source.lastPathComponent, in: folder)
    begin("Copying \(source.lastPathComponent)", of: source) { step in
      do {
        try await FileCopy.copy(source, to: target, step: step)
      } catch {
        // Of a folder, what is there is no use.
        try? FileManager.default.removeItem(at: target)
        throw error
      }
    } undo: {
      try FileManager.default.removeItem(at: target)
    }
  }

  /// Moves a file or folder into the trash.
  func delete(_ source: URL) {
    let place = trash.appending(path: UUID().uuidString)
    let target = place.appending(path: source.lastPathComponent)
    begin("Deleting \(source.lastPathComponent)", of: source, comesBack: source) { step in
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try await FileCopy.move(source, to: target, step: step)
    } undo: {
      try FileManager.default.moveItem(at: target, to: source)
    }
  }

  /// Gives a file or folder another name.
  func rename(_ source: URL, to name: String) {
    let target = source.deletingLastPathComponent().appending(path: name)
    guard !name.isEmpty, !name.contains("/"), target != source else { return }
    begin("Renaming \(source.lastPathComponent)", of: source, comes: target, comesBack: source) { _ in
      try FileManager.default.moveItem(at: source, to: target)
    } undo: {
      try FileManager.default.moveItem(at: target, to: source)
    }
  }

  /// Takes back what was done last.
  func undo() {
    guard let last = done.popLast() else { return }
    do {
      try last.undo()
    } catch {
      problem = error.localizedDescription
    }
    changed(last.comesBack)
  }

  func cancel(_ id: Job.ID) { jobs.first { $0.id == id }?.task?.cancel() }

  /// Ends everything at once: files that aren't whole go.
  func stop() {
    for job in jobs { job.task?.cancel() }
    Partials.close()
  }

  /// Waits until nothing goes on: for tests.
  func finish() async { for job in jobs { await job.task?.value } }

  private func begin(
    _ title: String, of source: URL, comes new: URL? = nil, comesBack old: URL? = nil,
    _ work: @escaping @Sendable (_ step: @Sendable (Int) async -> Void) async throws -> Void,
    undo: @escaping () throws -> Void
  ) {
    var job = Job(title: title)
    let (id, pace) = (job.id, pace)
    job.task = Task {
      do {
        try await Self.run(of: source, work) { [weak self] bytes, total in
          await self?.tell(bytes, of: total, to: id)
          await pace()
        }
        done.append(Done(title: title, comesBack: old, undo: undo))
      } catch is CancellationError {
      } catch {
        problem = error.localizedDescription
      }
      jobs.removeAll { $0.id == id }
      changed(new)
    }
    jobs.append(job)
  }

  /// Runs away from the main thread, and tells how many bytes of all are done.
  @concurrent private nonisolated static func run(
    of source: URL,
    _ work: @Sendable (_ step: @Sendable (Int) async -> Void) async throws -> Void,
    _ tell: @escaping @Sendable (_ bytes: Int, _ total: Int) async -> Void
  ) async throws {
    let total = max(FileCopy.size(of: source), 1)
    try await work { bytes in await tell(bytes, total) }
  }

  private func tell(_ bytes: Int, of total: Int, to id: Job.ID) {
    guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
    jobs[index].fraction += Double(bytes) / Double(total)
  }
}
