import Observation

/// A side of the window: folders in tabs.
@MainActor @Observable final class Pane {
  private(set) var tabs: [Folder]
  var tab: Folder.ID
  private let reader: FolderReader

  /// - Parameters:
  ///   - path: The folder that is shown first.
  ///   - root: A folder that the user can't leave: for tests.
  ///   - reader: Reads folders.
  init(_ path: FilePath, root: FilePath = .root, reader: FolderReader = .files) {
    let folder = Folder(path, root: root, reader: reader)
    tabs = [folder]
    tab = folder.id
    self.reader = reader
  }

  /// The folder that is shown.
  var folder: Folder { tabs.first { $0.id == tab } ?? tabs[0] }

  /// Shows the same folder in another tab.
  func addTab() {
    let folder = Folder(folder.path, root: folder.root, reader: reader)
    tabs.append(folder)
    tab = folder.id
  }

  /// Closes the tab that is shown; the last one stays.
  func closeTab() {
    guard tabs.count > 1, let place = tabs.firstIndex(where: { $0.id == tab }) else { return }
    tabs.remove(at: place)
    tab = tabs[min(place, tabs.count - 1)].id
  }
}
