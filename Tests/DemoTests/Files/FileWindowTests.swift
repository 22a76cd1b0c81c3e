import Glibc
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Files

/// What the window does with files: the row's own file, nothing lost, and what couldn't be done is said.
@Suite struct FileWindowTests {
  /// Looks at the left pane again.
  private func reread(_ window: FilesWindow) async {
    window.left.folder.read()
    await window.settle()
  }

  private func write(_ path: FilePath, _ text: String) {
    let file = try! FolderHandle(path.parent).open(path.name!, O_WRONLY | O_CREAT | O_TRUNC)
    expect(file.writeAll(Array(text.utf8)))
    close(file)
  }

  private func read(_ path: FilePath) -> String? {
    guard let file = try? FolderHandle(path.parent).open(path.name!, O_RDONLY) else { return nil }
    defer { close(file) }
    return String(decoding: file.readAll(), as: UTF8.self)
  }

  @Test func `two copies in a row both stay`() async throws {
    let window = try await FilesWindow()
    window.host.press(.downArrow)
    window.host.type("cc")
    expect(window.panes.work.jobs.count, 2)
    await window.settle()
    expect(window.folder.names(in: "right"), ["apple 2.txt", "apple.txt"])
    expectNil(window.panes.work.problem)
  }

  @Test func `an undo that fails stays in the list with its reason, and is tried again`() async throws {
    let window = try await FilesWindow(height: 24)
    window.host.press(.downArrow)
    window.host.type("x")
    await window.settle()
    write(window.folder.path("left/apple.txt"), "another")
    window.host.type("u")
    await window.settle()
    expect(window.host.text, contains: "The name is taken.", "\(window.host.text)")
    expect(window.panes.work.done.map(\.problem), ["apple.txt: The name is taken."])
    window.host.press(.return)
    expect(read(window.folder.path("left/apple.txt")), "another")
    expect(
      window.host.actions.contains { $0.title.contains("Deleting apple.txt (apple.txt: The name is taken.)") }
    )
    _ = unlink(window.folder.path("left/apple.txt").text!)
    window.host.type("u")
    await window.settle()
    expect(read(window.folder.path("left/apple.txt")), "contents of left/apple.txt\n")
    expect(window.panes.work.done.isEmpty && window.host.issues == [])
  }

  @Test func `one that fails doesn't keep others from being taken back`() async throws {
    let window = try await FilesWindow(height: 24)
    window.host.press(.downArrow)
    window.host.type("c")
    await window.settle()
    window.host.type("x")
    await window.settle()
    write(window.folder.path("left/apple.txt"), "another")
    window.host.type("u")
    await window.settle()
    window.host.press(.return)
    window.panes.work.undo(window.panes.work.done[0].id)
    await window.settle()
    expect(window.folder.names(in: "right") == [] && window.panes.work.done.count == 1)
  }

  @Test func `a copy that was edited stays when it is taken back`() async throws {
    let window = try await FilesWindow(height: 24)
    window.host.press(.downArrow)
    window.host.type("c")
    await window.settle()
    write(window.folder.path("right/apple.txt"), "edited")
    window.host.type("u")
    await window.settle()
    expect(read(window.folder.path("right/apple.txt")), "edited")
    expect(window.host.text, contains: "It was changed.", "\(window.host.text)")
  }

  @Test(arguments: FileNameTests.alike.prefix(4) + ["a\n"])
  func `what is done to a row is done to its own file`(name: FileName)
    async throws
  {
    let folder = try TemporaryFolder()
    for (number, name) in FileNameTests.alike.enumerated() {
      write(folder.path("left").appending(name), "\(number)")
    }
    let window = try await FilesWindow(width: 120, folder: folder)
    let path = folder.path("left").appending(name)
    let text = "\(FileNameTests.alike.firstIndex(of: name)!)"
    window.left.folder.selection = name
    window.host.turn()
    window.host.type("p")
    await window.host.settle()
    window.host.press(.return)
    window.host.type("c")
    await window.settle()
    expect(window.edited.paths, [path])
    expect(read(folder.path("right").appending(name)), text)
    window.left.folder.selection = name
    window.host.turn()
    window.host.type("x")
    await window.settle()
    expect(read(path) == nil && window.left.folder.count == FileNameTests.alike.count + 2)
    window.host.type("u")
    await window.settle()
    expect(window.left.folder.selection == name && read(path) == text)
    // Return keeps the name that is shown, whatever it is made of.
    window.host.type("r")
    window.host.press(.return)
    await window.settle()
    expect(read(path), text)
    window.host.type("o")
    expect(window.printed.paths, [path])
    expect(window.host.issues, [])
  }

