import CLinux
import Glibc

/// Copies a file, a link, or a folder with all that is in it; links are copied, not followed.
nonisolated struct TreeCopy {
  let job: FileJob
  /// Whether another file system in a folder stays where it is: when things are moved.
  let staysOnDevice: Bool
  private(set) var tree = CopiedTree()

  /// So many files are written to the disk one by one; of more, the whole file system is.
  private static let syncedCount = 32

  private struct Frame {
    let item: Int
    let status: FileStatus
    let names: [FileName]
    var next = 0
  }

  private var source: TreeCursor
  private var target: TreeCursor
  private var frames: [Frame] = []
  /// The copies of files with several names.
  private var linked: [FileIdentity: Int] = [:]

  init(from source: FolderHandle, to target: FolderHandle, job: FileJob, staysOnDevice: Bool)
    throws(FileProblem)
  {
    self.source = try TreeCursor(source)
    self.target = try TreeCursor(target)
    (self.job, self.staysOnDevice) = (job, staysOnDevice)
  }

  /// Copies to a free name.
  ///
  /// Everything made before an error is in the tree.
  ///
  /// Parts of a folder that can't be copied are left out, with a line; only problems of the whole copy are errors.
  ///
  /// - Throws: ``FileProblem``; `CancellationError`.
  mutating func copy(_ name: FileName, as new: FileName) throws {
    let status = try source.folder.status(of: name)
    try copyEntry(name, status, as: new)
    while let frame = frames.last {
      try job.check()
      guard frame.next < frame.names.count else {
        try finishFolder()
        continue
      }
      frames[frames.count - 1].next += 1
      let name = frame.names[frame.next]
      do {
        guard let status = try source.folder.statusIfAny(of: name) else { continue }
        // The copy itself, where a folder is mounted in itself.
        if status.identity == tree.items.first?.copy.identity { continue }
        try copyEntry(name, status, as: name)
      } catch let problem as FileProblem where problem.concernsOneFile {
        job.leaveOut("\(problem)")
      }
    }
  }

  /// Returns when everything that was copied is on the disk.
  func sync() throws {
    guard tree.items.count > Self.syncedCount, cl_sync_file_system(target.folder.descriptor) != 0 else {
      return
    }
    throw FileProblem(tree.items[0].name, isOfTarget: true)
  }

  private mutating func copyEntry(_ name: FileName, _ status: FileStatus, as new: FileName) throws {
    if let special = status.kind.special {
      throw FileProblem(name, "\(special) isn't copied.".capitalizedFirst)
    }
    if staysOnDevice, let first = tree.items.first, first.source.identity.device != status.identity.device {
      throw FileProblem(name, "It is another file system and stays.")
    }
    switch status.kind {
    case .folder: try enterFolder(name, as: new)
    case .link: try copyLink(name, status, as: new)
    default: try copyFile(name, status, as: new)
    }
  }

  private var parent: Int { frames.last?.item ?? -1 }

  // MARK: Folders

  private mutating func enterFolder(_ name: FileName, as new: FileName) throws {
    let original = try source.folder.folder(name)
    let status = try original.status()
    let names = try original.names()
    try target.folder.makeFolder(new)
    let copy = try target.folder.folder(new)
    let made = try copy.status()
    frames.append(Frame(item: tree.items.count, status: status, names: names))
    tree.items.append(
      .init(
        name: new, parent: frames.count > 1 ? frames[frames.count - 2].item : -1, source: status.stamp,
        copy: made.stamp))
    source.enter(original, identity: status.identity)
    target.enter(copy, identity: made.identity)
  }

  private mutating func finishFolder() throws {
    let frame = frames.removeLast()
    let original = try source.leave()
    let copy = try target.leave()
    // Last, for a folder that can't be written to would take nothing.
    Metadata.copy(frame.status, of: original.descriptor, to: copy.descriptor)
    if tree.items.count <= Self.syncedCount { copy.sync() }
  }

  // MARK: Files

  private mutating func copyFile(_ name: FileName, _ status: FileStatus, as new: FileName) throws {
    if status.links > 1, let first = linked[status.identity], linkFile(first, as: new) {
      tree.items.append(
        .init(name: new, parent: parent, source: status.stamp, copy: tree.items[first].copy, first: first))
      return
    }
    let stamps = try FileCopy(source: source.folder, target: target.folder, job: job)
      .copy(name, as: new, isSynced: tree.items.count < Self.syncedCount)
    if status.links > 1 { linked[stamps.source.identity] = tree.items.count }
    tree.items.append(.init(name: new, parent: parent, source: stamps.source, copy: stamps.copy))
  }

  /// Gives a copy another name, as its original has; false where the file system has no such names.
  private mutating func linkFile(_ first: Int, as new: FileName) -> Bool {
    guard let folder = try? openFolder(of: first) else { return false }
    let name = tree.items[first].name
    let code = name.withPointer { old in
      new.withPointer { linkat(folder.descriptor, old, target.folder.descriptor, $0, 0) }
    }
    guard code == 0 else { return false }
    guard let stamp = try? target.folder.status(of: new).stamp,
      stamp.identity == tree.items[first].copy.identity
    else {
      try? target.folder.removeFile(new)
      return false
    }
    tree.items[first].copy = stamp
    return true
  }

  /// Opens the folder that a copy was made in, from the first folder on.
  private func openFolder(of index: Int) throws -> FolderHandle {
    let around = tree.items[index].parent
    if around == parent { return target.folder }
    // Up to the first folder, then down.
    var folder = target.folder
    for _ in 1..<frames.count { folder = try folder.parent() }
    for name in tree.path(to: around) { folder = try folder.folder(name) }
    return folder
  }

  private mutating func copyLink(_ name: FileName, _ status: FileStatus, as new: FileName) throws {
    try target.folder.makeLink(new, to: source.folder.target(ofLink: name))
    Metadata.copy(status, toLink: new, in: target.folder)
    let made = try target.folder.status(of: new)
    tree.items.append(.init(name: new, parent: parent, source: status.stamp, copy: made.stamp))
  }
}

nonisolated extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
