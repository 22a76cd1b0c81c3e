import Foundation
import Observation

/// The notes, and the file that they are in: each change is in it before the next key is read.
@MainActor @Observable final class NoteStore {
  var notes: [Note] { didSet { save() } }
  /// Why the last change isn't in the file.
  private(set) var problem: String?
  private let file: URL

  /// Reads the notes; there are none where there is no file.
  init(file: URL) throws {
    self.file = file
    let isThere = FileManager.default.fileExists(atPath: file.path)
    notes = isThere ? try JSONDecoder().decode([Note].self, from: Data(contentsOf: file)) : []
  }

  /// Writes a new file and puts it in the place of the old one: whenever the program ends, one of them is whole.
  private func save() {
    do {
      try JSONEncoder().encode(notes).write(to: file, options: .atomic)
      problem = nil
    } catch {
      problem = "Not saved: \(error.localizedDescription)"
    }
  }

  /// Adds a note before the others.
  func add(_ note: Note) { notes.insert(note, at: 0) }

  /// Takes a note out; the result puts it back.
  func remove(_ note: Note) -> () -> Void {
    guard let place = notes.firstIndex(where: { $0.id == note.id }) else { return {} }
    let removed = notes.remove(at: place)
    return { [self] in notes.insert(removed, at: min(place, notes.count)) }
  }

  func rename(_ note: Note, to title: String) {
    guard let place = notes.firstIndex(where: { $0.id == note.id }), !title.isEmpty else { return }
    notes[place].title = title
  }
}
