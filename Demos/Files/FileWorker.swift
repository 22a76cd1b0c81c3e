import Glibc

/// Copies, moves, deletes and renames files, and takes that back.
///
/// No function replaces anything.
///
/// The functions return when all is done, on whichever thread they are called.
nonisolated struct FileWorker: Sendable {
  let trash: Trash
  let halfCopies: HalfCopies
  /// Nothing outside of this folder is touched.
  var root = FilePath.root

  /// Copies a file, a link or a folder into a folder, where it gets a number if its name is taken.
  ///
  /// - Throws: ``FileProblem`` if nothing was copied; `CancellationError`. Nothing is left then.
  func copy(_ path: FilePath, to folder: FilePath, job: FileJob) throws -> FileDeed {
    guard let name = path.name else { throw FileProblem("/", "The root can't be copied.") }
    let copy = try makeCopy(
      name, in: open(path.parent), to: open(folder), at: folder, as: name, exactly: false,
      staysOnDevice: false, job: job)
    return .copied(folder: folder, name: copy.name, tree: copy.tree)
  }

  /// Moves a file, a link or a folder to the trash, also to one on another file system.
  ///
  /// - Throws: ``FileProblem`` if nothing was removed; `CancellationError`.
  func delete(_ path: FilePath, job: FileJob) throws -> FileDeed {
    guard let name = path.name else { throw FileProblem("/", "The root can't be deleted.") }
    let folder = try open(path.parent)
    _ = try folder.status(of: name)
    let place = try trash.reserve(for: path)
    do {
      let moved = try move(
        name, in: folder, at: path.parent, to: place.files, at: trash.files, as: place.name, job: job)
      return .deleted(path: path, place: place, moved: moved)
    } catch {
      place.clear()
      throw error
    }
  }

  /// Gives a file, a link or a folder another name.
  ///
  /// - Returns: nil if it has that name.
  /// - Throws: ``FileProblem``, also where anything has the name.
  func rename(_ path: FilePath, to new: FileName) throws -> FileDeed? {
    guard let name = path.name else { throw FileProblem("/", "The root has no name.") }
    if name == new { return nil }
    if let problem = new.problem { throw FileProblem(new, problem) }
    let folder = try open(path.parent)
    let status = try folder.status(of: name)
    try rename(name, status.identity, in: folder, to: new)
    return .renamed(folder: path.parent, old: name, new: new, identity: status.identity)
  }

  private func rename(_ name: FileName, _ identity: FileIdentity, in folder: FolderHandle, to new: FileName)
    throws
  {
    do throws(FileProblem) {
      try folder.rename(name, to: folder, as: new)
    } catch {
      guard error.code == EEXIST else { throw error }
      // The new name may be the old one in other letters, which the file system takes for the same.
      guard try folder.statusIfAny(of: new)?.identity == identity, !(try folder.names().contains(new)) else {
        throw FileProblem(new, "The name is taken.")
      }
      let part = name.part
      try folder.rename(name, to: folder, as: part)
      do {
        try folder.rename(part, to: folder, as: new)
      } catch {
        try folder.rename(part, to: folder, as: name)
        throw error
      }
    }
  }

  /// Opens a folder of the user's.
  private func open(_ path: FilePath) throws(FileProblem) -> FolderHandle {
    let folder = try FolderHandle(path)
    if root != .root, try !folder.isInside(FolderHandle(root).status().identity) {
      throw FileProblem(path.name ?? "/", "It is outside of \(root).")
    }
    return folder
  }

  // MARK: Taking back

  /// Undoes the work of a job.
  ///
  /// - Throws: ``FileProblem`` if that can't be done, or no more; then it can be tried again. `CancellationError`.
  func undo(_ deed: FileDeed, job: FileJob) throws {
    switch deed {
    case .copied(let path, let name, let tree):
      let folder = try FolderHandle(path)
      try tree.checkCopy(name, in: folder, job: job)
      _ = try delete(path.appending(name), job: job)
    case .deleted(let path, let place, let moved):
      guard try place.files.statusIfAny(of: place.name)?.identity == moved.identity else {
        throw FileProblem(place.name, "It isn't in the trash any more.")
      }
      guard moved.isWhole else { return try bringBack(moved, to: path, job: job) }
      guard let name = path.name else { return }
      let back = try move(
        place.name, in: place.files, at: trash.files, to: FolderHandle(path.parent), at: path.parent,
        as: name, job: job)
      if back.isWhole { place.clear() }
    case .renamed(let path, let old, let new, let identity):
      let folder = try FolderHandle(path)
      guard try folder.statusIfAny(of: new)?.identity == identity else {
        throw FileProblem(new, "It isn't what was renamed any more.")
      }
      try rename(new, identity, in: folder, to: old)
    }
  }

  /// Brings back the removed part of a folder that stays in part.
  private func bringBack(_ moved: MovedFile, to path: FilePath, job: FileJob) throws {
    var problem: FileProblem?
    for names in moved.went {
      try job.check()
      guard let name = names.last else { continue }
      let inner = names.dropLast()
      let (from, to) = (
        FilePath(names: trash.files.names + [moved.name] + inner), FilePath(names: path.names + inner)
      )
      do {
        let folder = try FolderHandle(from)
        // Brought back before, when something else wasn't.
        guard try folder.statusIfAny(of: name) != nil else { continue }
        _ = try move(name, in: folder, at: from, to: FolderHandle(to), at: to, as: name, job: job)
      } catch let error as FileProblem {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
  }

}

// MARK: - Copying and moving

nonisolated extension FileWorker {
  /// Makes a copy under another name, and gives it its own when it is whole.
  private func makeCopy(
    _ name: FileName, in source: FolderHandle, to target: FolderHandle, at path: FilePath,
    as wanted: FileName, exactly: Bool, staysOnDevice: Bool, job: FileJob
  ) throws -> (name: FileName, tree: CopiedTree) {
    let status = try source.status(of: name)
    if status.kind == .folder, try target.isInside(status.identity) {
      throw FileProblem(name, "A folder can't be put into itself.")
    }
    job.expect(try TreeSize.size(of: name, in: source, job: job))
    let part = wanted.part
    let note = halfCopies.note(path.appending(part))
    var copy = try TreeCopy(from: source, to: target, job: job, staysOnDevice: staysOnDevice)
    do {
      try copy.copy(name, as: part)
      try copy.sync()
      job.reach(.places)
      try job.check()
      let placed = try target.place(part, in: target, as: wanted, exactly: exactly)
      note?.end()
      target.sync()
      var tree = copy.tree
      // The new name of the copy is the last change of the job.
      if let stamp = try? target.status(of: placed).stamp, stamp.hasContents(of: tree.items[0].copy) {
        tree.items[0].copy = stamp
      }
      return (placed, tree)
    } catch {
      var removal = try TreeRemoval(copy.tree, .copy, in: target, job: job)
      try removal.remove(part)
      if removal.stays.isEmpty { note?.end() }
      throw error
    }
  }

  /// Gives something another folder, on another file system by a copy.
  private func move(
    _ name: FileName, in source: FolderHandle, at sourcePath: FilePath, to target: FolderHandle,
    at targetPath: FilePath, as wanted: FileName, job: FileJob
  ) throws -> MovedFile {
    let status = try source.status(of: name)
    do throws(FileProblem) {
      _ = try source.place(name, in: target, as: wanted, exactly: true)
      return MovedFile(name: wanted, identity: status.identity)
    } catch {
      if error.code == EINVAL { throw FileProblem(name, "A folder can't be put into itself.") }
      guard error.code == EXDEV else { throw error }
    }
    // Made first: where nothing can be removed, nothing need be copied.
    let part = name.part
    let note = halfCopies.note(sourcePath.appending(part))
    try source.makeFolder(part)
    defer { if (try? source.removeFolder(part)) != nil { note?.end() } }
    let copy = try makeCopy(
      name, in: source, to: target, at: targetPath, as: wanted, exactly: true, staysOnDevice: true, job: job)
    let moving = halfCopies.note(sourcePath.appending(name), movedTo: targetPath.appending(copy.name))
    // The note ends with a whole move, or where the screen can still show the failure. Otherwise the next start shows it.
    var isWhole = false
    defer { if isWhole || !job.isEnding { moving?.end() } }
    var removal = try TreeRemoval(copy.tree, .source, in: source, job: job, aside: source.folder(part))
    try removal.remove(name)
    isWhole = removal.stays.isEmpty
    if removal.stays.count == copy.tree.items.count {
      // Nothing was removed, so nothing has come.
      var undoing = try TreeRemoval(copy.tree, .copy, in: target, job: job)
      try undoing.remove(wanted)
      isWhole = undoing.stays.isEmpty
      try job.check()
      throw FileProblem(name, job.told.lines.first ?? "It can't be removed.")
    }
    return MovedFile(
      name: wanted, identity: copy.tree.items[0].copy.identity, tree: copy.tree, stays: removal.stays)
  }
}

nonisolated extension FolderHandle {
  /// Whether the folder is a given one or in it, however it is reached.
  func isInside(_ identity: FileIdentity) throws(FileProblem) -> Bool {
    var folder = self
    var own = try folder.status().identity
    while own != identity {
      folder = try folder.parent()
      let next = try folder.status().identity
      if next == own { return false }
      own = next
    }
    return true
  }
}
