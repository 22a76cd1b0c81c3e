import Glibc

/// Remembers incomplete files while a job runs, so that the next start finds those of a killed program.
///
/// A job has a file here with the path that it makes, locked as long as its program runs.
nonisolated struct HalfCopies: Sendable {
  let folder: FilePath

  /// A job that makes something; its file is removed at its end.
  final class Note: Sendable {
    private let folder: FolderHandle
    private let name: FileName
    private let file: Int32

    fileprivate init(_ text: [UInt8], in folder: FolderHandle) throws(FileProblem) {
      self.folder = folder
      name = FileName("\(UInt64.random(in: 0...(.max)))")
      file = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL)
      flock(file, LOCK_EX)
      // A path that isn't written whole would be that of something else. A program that started before the lock
      // has taken the note away.
      guard file.writeAll(text + [0]), try FileStatus(descriptor: file, name: name).links > 0 else {
        try? folder.removeFile(name)
        throw FileProblem(name, isOfTarget: true)
      }
    }

    deinit { close(file) }

    /// Removes the note: there is no half copy any more that it leads to.
    func end() { try? folder.removeFile(name) }
  }

  /// Notes something before it is made.
  ///
  /// - Returns: nil where no note can be written: a half copy is then known by its name only.
  func note(_ path: FilePath) -> Note? { note(path.bytes) }

  /// Notes that something was copied, and is about to be removed where it was.
  func note(_ source: FilePath, movedTo target: FilePath) -> Note? { note(source.bytes + [0] + target.bytes) }

  private func note(_ text: [UInt8]) -> Note? {
    guard let folder = try? FolderHandle.making(folder) else { return nil }
    return (try? Note(text, in: folder)) ?? (try? Note(text, in: folder))
  }

  /// The half copies of programs that run no more; notes of removed files are removed.
  func left() -> [FilePath] {
    var paths: [FilePath] = []
    forEachNote { found in
      guard found.count == 1, found[0].name?.isPart == true else { return found.count == 2 }
      if Self.isThere(found[0]) == true { paths.append(found[0]) }
      return Self.isThere(found[0]) != false
    }
    return paths
  }

  /// Moves to another file system that an ended program left unfinished, each returned once.
  func interruptedMoves() -> [(source: FilePath, target: FilePath)] {
    var moves: [(FilePath, FilePath)] = []
    forEachNote { found in
      guard found.count == 2 else { return true }
      guard Self.isThere(found[0]) == true else { return Self.isThere(found[0]) == nil }
      moves.append((found[0], found[1]))
      return false
    }
    return moves
  }

  /// Whether a file is there; `nil` where the folder around it isn't, whose disk may come back.
  private static func isThere(_ path: FilePath) -> Bool? {
    guard let name = path.name, let around = try? FolderHandle(path.parent) else { return nil }
    do throws(FileProblem) {
      return try around.statusIfAny(of: name) != nil
    } catch {
      return nil
    }
  }

  /// Visits the paths of each note of a program that runs no more, and removes the note if it isn't kept.
  private func forEachNote(_ isKept: ([FilePath]) -> Bool) {
    guard let folder = try? FolderHandle(folder), let names = try? folder.names() else { return }
    for name in names.sorted() {
      guard let file = try? folder.open(name, O_RDONLY) else { continue }
      defer { close(file) }
      if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { continue }
      let bytes = file.readAll()
      let parts = bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false)
      let isOurs = bytes.last == 0 && parts.count <= 2 && parts.allSatisfy { $0.first == UInt8(ascii: "/") }
      if !isOurs || !isKept(parts.map { FilePath(bytes: $0) }) { try? folder.removeFile(name) }
    }
  }
}

nonisolated extension FileName {
  /// Whether the name is that of an incomplete file.
  var isPart: Bool {
    String(decoding: bytes.suffix(64), as: UTF8.self).contains(/\.files-[0-9a-f]{16}\.part$/)
  }
}

nonisolated extension FolderHandle {
  /// Opens a folder, and makes it and those around it where there are none, for this user only.
  static func making(_ path: FilePath) throws(FileProblem) -> FolderHandle {
    if let folder = try? FolderHandle(path) { return folder }
    var folder = try FolderHandle(.root)
    for name in path.names {
      var obstacle: FileProblem?
      do throws(FileProblem) {
        try folder.makeFolder(name)
      } catch {
        obstacle = error
      }
      do throws(FileProblem) {
        // A link may lead to another disk.
        folder = try folder.following(name)
      } catch {
        throw error.code == ENOENT ? obstacle ?? error : error
      }
    }
    return try FolderHandle(path)
  }
}

nonisolated extension Int32 {
  /// Writes everything to the file of this descriptor.
  func writeAll(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(self, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest.removeFirst(count)
    }
    return true
  }

  /// Reads the file of this descriptor, at most so many bytes.
  func readAll(limit: Int = 1 << 20) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < limit {
      let count = read(self, &part, Swift.min(part.count, limit - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return bytes
  }
}
