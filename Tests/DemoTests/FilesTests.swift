import Foundation
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Files

/// A folder for one test, which goes with it.
nonisolated final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    for name in ["left/inner", "right"] {
      try FileManager.default.createDirectory(
        at: url.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["left/apple.txt", "left/banana.txt", "left/inner/deep.txt"] {
      try Data("contents of \(name)\n".utf8).write(to: url.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ path: String) -> FilePath { FilePath(url.appending(path: path).path) }

  /// Everything of the user's is in the folder.
  var places: Places { Places(variables: ["HOME": url.path], root: path("")) }

  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url.appending(path: path).path) }

  func names(in path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path).sorted()) ?? []
  }
}

/// Paths that other programs would have got.
final class Recorder { var paths: [FilePath] = [] }

struct FilesWindow {
  let folder: TemporaryFolder
  let panes: Panes
  let host: TestHost

  var left: Pane { panes.left }
  var right: Pane { panes.right }
  /// The names that are selected in the panes.
  var selection: [FileName?] { [left.folder.selection, right.folder.selection] }
  /// What was given to other programs.
  let edited = Recorder()
  let printed = Recorder()

  /// - Parameter watch: Called at each moment of a job, on its thread.
  init(
    width: Int = 100, height: Int = 15, folder: TemporaryFolder? = nil,
    watch: @escaping @Sendable (FileJob.Moment) -> Void = { _ in }
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    let (edited, printed) = (edited, printed)
    let panes = Panes(
      left: Pane(folder.path("left"), root: folder.path("")),
      right: Pane(folder.path("right"), root: folder.path("")), places: folder.places,
      work: FileWork(worker: folder.places.worker, watch: watch),
      others: OtherPrograms { path, _ in
        edited.paths.append(path)
      } print: {
        printed.paths.append($0)
      })
    (self.folder, self.panes) = (folder, panes)
    host = TestHost(width: width, height: height, scene: FilesScene(panes: panes))
    await settle()
  }

  /// Waits for what goes on, and for what is read after it.
  func settle() async {
    await panes.work.finish()
    for pane in [left, right] { for tab in pane.tabs { await tab.finish() } }
    await host.settle()
  }
}

@Suite struct FilesTests {
  @Test func `two panes show their folders, with folders first`() async throws {
    let window = try await FilesWindow()
    let text = window.host.text
    expect(text.contains("inner/") && text.contains("apple.txt") && text.contains("banana.txt"), "\(text)")
    expect(text, contains: "Nothing here")
    expect(window.host.issues, [])
  }

  @Test func `what is selected is copied to the other pane, and that is undone`() async throws {
    let window = try await FilesWindow()
    window.host.press(.downArrow)
    window.host.type("c")
    await window.settle()
    expect(window.folder.names(in: "right"), ["apple.txt"])
    window.host.type("c")
    await window.settle()
    expect(window.folder.names(in: "right"), ["apple 2.txt", "apple.txt"])
    window.host.type("u")
    await window.settle()
    expect(window.folder.names(in: "right"), ["apple.txt"])
    expect(window.folder.has("left/apple.txt"))
  }

  @Test func `what is deleted comes back`() async throws {
    let window = try await FilesWindow()
    window.host.press(.downArrow)
    window.host.type("x")
    await window.settle()
    let lines = window.host.text.split(separator: "\n")
    expect(!window.folder.has("left/apple.txt") && !lines.contains { $0.hasPrefix(" apple.txt") })
    expect(window.host.text, contains: "“apple.txt” moved to the trash", "\(window.host.text)")
    // The next one is in its place.
    expect(window.selection[0], "banana.txt")
    window.host.type("u")
    await window.settle()
    expect(window.folder.has("left/apple.txt") && window.host.text.contains("apple.txt"))
    expect(window.selection[0], "apple.txt")
  }

  @Test func `the message of a deletion takes it back`() async throws {
    let window = try await FilesWindow()
    window.host.press(.downArrow)
    window.host.type("x")
    await window.settle()
    expect(!window.folder.has("left/apple.txt"))
    window.host.press("z", modifiers: .control)
    await window.settle()
    expect(window.folder.has("left/apple.txt"))
    expect(window.host.text, lacks: "moved to the trash")
  }

  @Test func `rows tell kinds of files apart by colour, and the bar counts items`() async throws {
    let window = try await FilesWindow()
    let place = try #require(window.host.position(of: "banana.txt"))
    expect(window.host.screen[place.x, place.y].style.foreground, nil)
    expect(window.host.text, contains: "3 items", "\(window.host.text)")
    expect(Entry(name: "run", isFolder: false, isProgram: true).look, .program)
    expect(Entry(name: "a.tar.GZ", isFolder: false).look, .archive)
    expect(Entry(name: ".profile", isFolder: false).look, .hidden)
    expect(Entry(name: "gz", isFolder: false).look, .other)
    expect(Entry(name: "src", isFolder: true).look, .folder)
  }