  @Test func `a row shows a name with controls in one line`() async throws {
    let folder = try TemporaryFolder()
    write(folder.path("left").appending("a\nb\u{1B}[31mc"), "")
    let window = try await FilesWindow(folder: folder)
    expect(window.host.text, contains: "a\\nb\\x1B[31mc", "\(window.host.text)")
  }

  @Test(arguments: ["banana.txt", "..", "b/c", ""])
  func `a name that can't be given is said`(name: String) async throws {
    let window = try await FilesWindow(height: 24)
    window.host.press(.downArrow)
    window.host.type("r")
    window.host.press("a", modifiers: .control)
    window.host.press("k", modifiers: .control)
    window.host.type(name)
    window.host.press(.return)
    await window.settle()
    expect(window.host.text, contains: "This went wrong", "\(window.host.text)")
    expect(window.folder.names(in: "left"), ["apple.txt", "banana.txt", "inner"])
    expect(read(window.folder.path("left/banana.txt")), "contents of left/banana.txt\n")
  }

  @Test(arguments: [false, true]) func `half copies are shown at the start, and go to the trash`(isKept: Bool)
    async throws
  {
    let folder = try TemporaryFolder()
    let part = folder.path("right").appending("big.files-0123456789abcdef.part")
    write(part, "half")
    // As of a program that was killed: nobody locks it.
    _ = folder.places.worker.halfCopies.note(part)
    let window = try await FilesWindow(height: 20, folder: folder)
    expect(window.host.text.contains("Half copies were left") && window.host.text.contains("big.files-"))
    window.host.click(on: isKept ? "Keep" : "Move to Trash")
    await window.settle()
    expect(window.folder.names(in: "right"), (isKept ? [part.name!.shown] : []))
    expect(window.host.text, lacks: "Half copies")
    let next = FileWork(worker: folder.places.worker)
    expect(next.halfCopies, (isKept ? [part] : []))
  }

  @Test func `a folder that goes while it is shown leaves nothing to choose, and a way out`() async throws {
    let window = try await FilesWindow()
    window.host.press(.return)
    await window.settle()
    expect(window.host.text, contains: "deep.txt")
    _ = unlink(window.folder.path("left/inner/deep.txt").text!)
    _ = rmdir(window.folder.path("left/inner").text!)
    await reread(window)
    expect(window.host.text, contains: "This folder can't be read.", "\(window.host.text)")
    window.host.type("cxroup")
    await window.settle()
    window.host.type("h")
    await window.settle()
    expect(window.selection[0] == "apple.txt" && window.host.issues == [])
  }

  @Test func `the other pane's folder is gone, and a copy says so`() async throws {
    let window = try await FilesWindow(height: 20)
    _ = rmdir(window.folder.path("right").text!)
    window.host.press(.downArrow)
    window.host.type("c")
    await window.settle()
    expect(window.panes.work.problem, "Copying apple.txt: right: No such file or directory")
  }

  @Test(.enabled(if: FileRoom.isComplete && FileRoom.isRoot))
  func `a file system that goes while it is shown leaves what is below it`() async throws {
    let room = try FileRoom()
    room.write(room.there / "inner" / "file")
    let places = Places(variables: room.variables, root: room.here)
    let panes = Panes(
      left: Pane(room.there, root: room.here), right: Pane(room.here, root: room.here), places: places)
    let host = TestHost(width: 100, height: 20, scene: FilesScene(panes: panes))
    await panes.left.folder.finish()
    await host.settle()
    expect(host.text, contains: "inner/")
    expect(umount2(room.there.text!, 2), 0)
    host.type("c")
    await panes.work.finish()
    for pane in [panes.left, panes.right] { await pane.folder.finish() }
    await host.settle()
    expect(panes.work.problem, "Copying inner: inner: No such file or directory")
    expect(panes.left.folder.count == 0 && panes.left.folder.selection == nil)
    expect(host.issues, [])
  }

