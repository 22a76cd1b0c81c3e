import TerminalUIFoundation

@Observable final class ChoreStore {
  var chores: [Chore] = []
  var selection: Chore.ID?
  private(set) var problem: String?
  private let file: ChoreFile
  private var saved: [Chore]?

  init(file: ChoreFile) { self.file = file }

  func load() async {
    do {
      chores = try await file.load()
      saved = chores
      selection = selection ?? chores.first?.id
    } catch {
      problem = "\(file.path) can't be read"
    }
  }

  /// Saves after a pause, which the next change starts again.
  func saveSoon() async {
    guard (try? await Task.sleep(for: .milliseconds(300))) != nil, let saved, saved != chores else { return }
    let chores = chores
    do {
      try await file.save(chores)
      self.saved = chores
      problem = nil
    } catch {
      problem = "\(file.path) can't be written"
    }
  }

  /// Saves what the pause has held back; for the end of the program.
  func saveNow() {
    if let saved, saved != chores { try? file.saveNow(chores) }
  }

  func add(_ title: String) {
    chores.append(Chore(title: title))
    selection = chores.last?.id
  }

  func remove(_ chore: Chore) {
    chores.removeAll { $0.id == chore.id }
    selection = chores.first?.id
  }
}
