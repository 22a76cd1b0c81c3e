import Foundation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import NotesDemo

@MainActor @Suite struct NotesTests {
  /// A file that is there for one test.
  private final class Folder {
    let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString).json")
    deinit { try? FileManager.default.removeItem(at: file) }
    var notes: [Note] {
      (try? JSONDecoder().decode([Note].self, from: Data(contentsOf: file))) ?? []
    }
  }

  private let folder = Folder()
  private let clock = ManualClock()

  /// Four notes, and what must stay for as long as they are used.
  static func store() throws -> (store: NoteStore, folder: AnyObject) {
    let folder = Folder()
    return (try store(in: folder.file, ManualClock()), folder)
  }

  private static func store(in file: URL, _ clock: ManualClock) throws -> NoteStore {
    let store = try NoteStore(file: file, clock: clock)
    store.notes = [
      Note(title: "Shopping", text: "Bread\nButter\nA sack of potatoes"),
      Note(title: "Ideas", text: "A library for terminals that looks good without any styling."),
      Note(title: "Letters"), Note(title: "Garden", text: "Water the beans."),
    ]
    return store
  }

  private func host(_ width: Int, _ height: Int) throws -> TestHost {
    let store = try Self.store(in: folder.file, clock)
    return TestHost(width: width, height: height) { NotesScreen(store: store) }
  }

  /// Lets the pause go by after which changes are saved, until the file is as it should be.
  private func expectSaved(
    _ host: TestHost, sourceLocation: SourceLocation = #_sourceLocation, _ isSaved: ([Note]) -> Bool
  ) async {
    await host.settle { clock.sleeperCount == 1 }
    clock.advance(by: .milliseconds(500))
    await host.settle { isSaved(folder.notes) }
    expect(isSaved(folder.notes), sourceLocation: sourceLocation)
  }

  @Test(arguments: [(20, 5), (40, 12), (80, 24), (160, 50)])
  func `the first screen`(width: Int, height: Int) throws {
    let host = try host(width, height)
    assertSnapshot(of: host.styledText, named: "\(width)-\(height)")
    expect(host.find(.list).isFocused)
    expect(host.issues, [])
    host.audit()
  }

  @Test(arguments: [(20, 5), (40, 12), (80, 24)])
  func `the text, the commands, the question and the toast`(width: Int, height: Int) async throws {
    let host = try host(width, height)
    host.press(.return)
    assertSnapshot(of: host.styledText, named: "\(width)-\(height)-text")
    host.press(.escape)
    host.press(.space, modifiers: .control)
    assertSnapshot(of: host.styledText, named: "\(width)-\(height)-commands")
    host.press(.end)
    host.press(.return)
    assertSnapshot(of: host.styledText, named: "\(width)-\(height)-question")
    host.find(.button, "Delete").press()
    assertSnapshot(of: host.styledText, named: "\(width)-\(height)-toast")
    host.press("z", modifiers: .control)
    await expectSaved(host) { $0.map(\.title) == ["Shopping", "Ideas", "Letters", "Garden"] }
    expect(host.issues, [])
  }

  @Test func `what is typed is in the file`() async throws {
    let host = try host(80, 24)
    host.press(.downArrow)
    host.press(.return)
    host.type("My ")
    await expectSaved(host) { $0.count == 4 && $0[1].text.hasPrefix("My A library") }
    host.press("n", modifiers: .control)
    host.type("new")
    await expectSaved(host) { $0.map(\.title).first == "Note 5" && $0[0].text == "new" }
  }

  @Test func `nothing is written before the pause is over, and each key begins it anew`() async throws {
    let host = try host(80, 24)
    host.press(.return)
    for key in "abc" {
      host.type(String(key))
      await host.settle { clock.sleeperCount == 1 }
      clock.advance(by: .milliseconds(400))
      await host.settle()
      expectEmpty(folder.notes)
    }
    await expectSaved(host) { $0.first?.text.hasPrefix("abc") == true }
  }

  @Test func `what the pause holds back is in the file when the scene is in the background`() throws {
    let host = try host(80, 24)
    host.press(.return)
    host.type("last")
    expectEmpty(folder.notes)
    host.host.scenePhase = .background
    host.turn()
    expect(folder.notes.first?.text.hasPrefix("last"), true)
  }

  @Test func `a file that can't be written is said, and tried again`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try Self.store(in: folder.appending(path: "notes.json"), clock)
    let host = TestHost(width: 80, height: 24) { NotesScreen(store: store) }
    await host.settle { clock.sleeperCount == 1 }
    clock.advance(by: .milliseconds(500))
    await host.settle { host.text.contains("Not saved") }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store.saveNow()
    host.turn()
    expect(host.text, lacks: "Not saved")
    try expect(NoteStore(file: folder.appending(path: "notes.json")).notes, store.notes)
  }

  @Test func `a file that only its owner may read stays so, and a link is written through`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (real, link) = (folder.appending(path: "real.json"), folder.appending(path: "link.json"))
    try Data("[]".utf8).write(to: real)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    let store = try NoteStore(file: link, clock: clock)
    store.add(Note(title: "secret"))
    store.saveNow()
    expectNil(store.problem)
    try expect(NoteStore(file: real).notes.map(\.title), ["secret"])
    let mode = try FileManager.default.attributesOfItem(atPath: real.path)[.posixPermissions] as? NSNumber
    expect(mode?.intValue, 0o600)
    try expect(FileManager.default.destinationOfSymbolicLink(atPath: link.path), real.path)
    try expect(
      FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { $0.hasSuffix(".json") })
  }

  @Test func `search shows the notes with some letters`() throws {
    let host = try host(80, 24)
    host.find(.textField, "Search").type("LIBRARY")
    expect(host.elements(.row).map(\.label), ["Ideas"])
    host.press(.escape)
    expect(host.elements(.row).count, 4)
  }

  @Test func `a note is renamed in an alert`() async throws {
    let host = try host(80, 24)
    host.press(.menu)
    host.type("r")
    host.press(.return)
    expect(host.alert?.title, "Rename “Shopping”")
    host.type("2")
    host.press(.return)
    await expectSaved(host) { $0.first?.title == "Shopping2" }
    expectNil(host.alert)
  }

  @Test func `a note is deleted after a question, and comes back`() async throws {
    let host = try host(80, 24)
    await expectSaved(host) { $0.count == 4 }
    host.find(.row, "Ideas").focus()
    host.press(.deleteForward)
    host.press(.escape)
    expect(folder.notes.count, 4)
    host.press(.deleteForward)
    host.find(.button, "Delete").press()
    await expectSaved(host) { $0.map(\.title) == ["Shopping", "Letters", "Garden"] }
    expect(host.find(.row, "Letters").isSelected)
    host.press("z", modifiers: .control)
    await expectSaved(host) { $0.map(\.title) == ["Shopping", "Ideas", "Letters", "Garden"] }
    expect(host.find(.row, "Ideas").isSelected)
  }

  @Test func `the menu has the commands of the selected note`() async throws {
    let host = try host(80, 24)
    host.find(.menu, "Note").press()
    host.find(.button, "Duplicate").press()
    await expectSaved(host) { $0.first?.title == "Shopping copy" }
  }

  @Test(arguments: [(20, 5), (80, 24)])
  func `Ctrl-Q quits, also from the text`(width: Int, height: Int) throws {
    let host = try host(width, height)
    host.press(.return)
    host.press("q", modifiers: .control)
    expect(host.host.exitCode, 0)
  }

  @Test func `F1 says what a button is for`() throws {
    let host = try host(80, 24)
    host.find(.button, "New").focus()
    host.press(.f1)
    expect(host.text, contains: "Begins a note (Ctrl-N)")
  }

  @Test func `F1 says what keys do in the list and in the text`() throws {
    let host = try host(80, 24)
    host.press(.f1)
    expect(host.text, contains: "Return edits the note")
    host.press(.return)
    expect(host.text, lacks: "Return edits the note")
    host.press(.f1)
    expect(host.text, contains: "Every change is saved")
  }
}