  @Test func `nothing leads out of a test's folder`() async throws {
    let window = try await FilesWindow()
    for _ in 0..<30 { window.host.type("h") }
    await window.settle()
    expect(window.left.folder.path, window.folder.path(""))
    for path in [FilePath.root, FilePath("/tmp"), window.folder.path("").parent] {
      window.left.folder.go(to: path)
    }
    expect(window.left.folder.path, window.folder.path(""))
    window.panes.work.delete(FilePath("/nothing here"))
    await window.panes.work.finish()
    expect(window.panes.work.problem?.contains("outside"), true)
  }
}

/// The program in a terminal, with a job that goes on.
@Suite(.enabled(if: FileRoom.isComplete)) struct FileProgramTests {
  private func run(_ room: FileRoom, _ command: String = "exec FILES", waitsFor text: String = "aaa") throws
    -> PseudoTerminal
  {
    let terminal = try PseudoTerminal(width: 100, height: 14)
    let program = "\(PseudoTerminal.path(ofProduct: "files")) \(room.there)/left \(room.there)/right"
    try terminal.run(
      "/bin/sh",
      ["-c", command.split(separator: "FILES", omittingEmptySubsequences: false).joined(separator: program)],
      environment: [
        "HOME": (room.here / "home").text!, "XDG_CONFIG_HOME": (room.here / "config").text!, "EDITOR": "true",
        "SWIFT_BACKTRACE": "enable=no",
      ])
    try terminal.waitFor(text)
    return terminal
  }

  enum End: CaseIterable { case quit, controlC, interrupt, terminate, hangUp, close, kill }

  @Test(arguments: End.allCases)
  func `however the program ends, nothing half has the name of something whole`(end: End)
    throws
  {
    let room = try FileRoom()
    let size = 48 << 20
    room.makeFolder(room.there / "right")
    room.makeFolder(room.there / "left")
    room.shell("head -c \(size) /dev/zero > mount/left/aaa")
    let terminal = try run(room)
    try terminal.send("c")
    try terminal.waitUntil("copying") { room.names(room.there / "right") != [] }
    switch end {
    case .quit: try terminal.send("q")
    case .controlC: try terminal.send("\u{3}")
    case .interrupt: terminal.signal(.SIGINT)
    case .terminate: terminal.signal(.SIGTERM)
    case .hangUp: terminal.signal(.SIGHUP)
    case .close: terminal.hangUp()
    case .kill: terminal.signal(.SIGKILL)
    }
    let status = try terminal.waitForEnd()
    let codes: [End: Int32] = [.quit: 0, .controlC: 130, .interrupt: 130, .terminate: 143, .hangUp: 129]
    if let code = codes[end] { expect(status, .exitCode(code)) }
    let whole = room.names(room.there / "right").filter { !FileName($0).isPart }
    expect(whole.allSatisfy { room.status(room.there / "right" / FileName($0))?.size == size }, "\(whole)")
    // What a kill leaves is found at the next start; any other end leaves nothing.
    let parts = room.parts(room.there / "right")
    expect(room.worker.halfCopies.left().map { $0.name!.shown }, parts)
    if end != .kill { expect(parts, []) }
  }

  @Test func `through a pipe the bytes of a path are exact`() throws {
    let room = try FileRoom()
    let name = FileName(bytes: Array("a\n\u{1B}[31m".utf8) + [0xFF])
    room.write(room.there / "left" / name)
    room.makeFolder(room.there / "right")
    let terminal = try run(room, "FILES > \(room.here)/chosen", waitsFor: "a\\n")
    try terminal.send("o")
    try expect(terminal.waitForEnd(), .exitCode(0))
    let file = try FolderHandle(room.here).open("chosen", O_RDONLY)
    defer { close(file) }
    expect(file.readAll(), (room.there / "left" / name).bytes + [UInt8(ascii: "\n")])
  }

  @Test func `on a terminal a path does nothing`() throws {
    let room = try FileRoom()
    room.write(room.there / "left" / "a\u{1B}]0;title\u{7}b")
    room.makeFolder(room.there / "right")
    let terminal = try run(room, waitsFor: "a\\x1B")
    try terminal.send("o")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(
      terminal.screen.trimmedText, contains: "/left/a\\x1B]0;title\\x07b", "\(terminal.screen.trimmedText)")
    expect(String(decoding: terminal.output, as: UTF8.self), lacks: "\u{1B}]0;title")
  }
}