  @Test func `a file gets another name`() async throws {
    let window = try await FilesWindow(height: 20)
    window.host.press(.downArrow)
    window.host.type("r")
    window.host.press("a", modifiers: .control)
    window.host.press("k", modifiers: .control)
    window.host.type("cherry.txt")
    window.host.press(.return)
    await window.settle()
    expect(
      window.folder.has("left/cherry.txt") && !window.folder.has("left/apple.txt"), "\(window.host.text)")
    expect(window.selection[0], "cherry.txt")
  }

  @Test func `the user's keymap has chords`() async throws {
    let window = try await FilesWindow()
    window.host.useKeymap("files.first = g g\nfiles.delete = d d")
    window.host.type("G")
    expect(window.left.tabs[0].selection, "banana.txt")
    window.host.type("gg")
    expect(window.left.tabs[0].selection, "inner")
    window.host.press(.downArrow)
    window.host.type("dd")
    await window.settle()
    expect(!window.folder.has("left/apple.txt"))
    window.host.type("x")
    expect(window.folder.has("left/banana.txt"))
  }

  @Test func `the palette finds what can be done`() async throws {
    let window = try await FilesWindow()
    window.host.press(.downArrow)
    window.host.press("k", modifiers: .control)
    window.host.type("copy")
    window.host.press(.return)
    await window.settle()
    expect(window.folder.names(in: "right"), ["apple.txt"])
  }

  @Test func `letters are searched for, in order`() async throws {
    let window = try await FilesWindow()
    window.host.type("/bnt")
    expect(window.host.text.contains("banana.txt") && !window.host.text.contains("apple.txt"))
    window.host.press(.escape)
    expect(window.host.text, contains: "apple.txt")
  }

  @Test func `Return goes into a folder, and h out of it`() async throws {
    let window = try await FilesWindow()
    window.host.press(.return)
    await window.settle()
    expect(window.host.text, contains: "deep.txt", "\(window.host.text)")
    window.host.type("h")
    await window.settle()
    expect(window.left.folder.selection, "inner")
  }

  @Test func `the preview shows the beginning of a file`() async throws {
    let window = try await FilesWindow(width: 120)
    window.host.press(.downArrow)
    window.host.type("p")
    for _ in 0..<1000 where !window.host.text.contains("contents of left/apple") {
      await window.host.settle()
    }
    expect(window.host.text, contains: "contents of left/apple")
  }

  @Test func `tabs keep their folders`() async throws {
    let window = try await FilesWindow()
    window.host.press("t", modifiers: .control)
    await window.settle()
    expect(window.left.tabs.count, 2)
    window.host.press("1", modifiers: .option)
    expect(window.left.tab, window.left.tabs[0].id)
    window.host.press("w", modifiers: .control)
    expect(window.left.tabs.count, 1)
  }

  @Test func `a copy that is cancelled leaves nothing`() async throws {
    let folder = try TemporaryFolder()
    let big = folder.url.appending(path: "left/big")
    _ = FileManager.default.createFile(atPath: big.path, contents: nil)
    let file = try FileHandle(forWritingTo: big)
    try file.truncate(atOffset: 64 << 20)
    try file.close()
    let (worker, source, right) = (folder.places.worker, folder.path("left/big"), folder.path("right"))
    let job = Reference<FileJob>()
    // The file is all holes: nothing of it is written, and the copy is whole when it is cancelled.
    job.value = FileJob { if $0 == .places { job.value?.cancel() } }
    let task = Task.detached { _ = try worker.copy(source, to: right, job: job.value!) }
    await #expect(throws: CancellationError.self) { try await task.value }
    expect(folder.names(in: "right"), [])
  }

