import Observation

/// All downloads of a run.
@Observable final class Installation {
  let downloads: [Download]
  var isCancelled = false
  private let folder: TemporaryFolder

  /// Finds the files, or makes some.
  init(_ arguments: Arguments) {
    folder = TemporaryFolder()
    let files = arguments.files.isEmpty ? folder.makeSamples() : arguments.files
    downloads = files.enumerated().map { index, file in
      Download(file, isDamagedAtFirst: arguments.isFailing && index == 1)
    }
  }

  /// How many bytes are there, and how many there are in all.
  var loaded: Int { downloads.reduce(0) { $0 + $1.loaded } }
  var size: Int { downloads.reduce(0) { $0 + $1.size } }

  /// Fetches all files at once; says what happens.
  ///
  /// The copies are removed at the end: this is a demo.
  func run(_ log: (InstallEvent) -> Void) async {
    defer { folder.remove() }
    let events = AsyncStream<InstallEvent> { continuation in
      let running = downloads.map { download in
        Task { await download.run(into: folder.path) { continuation.yield($0) } }
      }
      let end = Task {
        for task in running { await task.value }
        continuation.finish()
      }
      continuation.onTermination = { _ in
        for task in running { task.cancel() }
        end.cancel()
      }
    }
    for await event in events { log(event) }
  }
}

/// The end of a download: its file is installed, or it failed.
nonisolated enum InstallEvent: Sendable {
  case installed(String, size: Int)
  case failed(String, reason: String)
}

/// A file on its way.
@Observable final class Download: Identifiable {
  /// How far the download is.
  enum State { case waiting, loading, failed, done }

  let name: String
  let size: Int
  private(set) var loaded = 0
  private(set) var state = State.waiting
  private let path: String
  private var isDamagedAtFirst: Bool

  init(_ path: String, isDamagedAtFirst: Bool) {
    (self.path, self.isDamagedAtFirst) = (path, isDamagedAtFirst)
    name = String(path.split(separator: "/").last ?? "file")
    size = FileCopy.size(of: path)
  }

  /// The part that is there.
  var part: Double { size == 0 ? 1 : Double(loaded) / Double(size) }

  /// Copies the file, and tries again where the copy differs: three times at most.
  func run(into folder: String, _ tell: (InstallEvent) -> Void) async {
    for _ in 0..<3 {
      (state, loaded) = (.loading, 0)
      let copy = FileCopy(from: path, to: "\(folder)/\(name).copy", isDamaged: isDamagedAtFirst)
      isDamagedAtFirst = false
      for await count in copy.progress { loaded = count }
      if Task.isCancelled { return }
      if copy.isComplete {
        state = .done
        return tell(.installed(name, size: size))
      }
      state = .failed
      tell(.failed(name, reason: "the copy differs"))
      try? await Task.sleep(for: .milliseconds(300))
    }
  }
}
