import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import Testing

@testable import Counter
@testable import Gallery
@testable import NotesDemo
@testable import TimerDemo

/// Demos in the hands of somebody who presses anything.
///
/// 5 000 events each in `make soak`, and 200 000 with `FULL=1`.
@Suite struct RandomUseTests {
  /// How many events a demo gets, and after how many everything is looked at.
  private func use(
    _ count: Int, checkingEach stride: Int = 25, line: UInt = #line, _ make: @escaping () -> TestHost
  ) async {
    await RandomUse(seed: UInt64(Soak.seed), make).run(
      Soak.count(count, 5_000, full: 200_000), checkingEach: stride, line: line)
  }

  @Test func `the counter`() async { await use(5_000) { TestHost(app: CounterApp()) } }

  @Test func `the notes, in a file of the test`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    await use(1_000) {
      // Not `try`: what can't be read was written by a random user, and that is the mistake.
      let store = try? NoteStore(file: folder.appending(path: "notes.json"))
      guard let store else { return TestHost { Text("the notes can't be read") } }
      return TestHost(app: NotesApp(store))
    }
  }

  @Test func `the timer`() async { await use(5_000) { TestHost(app: TimerApp()) } }

  @Test func `the gallery`() async { await use(1_000) { TestHost(app: GalleryApp()) } }
}