  @Test func `a folder of many files is there at once, and fills in`() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<3000 {
      _ = FileManager.default.createFile(
        atPath: folder.url.appending(path: "right/\(number)").path, contents: nil)
    }
    let shown = Folder(folder.path("right"))
    expect(shown.isReading && shown.shown.isEmpty)
    await shown.finish()
    expect(shown.count == 3000 && !shown.isReading)
    expect(shown.shown.map(\.name), shown.shown.map(\.name).sorted())
  }

  @Test func `a wide pane shows when a file was changed`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "left/apple.txt").path
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    let window = try await FilesWindow(width: 160, folder: folder)
    expect(window.host.text, contains: "2001-09-", "\(window.host.text)")
    let narrow = try await FilesWindow(width: 80, folder: folder)
    expect(narrow.host.text, lacks: "2001-09-")
  }

  @Test func `a folder of 100 000 entries opens in one frame, and fills in`() async throws {
    // Issue 18, must show 1.
    let (stream, found) = AsyncThrowingStream.makeStream(of: Listing.self)
    let reader = FolderReader { url in
      url.name == "many"
        ? stream
        : AsyncThrowingStream {
          $0.yield(Listing(entries: [Entry(name: "many", isFolder: true)], isWhole: true))
          $0.finish()
        }
    }
    let panes = Panes(
      left: Pane(FilePath("/few"), reader: reader), right: Pane(FilePath("/few"), reader: reader),
      places: Places(variables: ["HOME": "/few"], root: FilePath("/few")))
    let host = TestHost(width: 100, height: 15, scene: FilesScene(panes: panes))
    let folder = panes.left.folder
    await folder.finish()
    await host.settle()
    folder.go(to: FilePath("/few/many"))
    host.turn()
    expect(host.text.contains("/few/many") && host.text.contains("Reading…"), "\(host.text)")

    /// Brings so many entries, and counts what is made and laid out for it.
    func fill(_ count: Int, isWhole: Bool) async -> (rows: Int, layouts: Int) {
      let entries = (0..<count).map {
        Entry(
          name: FileName("file \(String(repeating: "0", count: 5 - "\($0)".count))\($0)"), isFolder: false)
      }
      found.yield(Listing(entries: entries, isWhole: isWhole))
      await expect(Patience.wait { folder.count == count })
      host.turn()
      return (host.record.bodies.filter { $0 == "EntryRow" }.count, host.record.layouts)
    }
    let first = await fill(500, isWhole: false)
    expect(host.text.contains("file 00000") && host.text.contains("500 …"), "\(host.text)")
    expect((1...15), contains: first.rows)
    host.press(.downArrow)
    let half = await fill(50_000, isWhole: false)
    let all = await fill(100_000, isWhole: true)
    expect(half.rows == 0 && all.rows == 0, "\(half) \(all)")
    expect(all.layouts <= half.layouts && half.layouts < 40, "\(half) \(all)")
    expect(folder.selection == "file 00001" && host.text.contains("100000"))
    host.type("G")
    expect(host.text, contains: "file 99999")
    expect(host.record.bodies.filter { $0 == "EntryRow" }.count, atMost: 30)
    found.finish()
    expect(host.issues, [])
  }

  @Test func `a copy shows how far it is, and is cancelled`() async throws {
    // Issue 18, must show 1.
    let steps = DispatchSemaphore(value: 0)
    let window = try await FilesWindow { moment in
      if case .wrote = moment { steps.wait() }
    }
    let big = try FileHandle(
      forWritingTo: {
        let big = window.folder.url.appending(path: "left/aaa")
        _ = FileManager.default.createFile(atPath: big.path, contents: nil)
        return big
      }())
    try big.write(contentsOf: Data(count: 4 << 20))
    try big.close()
    window.left.folder.read()
    await window.settle()
    window.left.folder.selection = "aaa"
    window.host.type("c")
    for part in 1...2 {
      await expect(Patience.wait { window.panes.work.jobs.first?.fraction == Double(part) / 4 })
      if part == 1 { steps.signal() }
    }
    window.host.turn()
    expect(window.host.text, contains: "Copying aaa")
    expect(window.host.find(.progress, nil).value, "50 %", "\(window.host.elements(.progress))")
    expect(window.host.text, contains: "Esc Cancel", "\(window.host.text)")
    window.host.press(.escape)
    steps.signal()
    await window.settle()
    expect(window.folder.names(in: "right") == [] && window.panes.work.done.isEmpty)
    expect(window.host.text, lacks: "Copying")
  }

  @Test func `a folder is bookmarked, and the menu leads to it`() async throws {
    let window = try await FilesWindow()
    window.host.type("b")
    window.host.press(.return)
    await window.settle()
    window.host.press("g", modifiers: .option)
    expect(window.host.layers.map(\.kind), ["menu"])
    window.host.find(.button, "\(window.folder.url.path)/left").press()
    await window.settle()
    expect(window.left.folder.path.name, "left")
    expect(window.selection[0], "inner")
    window.host.type("b")
    expect(!window.host.actions.contains { $0.id.hasPrefix("go.\(window.folder.url.path)") })
  }

  @Test func `a button of the bar and its command are one action`() async throws {
    let window = try await FilesWindow()
    window.host.press(.downArrow)
    let copies = window.host.actions.filter { $0.title == "Copy" }
    expect(copies.map(\.description), ["files.copy \"Copy\" c"])
    window.host.click(on: "Copy")
    await window.settle()
    expect(window.folder.names(in: "right"), ["apple.txt"])
    expect(window.host.issues, [])
  }

  @Test(arguments: [(20, 6), (200, 60)])
  func `it fits any window`(width: Int, height: Int) async throws {
    let window = try await FilesWindow(width: width, height: height)
    window.host.resize(width: 1, height: 1)
    window.host.resize(width: width, height: height)
    expect(window.host.text, contains: "apple", "\(window.host.text)")
    expect(window.host.host.checkInvariants(), [])
  }
}

