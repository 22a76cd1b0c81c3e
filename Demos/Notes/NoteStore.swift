import Foundation
import Observation

/// The notes, and whether they are in their file.
@MainActor @Observable final class NoteStore {
  var notes: [Note] { didSet { changes += 1 } }
  /// How often something has changed.
  private(set) var changes = 0
  /// Why the last change isn't in the file.
  private(set) var problem: String?
  @ObservationIgnored private var savedChanges = 0
  @ObservationIgnored private let file: NoteFile
  @ObservationIgnored private let clock: any Clock<Duration>

  /// Reads the notes; there are none where there is no file.
  init(file: URL, clock: any Clock<Duration> = ContinuousClock()) throws {
    self.file = NoteFile(file)
    self.clock = clock
    notes = try self.file.read()
  }

  /// Saves after a pause, which the next change starts again.
  func saveSoon() async {
    guard changes != savedChanges, (try? await clock.sleep(for: .milliseconds(500))) != nil else { return }
    let saving = changes
    note(saving, problem: await file.write(notes))
  }

  /// Saves what the pause has held back, and returns when it is in the file: for the end of the program.
  func saveNow() {
    guard changes != savedChanges else { return }
    note(changes, problem: file.writeNow(notes))
  }

  private func note(_ count: Int, problem: String?) {
    if problem == nil { savedChanges = max(savedChanges, count) }
    self.problem = problem
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
