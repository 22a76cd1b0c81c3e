import Foundation
import Observation
import TerminalUI

/// A tab: a folder that is shown, with its selection and its search.
@MainActor @Observable final class Folder: Identifiable {
  let id = UUID()
  private(set) var path: FilePath
  private(set) var isReading = false
  /// Why nothing is shown.
  private(set) var problem: String?
  /// The entries that are searched for, in order.
  private(set) var shown: [Entry] = []
  private(set) var count = 0
  var selection: Entry.ID?
  var search = "" { didSet { if search != oldValue { find() } } }

  @ObservationIgnored private var entries: [Entry] = []
  @ObservationIgnored private var reading: Task<Void, Never>?
  /// The entry to select as soon as it is there.
  @ObservationIgnored private var wanted: Entry.ID?
  private let reader: FolderReader
  /// The folder that nothing leads out of.
  let root: FilePath

  init(_ path: FilePath, root: FilePath = .root, reader: FolderReader = .files) {
    (self.path, self.root, self.reader) = (path, root, reader)
    read()
  }

  var title: String { path.name?.shown ?? "/" }

  /// The selected file.
  var selected: FilePath? { selection.map { path.appending($0) } }

  /// Goes to another folder; coming from a folder in it, that one is selected.
  func go(to new: FilePath) {
    guard root.contains(new) else { return }
    let old = path
    path = new
    search = ""
    (entries, shown, count, selection, wanted) = ([], [], 0, nil, nil)
    read(selecting: old)
  }

  func goUp() { if path != root { go(to: path.parent) } }

  /// Reads the folder again; the earlier entries are shown until all are known.
  ///
  /// - Parameter new: The file to select as soon as it is there, if it is in this folder.
  func read(selecting new: FilePath? = nil) {
    reading?.cancel()
    (isReading, problem) = (true, nil)
    if let new, new != path, new.parent == path { wanted = new.name }
    let (path, isFirst) = (path, entries.isEmpty)
    reading = Task {
      do {
        for try await listing in reader.read(path) {
          guard !Task.isCancelled else { return }
          guard isFirst || listing.isWhole else { continue }
          entries = listing.entries
          find()
        }
      } catch {
        guard !Task.isCancelled else { return }
        // Nothing in the folder can be chosen any more.
        entries = []
        find()
        problem = "This folder can't be read."
      }
      if !Task.isCancelled { (isReading, wanted) = (false, nil) }
    }
  }

  /// Waits until all is read: for tests.
  func finish() async { await reading?.value }

  private func find() {
    let place = shown.firstIndex { $0.id == selection } ?? 0
    count = entries.count
    let matcher = FuzzyMatcher(search)
    shown = matcher.isEmpty ? entries : entries.filter { matcher.match($0.name.shown) != nil }
    if let wanted, shown.contains(where: { $0.id == wanted }) {
      selection = wanted
    } else if selection == nil || !shown.contains(where: { $0.id == selection }) {
      // The next one takes the place of the removed one.
      selection = shown.isEmpty ? nil : shown[min(place, shown.count - 1)].id
    }
  }
}
