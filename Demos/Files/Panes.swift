import Observation

/// The window's contents and actions, for the screen and the menus.
@MainActor @Observable final class Panes {
  let left: Pane
  let right: Pane
  let work: FileWork
  let places: Places
  let others: OtherPrograms
  var isRightActive = false
  /// The file to rename, and the new name.
  var renamed: FilePath?
  var newName = ""

  /// - Parameters:
  ///   - places: Where the user's files are.
  ///   - work: The work with files; nil for that in these places.
  ///   - others: The actions outside of the window; nil for the real ones.
  init(left: Pane, right: Pane, places: Places, work: FileWork? = nil, others: OtherPrograms? = nil) {
    let work = work ?? FileWork(worker: places.worker)
    (self.left, self.right, self.work) = (left, right, work)
    (self.places, self.others) = (places, others ?? .real(places))
    work.changed = { [weak self] new in
      guard self != nil else { return }
      for folder in left.tabs + right.tabs { folder.read(selecting: new) }
    }
  }

  /// The pane with the focus, and the one that copies go to.
  var active: Pane { isRightActive ? right : left }
  var other: Pane { isRightActive ? left : right }
  var folder: Folder { active.folder }
  var selected: FilePath? { folder.selected }

  func copy() { if let selected { work.copy(selected, to: other.folder.path) } }

  func delete() { if let selected { work.delete(selected) } }

  func askForName() {
    newName = selected?.name?.shown ?? ""
    renamed = selected
  }

  /// Gives a file the new name, if it differs from the shown one.
  func rename(_ path: FilePath) {
    if newName != path.name?.shown { work.rename(path, to: FileName(newName)) }
  }
}
