/// How many bytes the files in a folder have, links not followed.
nonisolated enum TreeSize {
  /// - Throws: `CancellationError`; unreadable files have no size.
  static func size(of name: FileName, in folder: FolderHandle, job: FileJob) throws -> Int {
    guard let status = try? folder.status(of: name), var cursor = try? TreeCursor(folder) else { return 0 }
    var (sum, open) = (0, [[FileName]]())
    func enter(_ name: FileName) {
      guard let inner = try? cursor.folder.folder(name), let identity = try? inner.status().identity,
        let names = try? inner.names()
      else { return }
      cursor.enter(inner, identity: identity)
      open.append(names)
    }
    if status.kind == .folder { enter(name) } else { sum = status.size }
    while !open.isEmpty {
      try job.check()
      guard let next = open[open.count - 1].popLast() else {
        guard (try? cursor.leave()) != nil else { break }
        open.removeLast()
        continue
      }
      guard let status = try? cursor.folder.status(of: next) else { continue }
      if status.kind == .folder { enter(next) } else { sum += status.size }
    }
    return sum
  }
}
