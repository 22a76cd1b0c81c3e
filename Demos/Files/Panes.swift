import Foundation
import Observation

/// What the window shows and what can be done with it: the screen and the menus ask the same.
@MainActor @Observable final class Panes {
  let left: Pane
  let right: Pane
  let work: FileWork
  var isRightActive = false
  /// What gets another name, and the name.
  var renamed: URL?
  var newName = ""

  init(left: Pane, right: Pane, work: FileWork) {
    (self.left, self.right, self.work) = (left, right, work)
    work.changed = { [weak self] new in
      guard self != nil else { return }
      for folder in left.tabs + right.tabs { folder.read(selecting: new) }
    }
  }

  /// The pane with the focus, and the one that copies go to.
  var active: Pane { isRightActive ? right : left }
  var other: Pane { isRightActive ? left : right }
  var folder: Folder { active.folder }
  var selected: URL? { folder.selected }

  func copy() { if let selected { work.copy(selected, to: other.folder.url) } }

  func delete() { if let selected { work.delete(selected) } }

  func rename() {
    newName = selected?.lastPathComponent ?? ""
    renamed = selected
  }
}
