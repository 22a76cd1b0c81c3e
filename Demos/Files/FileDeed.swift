/// The record of a job, with all that is needed to undo it and nothing else.
nonisolated enum FileDeed: Sendable {
  /// Something was copied into a folder.
  case copied(folder: FilePath, name: FileName, tree: CopiedTree)
  /// Something was moved to the trash.
  case deleted(path: FilePath, place: Trash.Place, moved: MovedFile)
  /// Something got another name in its folder.
  case renamed(folder: FilePath, old: FileName, new: FileName, identity: FileIdentity)

  /// A sentence that says what was done.
  var message: String {
    switch self {
    case .copied(let folder, let name, _): "“\(name.shown)” copied to \(folder.name?.shown ?? "/")"
    case .deleted(let path, _, let moved):
      "“\(path.name?.shown ?? "/")” moved to the trash\(moved.isWhole ? "" : ", except for a part")"
    case .renamed(_, let old, let new, _): "“\(old.shown)” is “\(new.shown)” now"
    }
  }
}

/// A file that was moved, and the part of it that stays where it was.
nonisolated struct MovedFile: Sendable {
  let name: FileName
  let identity: FileIdentity
  /// The items that were copied to another file system; empty if the file was only renamed.
  var tree = CopiedTree()
  var stays: Set<Int> = []

  var isWhole: Bool { stays.isEmpty }

  /// The paths of the items that were removed from folders that stay, each as the names from the first item.
  var went: [[FileName]] {
    tree.items.indices.filter { !stays.contains($0) && stays.contains(tree.items[$0].parent) }.map(tree.path)
  }
}
