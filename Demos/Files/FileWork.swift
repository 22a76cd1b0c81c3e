import Dispatch
import Glibc
import Observation

/// The work with files, away from the main thread: its progress, its cancellation and its undoing.
@MainActor @Observable final class FileWork {
  /// A running job.
  struct Job: Identifiable {
    let id: Int
    let title: String
    var fraction = 0.0
    fileprivate let state: FileJob
    fileprivate var task: Task<Void, Never>?
  }

  /// Something that was done, and how to take it back.
  struct Done: Identifiable {
    let id: Int
    let title: String
    /// A sentence that says what was done.
    let message: String
    /// The path that is there after undoing.
    let comesBack: FilePath?
    /// Why the job couldn't be taken back when that was tried.
    fileprivate(set) var problem: String?
    fileprivate let deed: FileDeed
  }

  private(set) var jobs: [Job] = []
  /// The finished work, the last at the end.
  private(set) var done: [Done] = []
  /// The last problem.
  var problem: String?
  /// The half copies of killed programs, until the user has decided about them.
  var halfCopies: [FilePath] = []
  /// Called after files came or went, with the new one.
  @ObservationIgnored var changed: (FilePath?) -> Void = { _ in }
  /// Called after something was done that can be taken back.
  @ObservationIgnored var finished: (Done) -> Void = { _ in }
  private let worker: FileWorker
  private let watch: @Sendable (FileJob.Moment) -> Void
  @ObservationIgnored private var lastID = 0
  /// Takes back the jobs, one after another.
  @ObservationIgnored private var undoing: Task<Void, Never>?
  /// Threads that work.
  private let threads = DispatchGroup()

  /// - Parameters:
  ///   - worker: Does the work.
  ///   - watch: Called at each moment of a job, on its thread: for tests.
  init(worker: FileWorker, watch: @escaping @Sendable (FileJob.Moment) -> Void = { _ in }) {
    (self.worker, self.watch) = (worker, watch)
    halfCopies = worker.halfCopies.left()
    let moves = worker.halfCopies.interruptedMoves()
    if !moves.isEmpty {
      problem = moves.map {
        "“\($0.source.shown)” was moved in part when the program ended. All of it is in “\($0.target.shown)”."
      }
      .joined(separator: "\n")
    }
  }

  /// Copies a file or folder into another folder.
  func copy(_ source: FilePath, to folder: FilePath) {
    begin("Copying \(shownName(source))") { [worker] in try worker.copy(source, to: folder, job: $0) }
  }

  /// Moves a file or folder into the trash.
  func delete(_ source: FilePath) {
    begin("Deleting \(shownName(source))", comesBack: source) { [worker] in
      try worker.delete(source, job: $0)
    }
  }

  /// Gives a file or folder another name.
  func rename(_ source: FilePath, to name: FileName) {
    begin("Renaming \(shownName(source))", comes: source.parent.appending(name), comesBack: source) {
      [worker] _ in try worker.rename(source, to: name)
    }
  }

  /// Undoes the last work.
  func undo() { if let last = done.last { undo(last.id) } }

  /// Takes back something that was done; it stays in the list if that can't be done.
  func undo(_ id: Done.ID) {
    guard let place = done.firstIndex(where: { $0.id == id }) else { return }
    var entry = done.remove(at: place)
    let (deed, earlier, worker) = (entry.deed, undoing, worker)
    undoing = begin("Undoing: \(entry.title)", comes: entry.comesBack, after: earlier) {
      try worker.undo(deed, job: $0)
      return nil
    } failed: { [weak self] problem in
      guard let self else { return }
      entry.problem = problem
      done.insert(entry, at: min(place, done.count))
    }
  }

  func cancel(_ id: Job.ID) { jobs.first { $0.id == id }?.state.cancel() }

  /// Ends every job and waits until nothing is left half done: copies are given up, removing a copied source is finished.
  ///
  /// A move that takes too long stays in its note, and the next start shows it.
  func stop() {
    for job in jobs { job.state.end() }
    guard threads.wait(timeout: .now() + .seconds(10)) == .timedOut else { return }
    let titles = jobs.map(\.title).joined(separator: ", ")
    _ = STDERR_FILENO.writeAll(
      Array("files: not finished: \(titles). The next start says what is left.\n".utf8))
  }

  /// Waits until no job runs: for tests.
  func finish() async { for job in jobs { await job.task?.value } }

  /// Begins a job on a thread of its own, which the jobs list shows until it has ended.
  @discardableResult private func begin(
    _ title: String, comes new: FilePath? = nil, comesBack old: FilePath? = nil,
    after earlier: Task<Void, Never>? = nil, _ work: @escaping @Sendable (FileJob) throws -> FileDeed?,
    failed: @escaping (String?) -> Void = { _ in }
  ) -> Task<Void, Never> {
    lastID += 1
    let (id, threads) = (lastID, threads)
    let state = state(of: id)
    let task = Task {
      await earlier?.value
      let result = await Self.run(work, state, threads)
      end(id, title, result, comesBack: old, lines: state.told, failed: failed)
      changed(new)
    }
    jobs.append(Job(id: id, title: title, state: state, task: task))
    return task
  }

  /// Called on the main thread when a job is over: notes what was done, or shows the problem.
  private func end(
    _ id: Int, _ title: String, _ result: Result<FileDeed?, any Error>, comesBack: FilePath?,
    lines: FileJob.Account, failed: (String?) -> Void
  ) {
    switch result {
    case .success(let deed):
      if let deed {
        done.append(Done(id: id, title: title, message: deed.message, comesBack: comesBack, deed: deed))
        finished(done[done.count - 1])
      }
      if lines.count > 0 { problem = "\(title), with exceptions:\n\(Self.text(of: lines))" }
    case .failure(let error as FileProblem):
      problem = "\(title): \(error)"
      failed("\(error)")
    case .failure:
      failed(nil)
    }
    jobs.removeAll { $0.id == id }
  }

  private static func text(of told: FileJob.Account) -> String {
    let lines = told.lines.prefix(8)
    return lines.joined(separator: "\n")
      + (told.count > lines.count ? "\nand \(told.count - lines.count) more" : "")
  }

  /// Runs on a thread of its own, which may wait for disks.
  private static func run(
    _ work: @escaping @Sendable (FileJob) throws -> FileDeed?, _ state: FileJob, _ threads: DispatchGroup
  ) async -> Result<FileDeed?, any Error> {
    threads.enter()
    return await onAnotherThread {
      defer { threads.leave() }
      return Result { try work(state) }
    }
  }

  /// The state of a new job, which reports no more often than the main thread listens.
  private func state(of id: Int) -> FileJob {
    let isTold = Flag()
    return FileJob { [weak self, watch] moment in
      if case .wrote = moment, isTold.set() {
        Task { @MainActor [weak self] in
          isTold.clear()
          self?.tell(id)
        }
      }
      watch(moment)
    }
  }

  /// Shows how far a job is.
  private func tell(_ id: Int) {
    guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
    let told = jobs[index].state.told
    if told.total > 0 { jobs[index].fraction = Double(told.done) / Double(told.total) }
  }

  private func shownName(_ path: FilePath) -> String { path.name?.shown ?? "/" }
}
