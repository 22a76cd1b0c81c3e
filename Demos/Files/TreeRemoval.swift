import Glibc

/// Removes the files that a job copied or made, and nothing else: new and changed ones stay.
nonisolated struct TreeRemoval {
  let tree: CopiedTree
  let side: CopiedTree.Side
  let job: FileJob
  /// The place of a file for its last check, so that it isn't replaced between the check and its removal.
  let aside: FolderHandle?

  /// The kept items, by their places in the tree.
  private(set) var stays: Set<Int> = []
  /// The folders around the kept items.
  private var isAround: Set<Int> = []
  /// The folders that can't be entered, or that were removed.
  private var isClosed: Set<Int> = []
  /// The states of files with several names, as they are after one of the names was removed.
  private var latest: [FileIdentity: FileStamp] = [:]
  private var cursor: TreeCursor
  /// The folders from the first one to the place.
  private var open: [Int] = []

  /// - Parameter folder: The folder that the first item is in.
  init(
    _ tree: CopiedTree, _ side: CopiedTree.Side, in folder: FolderHandle, job: FileJob,
    aside: FolderHandle? = nil
  ) throws(FileProblem) {
    (self.tree, self.side, self.job, self.aside) = (tree, side, job, aside)
    cursor = try TreeCursor(folder)
  }

  /// Removes unchanged files, and reports the rest to the job.
  ///
  /// - Parameter name: The name that the first item has.
  mutating func remove(_ name: FileName) throws(FileProblem) {
    // The list backwards: the contents of a folder come before the folder.
    for index in tree.items.indices.reversed() {
      let item = tree.items[index]
      let shown = index == 0 ? name : item.name
      if open.last == index {
        _ = try cursor.leave()
        open.removeLast()
      }
      do throws(FileProblem) {
        guard try enter(item.parent, name) else {
          isClosed.insert(index)
          if stays.contains(item.parent) { stay(index) }
          continue
        }
        if isClosed.contains(index) { continue }
        job.reach(.removes(shown))
        // Files that a cancelled job has made are removed all the same.
        if job.wasCancelled, side == .source {
          throw FileProblem(shown, "It stays, as the job was cancelled.")
        }
        try remove(index, as: shown)
      } catch {
        if error.code == ENOENT { continue }
        stay(index)
        // That a folder isn't empty needs no report if something in it stays.
        if error.code != ENOTEMPTY || !isAround.contains(index) { job.leaveOut("\(error)") }
      }
    }
  }

  private mutating func stay(_ index: Int) {
    stays.insert(index)
    isAround.insert(tree.items[index].parent)
  }

  /// Goes down from the last open folder to another one in it; false where that can't be done.
  private mutating func enter(_ index: Int, _ first: FileName) throws(FileProblem) -> Bool {
    var chain: [Int] = []
    var next = index
    while next != open.last ?? -1 {
      if isClosed.contains(next) { return false }
      chain.append(next)
      next = tree.items[next].parent
    }
    while let index = chain.popLast() {
      let name = index == 0 ? first : tree.items[index].name
      do throws(FileProblem) {
        let inner = try cursor.folder.folder(name)
        let identity = try inner.status().identity
        guard identity == tree.stamp(index, side).identity else {
          throw FileProblem(name, "Something else has its name; it stays.")
        }
        cursor.enter(inner, identity: identity)
        open.append(index)
      } catch {
        let isGone = error.code == ENOENT
        for index in chain + [index] {
          isClosed.insert(index)
          if !isGone { stay(index) }
        }
        if !isGone { job.leaveOut("\(error)") }
        return false
      }
    }
    return true
  }

  private mutating func remove(_ index: Int, as name: FileName) throws(FileProblem) {
    let expected = tree.stamp(index, side)
    let folder = cursor.folder
    let status = try folder.status(of: name)
    if expected.kind == .folder {
      guard status.identity == expected.identity else {
        throw FileProblem(name, "Something else has its name; it stays.")
      }
      return try folder.removeFolder(name)
    }
    guard status.stamp == latest[status.identity] ?? expected else {
      throw FileProblem(name, "It was changed meanwhile and stays.")
    }
    guard let aside else { return try folder.removeFile(name) }
    try folder.rename(name, to: aside, as: name)
    let moved = try aside.status(of: name)
    guard moved.stamp.hasContents(of: expected) else {
      try aside.rename(name, to: folder, as: name)
      throw FileProblem(name, "It was changed meanwhile and stays.")
    }
    // The other names of the file show that this one was removed.
    let file = moved.links > 1 ? try? aside.open(name, O_RDONLY) : nil
    defer { if let file { close(file) } }
    do throws(FileProblem) {
      try aside.removeFile(name)
    } catch {
      try aside.rename(name, to: folder, as: name)
      throw error
    }
    if let file { latest[expected.identity] = try FileStatus(descriptor: file, name: name).stamp }
  }
}
