import Cells
import Foundation
import TerminalUI
import TerminalUITesting

@testable import Counter
@testable import Files
@testable import Gallery
@testable import ListDemo
@testable import NotesDemo
@testable import SettingsDemo

/// A recording of a demo: a tape is played on the built program, in another process, time zone and language than the test's.
nonisolated struct DemoRecording {
  /// The folder with the tapes, and what they are called.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tapes")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".tape") }.map { String($0.dropLast(5)) }.sorted()

  let name: String
  private let tape: Tape
  private let room: URL
  /// The name of the program: `counter` of `counter-keys`.
  private var program: String { String(name.prefix { $0 != "-" }) }

  init(_ name: String) throws {
    self.name = name
    tape = try Tape(contentsOf: Self.folder.appending(path: "\(name).tape").path)
    room = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
    try makeRoom()
  }

  /// Makes the files that the demos find, and no others.
  private func makeRoom() throws {
    end()
    for folder in ["home", "files/inner", "other"] {
      try FileManager.default.createDirectory(
        at: room.appending(path: folder), withIntermediateDirectories: true)
    }
    for (name, count) in [("apple.txt", 1), ("banana.txt", 30), ("inner/deep.txt", 3)] {
      let text = String(repeating: "contents of \(name)\n", count: count)
      try Data(text.utf8).write(to: room.appending(path: "files/\(name)"))
    }
  }

  private func end() { try? FileManager.default.removeItem(at: room) }

  private var arguments: [String] {
    switch program {
    case "list": ["--rows", "2000"]
    case "notes": [room.appending(path: "notes.json").path]
    case "files": [room.appending(path: "files").path, room.appending(path: "other").path]
    default: []
    }
  }

  /// Records the program.
  func record() throws -> Cast {
    let file = room.appending(path: "\(name).cast")
    defer { end() }
    let terminal = try PseudoTerminal(width: tape.width, height: tape.height)
    try terminal.setColors(
      TerminalColors(
        depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29), scheme: .dark))
    let home = room.appending(path: "home").path
    try terminal.run(
      product: program, arguments,
      environment: [
        "TERMINALUI_CAST": file.path, "TERMINALUI_REDUCE_MOTION": nil, "SWIFT_BACKTRACE": "enable=no",
        "TZ": "Pacific/Chatham", "LANG": "de_DE.UTF-8", "LC_ALL": nil, "HOME": home, "XDG_CONFIG_HOME": nil,
        "XDG_DATA_HOME": nil, "XDG_STATE_HOME": nil,
      ])
    try terminal.play(tape)
    _ = try terminal.waitForEnd()
    return try Cast(contentsOf: file.path)
  }

  /// Replays it against the same app in this process.
  @MainActor func replay(_ cast: Cast) async throws -> Replay {
    try makeRoom()
    defer { end() }
    switch program {
    case "counter": return await TestHost.replay(cast, app: CounterApp())
    case "list": return await TestHost.replay(cast, app: ListApp(ListOptions(rows: 2000)))
    case "gallery": return await TestHost.replay(cast, app: GalleryApp())
    case "settings": return await TestHost.replay(cast, app: SettingsApp())
    case "notes":
      let store = try NoteStore(file: room.appending(path: "notes.json"))
      return await TestHost.replay(cast, app: NotesApp(store))
    default:
      let panes = Panes(
        left: Pane(FilePath(room.appending(path: "files").path)),
        right: Pane(FilePath(room.appending(path: "other").path)),
        places: Places(variables: ["HOME": room.appending(path: "home").path], root: FilePath("/")))
      return await TestHost.replay(cast, app: FilesApp(panes))
    }
  }
}
