import Foundation
import Observation
import TerminalUI

/// A tab: a folder that is shown, with what is selected and searched for in it.
@MainActor @Observable final class Folder: Identifiable {
  let id = UUID()
  private(set) var url: URL
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

  init(_ url: URL) {
    self.url = url
    read()
  }

  var title: String { url.path == "/" ? "/" : url.lastPathComponent }

  /// What is selected.
  var selected: URL? { selection.map { url.appending(path: $0) } }

  /// Goes to another folder; coming from a folder in it, that one is selected.
  func go(to new: URL) {
    let old = url
    url = new.standardizedFileURL
    search = ""
    selection = old.deletingLastPathComponent().path == url.path ? old.lastPathComponent : nil
    (entries, shown, count) = ([], [], 0)
    read()
  }

  func goUp() { if url.path != "/" { go(to: url.deletingLastPathComponent()) } }

  /// Reads the folder anew; what was there is shown until more is known.
  func read() {
    reading?.cancel()
    (isReading, problem) = (true, nil)
    let url = url
    reading = Task {
      do {
        for try await found in FolderReader.read(url) {
          guard !Task.isCancelled, url == self.url else { return }
          entries = found
          find()
        }
      } catch {
        problem = "This folder can't be read."
      }
      if url == self.url, !Task.isCancelled { isReading = false }
    }
  }

  /// Waits until all is read: for tests.
  func finish() async { await reading?.value }

  private func find() {
    count = entries.count
    let matcher = FuzzyMatcher(search)
    shown = matcher.isEmpty ? entries : entries.filter { matcher.match($0.name) != nil }
    if selection == nil || !shown.contains(where: { $0.id == selection }) { selection = shown.first?.id }
  }
}
