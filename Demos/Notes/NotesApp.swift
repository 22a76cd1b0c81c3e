import Foundation
import TerminalUI

/// Notes in a file: `notes [FILE]`, by default `.notes.json` in the home folder.
@main struct NotesApp: App {
  private let store: NoteStore

  init() {
    let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".notes.json")
    let file = CommandLine.arguments.dropFirst().first.map { URL(filePath: $0) } ?? home
    do {
      store = try NoteStore(file: file)
    } catch {
      // The terminal isn't in use yet, so the message can be written to it.
      FileHandle.standardError.write(Data("notes: \(file.path) can't be read: \(error)\n".utf8))
      exit(1)
    }
  }

  init(_ store: NoteStore) { self.store = store }

  var body: some Scene {
    WindowGroup("Notes") { NotesScreen(store: store) }
  }
}
