import Foundation
import Synchronization

/// The contents of a folder, as far as they are known.
nonisolated struct Listing: Sendable {
  /// In order.
  var entries: [Entry]
  var isWhole: Bool
}

/// Reads folders.
nonisolated struct FolderReader: Sendable {
  /// The entries found so far, again and again.
  let read: @Sendable (FilePath) -> AsyncThrowingStream<Listing, any Error>

  /// Reads them away from the main thread: the first entries soon, then twice as many each time.
  static let files = FolderReader { path in
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let isOver = Ending()
      Thread.detachNewThread {
        do {
          let folder = try FolderHandle(path)
          var (found, next) = ([Entry](), 500)
          try folder.forEachEntry { name, kind in
            found.append(folder.entry(name, kind))
            if found.count == next {
              continuation.yield(Listing(entries: found.sorted(by: Entry.comesBefore), isWhole: false))
              next *= 2
            }
            return !isOver.has()
          }
          continuation.yield(Listing(entries: found.sorted(by: Entry.comesBefore), isWhole: true))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in isOver.set() }
    }
  }
}

/// Whether nobody waits for a folder any more.
private nonisolated final class Ending: Sendable {
  private let value = Atomic<Bool>(false)

  func set() { value.store(true, ordering: .relaxed) }
  func has() -> Bool { value.load(ordering: .relaxed) }
}

nonisolated extension FolderHandle {
  /// An entry with the facts that a row shows.
  fileprivate func entry(_ name: FileName, _ kind: Int) -> Entry {
    guard !isFolder(name, kind) else { return Entry(name: name, isFolder: true) }
    let status = try? status(of: name)
    return Entry(
      name: name, isFolder: false, size: status?.size ?? 0, modified: status?.stamp.modified.seconds,
      isProgram: status.map { $0.kind == .file && $0.mode & 0o111 != 0 } ?? false)
  }

  /// Whether an entry is a folder or a link to one.
  ///
  /// - Parameter kind: The kind that the folder reports.
  func isFolder(_ name: FileName, _ kind: Int = Int(DT_UNKNOWN)) -> Bool {
    switch kind {
    case Int(DT_DIR): true
    // A link, or a file system that doesn't say.
    case Int(DT_LNK), Int(DT_UNKNOWN): followed(name)?.kind == .folder
    default: false
    }
  }
}
