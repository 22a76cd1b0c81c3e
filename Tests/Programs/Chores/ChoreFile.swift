import TerminalUIFoundation

/// A queue does one thing after the other, so older chores never replace newer ones.
nonisolated final class ChoreFile: Sendable {
  let path: String
  private let queue = DispatchQueue(label: "chores")

  init(path: String) { self.path = path }

  func load() async throws -> [Chore] {
    try await withCheckedThrowingContinuation { caller in
      queue.async { caller.resume(with: Result { try self.read() }) }
    }
  }

  func save(_ chores: [Chore]) async throws {
    try await withCheckedThrowingContinuation { caller in
      queue.async { caller.resume(with: Result { try self.write(chores) }) }
    }
  }

  /// Saves behind what is being saved, and returns when that is done.
  func saveNow(_ chores: [Chore]) throws {
    try queue.sync { try write(chores) }
  }

  private func read() throws -> [Chore] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try JSONDecoder().decode([Chore].self, from: Data(contentsOf: URL(filePath: path)))
  }

  private func write(_ chores: [Chore]) throws {
    let files = FileManager.default
    let old = URL(filePath: path).resolvingSymlinksInPath()
    let new = old.appendingPathExtension(UUID().uuidString)
    do {
      try Data().write(to: new, options: .withoutOverwriting)
      if let mode = try? files.attributesOfItem(atPath: old.path)[.posixPermissions] {
        try files.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
      }
      let handle = try FileHandle(forWritingTo: new)
      try handle.write(contentsOf: JSONEncoder().encode(chores))
      try handle.synchronize()
      try handle.close()
      guard rename(new.path, old.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? files.removeItem(at: new)
      throw error
    }
  }
}
