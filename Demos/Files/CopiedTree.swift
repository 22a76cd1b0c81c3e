/// Everything that a job made or moved, so that nothing else is ever taken for it.
nonisolated struct CopiedTree: Sendable {
  struct Item: Sendable {
    /// The name, which original and copy share, but for the first one.
    let name: FileName
    /// The place of the folder around it in the list; -1 for the first one.
    let parent: Int
    /// The original as it was copied.
    var source: FileStamp
    /// The copy as it was made.
    var copy: FileStamp
    /// The place of the item that it is another name of, if it is a hard link.
    var first: Int?
  }

  /// Which of both a job looks at.
  enum Side { case source, copy }

  /// Each folder before its contents.
  var items: [Item] = []

  func stamp(_ index: Int, _ side: Side) -> FileStamp {
    switch side {
    case .source: items[index].source
    // Another name changes the state of the file, which all of its names show.
    case .copy: items[items[index].first ?? index].copy
    }
  }

  /// The names from the first item to this one, without the first.
  func path(to index: Int) -> [FileName] {
    var names: [FileName] = []
    var index = index
    while index > 0 {
      names.append(items[index].name)
      index = items[index].parent
    }
    return names.reversed()
  }
}

nonisolated extension CopiedTree {
  /// Whether the copy is still there, unchanged, and with nothing added.
  ///
  /// - Parameter name: The name that the copy has now.
  /// - Throws: ``FileProblem`` which names the change; `CancellationError`.
  func checkCopy(_ name: FileName, in folder: FolderHandle, job: FileJob) throws {
    var counts = [Int](repeating: 0, count: items.count)
    for item in items where item.parent >= 0 { counts[item.parent] += 1 }
    var cursor = try TreeCursor(folder)
    var open: [Int] = []
    for (index, item) in items.enumerated() {
      try job.check()
      while let last = open.last, last != item.parent {
        _ = try cursor.leave()
        open.removeLast()
      }
      let shown = index == 0 ? name : item.name
      guard let status = try cursor.folder.statusIfAny(of: shown) else {
        throw FileProblem(shown, "It isn't there any more.")
      }
      guard status.identity == stamp(index, .copy).identity else {
        throw FileProblem(shown, "Something else has its name.")
      }
      guard status.stamp == stamp(index, .copy) else { throw FileProblem(shown, "It was changed.") }
      guard item.copy.kind == .folder else { continue }
      let inner = try cursor.folder.folder(shown)
      guard try inner.names(limit: counts[index] + 1).count <= counts[index] else {
        throw FileProblem(shown, "There is something new in it.")
      }
      cursor.enter(inner, identity: status.identity)
      open.append(index)
    }
  }
}
