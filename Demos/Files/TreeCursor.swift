/// A place in a tree of folders, entered and left by one level at a time.
///
/// However deep it is, few folders are open: one that was closed is opened again from the one in it, and has to be the same.
nonisolated struct TreeCursor {
  private struct Level {
    var handle: FolderHandle?
    let identity: FileIdentity
  }

  private var levels: [Level]
  /// The folder at the place.
  private(set) var folder: FolderHandle

  /// How many folders are open at most.
  private static let limit = 16

  init(_ folder: FolderHandle) throws(FileProblem) {
    self.folder = folder
    levels = [Level(handle: folder, identity: try folder.status().identity)]
  }

  /// Goes into a folder that was opened in this one.
  mutating func enter(_ inner: FolderHandle, identity: FileIdentity) {
    levels.append(Level(handle: inner, identity: identity))
    folder = inner
    if levels.count > Self.limit { levels[levels.count - 1 - Self.limit].handle = nil }
  }

  /// Goes to the folder around, and returns the one that was left.
  ///
  /// - Throws: ``FileProblem`` where the folder was moved meanwhile.
  mutating func leave() throws(FileProblem) -> FolderHandle {
    let left = folder
    let outer = levels[levels.count - 2]
    let next: FolderHandle
    if let handle = outer.handle {
      next = handle
    } else {
      next = try left.parent()
      guard try next.status().identity == outer.identity else {
        throw FileProblem("..", "The folder was moved meanwhile.")
      }
    }
    levels.removeLast()
    levels[levels.count - 1].handle = next
    folder = next
    return left
  }
}
