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

    fileprivate init(_ path: FilePath, in folder: FolderHandle) throws(FileProblem) {
      self.folder = folder
      name = FileName("\(UInt64.random(in: 0...(.max)))")
      file = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL)
      flock(file, LOCK_EX)
      // A path that isn't written whole would be that of something else. A program that started before the lock
      // has taken the note away.
      guard file.writeAll(path.bytes + [0]), try FileStatus(descriptor: file, name: name).links > 0 else {
        try? folder.removeFile(name)
        throw FileProblem(name, isOfTarget: true)
      }
    }

    deinit { close(file) }

    /// Nothing is left to be found.
    func end() { try? folder.removeFile(name) }
  }

  /// Notes something before it is made.
  ///
  /// - Returns: nil where no note can be written: a half copy is then known by its name only.
  func note(_ path: FilePath) -> Note? {
    guard let folder = try? FolderHandle.making(folder) else { return nil }
    return (try? Note(path, in: folder)) ?? (try? Note(path, in: folder))
  }

  /// The half copies of programs that run no more; notes of removed files are removed.
  func left() -> [FilePath] {
    guard let folder = try? FolderHandle(folder), let names = try? folder.names() else { return [] }
    return names.sorted().compactMap { name in
      guard let file = try? folder.open(name, O_RDONLY) else { return nil }
      defer { close(file) }
      if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
      let bytes = file.readAll()
      if bytes.last == 0, bytes.first == UInt8(ascii: "/") {
        let path = FilePath(bytes: bytes.dropLast())
        if let name = path.name, name.isPart, let around = try? FolderHandle(path.parent),
          (try? around.status(of: name)) != nil
        {
          return path
        }
      }
      try? folder.removeFile(name)
      return nil
    }
  }
}

nonisolated extension FileName {
  /// Whether it is a name for an incomplete file.
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