/// The program in a terminal.
@Suite struct FilesProgramTests {
  private func run(_ folder: TemporaryFolder, _ command: String? = nil) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 100, height: 14)
    let program = PseudoTerminal.path(ofProduct: "files")
    let folders = "\(folder.url.path)/left \(folder.url.path)/right"
    try terminal.run(
      "/bin/sh",
      ["-c", (command ?? "exec FILES").replacingOccurrences(of: "FILES", with: "\(program) \(folders)")],
      environment: [
        "TERMINALUI_KEYMAP": folder.url.appending(path: "keymap").path, "HOME": folder.url.path,
        "XDG_DATA_HOME": folder.url.appending(path: "data").path,
        "XDG_STATE_HOME": folder.url.appending(path: "state").path,
        "XDG_CONFIG_HOME": folder.url.appending(path: "config").path,
        "EDITOR": "cat", "SWIFT_BACKTRACE": "enable=no",
      ])
    try terminal.waitFor("apple.txt")
    return terminal
  }

  @Test func `a file is deleted, and comes back`() throws {
    // Issue 18, must show 1.
    let folder = try TemporaryFolder()
    let terminal = try run(folder)
    try terminal.send("\u{1B}[B")
    try terminal.send("x")
    try terminal.waitUntil("deleted") { !folder.has("left/apple.txt") }
    // The file is gone before the program knows that it has deleted it.
    terminal.waitForSilence(of: .milliseconds(300))
    try terminal.send("u")
    try terminal.waitUntil("undone") { folder.has("left/apple.txt") }
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  @Test func `the user's keymap is read when the program starts`() throws {
    // Issue 18, must show 1.
    let folder = try TemporaryFolder()
    try Data("files.delete = d d\nnobody.knows = x\n[[[\nfiles.first = g g\n".utf8)
      .write(to: folder.url.appending(path: "keymap"))
    let terminal = try run(folder)
    try terminal.send("Gd")
    try terminal.waitFor("d Delete")
    try terminal.send("d")
    try terminal.waitUntil("deleted") { !folder.has("left/banana.txt") }
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }

  @Test func `SIGTERM in the middle of a copy leaves no half file`() throws {
    // Issue 18, must show 1.
    let folder = try TemporaryFolder()
    let big = folder.url.appending(path: "left/aaa")
    _ = FileManager.default.createFile(atPath: big.path, contents: nil)
    let file = try FileHandle(forWritingTo: big)
    try file.truncate(atOffset: 256 << 20)
    try file.close()
    let terminal = try run(folder)
    try terminal.waitFor("aaa")
    try terminal.send("\u{1B}[B")
    try terminal.send("c")
    try terminal.waitUntil("copying") { !folder.names(in: "right").isEmpty }
    try expect(terminal.terminate(), .exitCode(143))
    // Either it was whole by then, or nothing is there.
    let size = try? folder.url.appending(path: "right/aaa").resourceValues(forKeys: [.fileSizeKey]).fileSize
    expect(size == nil || size == 256 << 20)
    expect(folder.names(in: "right").allSatisfy { $0 == "aaa" }, "\(folder.names(in: "right"))")
    expect(terminal.leftovers, [])
  }

  @Test func `what is chosen goes to a pipe`() throws {
    // Issue 18, must show 1.
    let folder = try TemporaryFolder()
    let terminal = try run(folder, "FILES | sed 's/.*left/chosen left/'")
    try terminal.send("\u{1B}[B")
    try terminal.send("o")
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, contains: "chosen left/apple.txt")
  }

  @Test func `Return gives a file to the editor`() throws {
    let folder = try TemporaryFolder()
    let terminal = try run(folder)
    try terminal.send("\u{1B}[B")
    try terminal.send("\r")
    // A key that is sent meanwhile is the editor's.
    try terminal.waitUntil("words of the editor") {
      String(decoding: terminal.output, as: UTF8.self).contains("contents of left/apple.txt")
    }
    try terminal.waitFor("the files again") { $0.showsAlternateScreen && $0.position(of: "apple.txt") != nil }
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    // What `cat` has printed is on the main screen.
    expect(terminal.screen.trimmedText, contains: "contents of left/apple.txt")
  }
}
