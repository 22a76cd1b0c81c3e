import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import Testing

@testable import Counter
@testable import Files
@testable import Gallery
@testable import ListDemo
@testable import NotesDemo
@testable import Processes
@testable import SettingsDemo
@testable import TimerDemo

/// Demos in the hands of somebody who presses anything.
///
/// 5 000 events each in `make soak`, and 200 000 in optimised code with `FULL=1` (`Scripts/random-use.sh`).
@Suite struct RandomUseTests {
  /// How many events a demo gets, and after how many everything is looked at.
  private func use(
    _ count: Int, checkingEach stride: Int = 25, line: UInt = #line, _ make: @escaping () -> TestHost
  ) async {
    await RandomUse(seed: UInt64(Soak.seed), make).run(
      Soak.count(count, 5_000), checkingEach: stride, line: line)
  }

  @Test func `the counter`() async { await use(1_000) { TestHost(app: CounterApp()) } }

  @Test func `the timer, on clocks of the test`() async {
    await RandomUse(seed: UInt64(Soak.seed)) { model in
      let clock = ManualClock()
      model.change("a tenth of a second goes by") { clock.advance(by: .milliseconds(100)) }
      var environment = EnvironmentValues()
      environment.world = World(
        now: { Date(timeIntervalSinceReferenceDate: 12 * 3_600) }, secondsFromGMT: { _ in 0 }, clock: clock,
        center: NotificationCenter())
      return TestHost(environment: environment, app: TimerApp())
    }
    .run(Soak.count(1_000, 5_000), checkingEach: 25)
  }

  @Test func `the list`() async { await use(500) { TestHost(app: ListApp(ListOptions(rows: 1_000))) } }

  @Test func `the settings`() async { await use(500) { TestHost(app: SettingsApp()) } }

  @Test func `the gallery`() async { await use(500) { TestHost(app: GalleryApp()) } }

  @Test func `the notes, in a file of the test`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    await use(500) {
      // Not `try`: what can't be read was written by a random user, and that is the mistake.
      let store = try? NoteStore(file: folder.appending(path: "notes.json"))
      guard let store else { return TestHost { Text("the notes can't be read") } }
      return TestHost(app: NotesApp(store))
    }
  }

  @Test func `the processes, of a machine that isn't there`() async {
    let files = ProcessesTests.Files()
    await use(500) {
      let folder = ProcFolder(path: files.path)
      let model = ProcessModel(folder: folder, users: folder)
      model.adopt(folder.sample())
      // Nobody gets a signal.
      return TestHost(app: ProcessesApp(model) { _, _ in .ended })
    }
  }

  @Test func `the files, in a folder of the test`() async {
    var folders: [TemporaryFolder] = []
    await use(500) {
      guard let folder = try? TemporaryFolder() else { return TestHost { Text("no folder can be made") } }
      // Jobs of the window before may still be at work.
      folders = folders.suffix(1) + [folder]
      let panes = Panes(
        left: Pane(folder.path("left"), root: folder.path("")),
        right: Pane(folder.path("right"), root: folder.path("")), places: folder.places,
        others: OtherPrograms(edit: { _, _ in }, print: { _ in }))
      return TestHost(app: FilesApp(panes))
    }
  }
}
