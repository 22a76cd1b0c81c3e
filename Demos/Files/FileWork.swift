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

  private(set) var jobs: [Job] = []
  /// What was done last, by its name, and how to take it back.
  private(set) var done: [(title: String, undo: () throws -> Void)] = []
  /// What went wrong last.
  var problem: String?
  /// Called after files have come or gone.
  @ObservationIgnored var changed: () -> Void = {}
  private let trash: URL

  init(trash: URL) { self.trash = trash }

  /// Copies a file or folder into another folder.
  func copy(_ source: URL, to folder: URL) {
    let target = FileCopy.freeName(for: source.lastPathComponent, in: folder)
    begin("Copying \(source.lastPathComponent)") { tell in
      let total = max(FileCopy.size(of: source), 1)
      var copied = 0
      do {
        try FileCopy.copy(source, to: target) { bytes in
          copied += bytes
          tell(Double(copied) / Double(total))
        }
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
    begin("Deleting \(source.lastPathComponent)") { _ in
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: source, to: target)
    } undo: {
      try FileManager.default.moveItem(at: target, to: source)
    }
  }

  /// Gives a file or folder another name.
  func rename(_ source: URL, to name: String) {
    let target = source.deletingLastPathComponent().appending(path: name)
    guard !name.isEmpty, !name.contains("/"), target != source else { return }
    begin("Renaming \(source.lastPathComponent)") { _ in
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
    changed()
  }

  func cancel(_ id: Job.ID) { jobs.first { $0.id == id }?.task?.cancel() }

  /// Ends everything at once: files that aren't whole go.
  func stop() {
    for job in jobs { job.task?.cancel() }
    Partials.removeAll()
  }

  /// Waits until nothing goes on: for tests.
  func finish() async { for job in jobs { await job.task?.value } }

  private func begin(
    _ title: String,
    _ work: @escaping @Sendable (_ tell: @escaping @Sendable (Double) -> Void) throws -> Void,
    undo: @escaping () throws -> Void
  ) {
    var job = Job(title: title)
    let id = job.id
    job.task = Task {
      do {
        try await Self.run(work) { fraction in
          Task { @MainActor [weak self] in self?.tell(fraction, of: id) }
        }
        done.append((title, undo))
      } catch is CancellationError {
      } catch {
        problem = error.localizedDescription
      }
      jobs.removeAll { $0.id == id }
      changed()
    }
    jobs.append(job)
  }

  /// Runs away from the main thread; the task that waits may cancel it.
  private nonisolated static func run(
    _ work: @escaping @Sendable (@escaping @Sendable (Double) -> Void) throws -> Void,
    _ tell: @escaping @Sendable (Double) -> Void
  ) async throws {
    let task = Task.detached { try work(tell) }
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func tell(_ fraction: Double, of id: Job.ID) {
    guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
    jobs[index].fraction = fraction
  }
}
