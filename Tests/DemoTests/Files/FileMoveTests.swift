import Foundation
import Expectations
import Testing

@testable import Files

/// What goes to another file system is copied whole before anything is removed, and only what was copied is.
///
/// Cases 10, 13 and 17.
@Suite(.enabled(if: FileRoom.isComplete)) nonisolated struct FileMoveTests {
  let room = try! FileRoom()

  private func makeTree() -> FilePath {
    for name in ["one", "two", "three"] as [FileName] { room.write(room.here / "a" / name, name.shown) }
    room.write(room.here / "a" / "inner" / "four", "four")
    return room.here / "a"
  }

  /// Moves the tree to the other file system; another program does something when a moment comes.
  private func move(_ moment: FileJob.Moment, _ script: String) throws -> (FileDeed, [String]) {
    let (path, once, room) = (makeTree(), Flag(), Unchecked(room))
    let job = FileJob { if $0 == moment, once.set() { room.value.shell(script) } }
    let deed = try self.room.farWorker.delete(path, job: job)
    expect(!once.set(), "The moment has come.")
    return (deed, job.told.lines)
  }

  @Test(arguments: [FileJob.Moment.copies("two"), .places, .removes("two"), .removes("a")])
  func `a file made meanwhile stays`(moment: FileJob.Moment) throws {
    let (deed, lines) = try move(moment, "echo new > a/new")
    // Either it came in time to be moved, or it stays.
    let (left, moved) = (room.read(room.here / "a" / "new"), room.read(room.farTrash / "a" / "new"))
    expect((left == "new\n"), not: (moved == "new\n"), "\(lines)")
    expect(room.names(room.farTrash / "a" / "inner"), ["four"])
    try room.farWorker.undo(deed, job: FileJob())
    expect(room.names(room.here / "a"), ["inner", "new", "one", "three", "two"])
    expect(
      room.read(room.here / "a" / "new") == "new\n" && room.read(room.here / "a" / "inner" / "four") == "four"
    )
  }

  @Test(arguments: [
    ("echo more >> a/two", "twomore\n"), ("echo new > x; mv x a/two", "new\n"), ("truncate -s 1 a/two", "t"),
    ("rm a/two; mkdir a/two", nil), ("rm a/two; ln -s /nowhere a/two", nil),
    ("cp -p a/two x; mv x a/two", "two"),
  ])
  func `a file changed after it was copied stays`(change: String, text: String?) throws {
    let (_, lines) = try move(.places, change)
    expect(room.names(room.here / "a"), ["two"])
    if let text { expect(room.read(room.here / "a" / "two"), text) }
    expect(lines.contains { $0.hasPrefix("two: It was changed meanwhile and stays.") }, "\(lines)")
    expect(room.read(room.farTrash / "a" / "two"), "two")
    expect(room.parts(room.here), [])
  }

  @Test func `a file changed between the last look and its end stays`() throws {
    // In the place for the last look it is changed by a program that has it open.
    let path = makeTree()
    let file = open((path / "two").text!, O_WRONLY | O_APPEND)
    defer { close(file) }
    let job = FileJob { if $0 == .removes("two") { _ = file.writeAll(Array("more".utf8)) } }
    _ = try room.farWorker.delete(path, job: job)
    expect(room.read(room.here / "a" / "two"), "twomore")
  }

  @Test func `a folder put in the place of one that was copied stays`() throws {
    let (_, lines) = try move(.places, "mv a/inner x; mkdir a/inner; echo new > a/inner/four")
    expect(
      room.read(room.here / "a" / "inner" / "four") == "new\n"
        && room.read(room.here / "x" / "four") == "four")
    expect(lines, contains: "inner: Something else has its name; it stays.", "\(lines)")
  }

  @Test(arguments: [FileJob.Moment.copies("two"), .places, .removes("two")])
  func `a file removed meanwhile is gone, and nothing else`(moment: FileJob.Moment) throws {
    _ = try move(moment, "rm a/one")
    expect(!room.has(room.here / "a") && room.read(room.farTrash / "a" / "two") == "two")
    expect(room.read(room.farTrash / "a" / "inner" / "four"), "four")
  }

  @Test func `a folder taken away while it is copied is an error, and all of it stays`() throws {
    let (path, once) = (makeTree(), Flag())
    let room = Unchecked(room)
    let job = FileJob { if $0 == .places, once.set() { room.value.shell("mv a z") } }
    _ = try? self.room.farWorker.delete(path, job: job)
    expect(self.room.names(self.room.here / "z"), ["inner", "one", "three", "two"])
  }

  @Test func `a move that is cancelled while it copies leaves all as it was`() throws {
    let path = makeTree()
    let job = Reference<FileJob>()
    defer { job.value = nil }
    job.value = FileJob { if $0 == .copies("two") { job.value?.cancel() } }
    #expect(throws: CancellationError.self) { _ = try room.farWorker.delete(path, job: job.value!) }
    expect(room.names(path) == ["inner", "one", "three", "two"] && room.names(room.farTrash) == [])
    expect(room.parts(room.here) == [] && room.farWorker.halfCopies.left() == [])
  }

  @Test func `a move that is cancelled while it removes can be taken back`() throws {
    let path = makeTree()
    let job = Reference<FileJob>()
    defer { job.value = nil }
    job.value = FileJob { if $0 == .removes("two") { job.value?.cancel() } }
    let deed = try room.farWorker.delete(path, job: job.value!)
    expect(room.has(path / "two") && job.value!.told.count > 0)
    try room.farWorker.undo(deed, job: FileJob())
    for name in ["one", "two", "three"] { expect(room.read(path / FileName(name)), name) }
    expect(room.read(path / "inner" / "four"), "four")
  }

  // MARK: Another user

  /// Runs the program's work as a user with no rights, whose trash is on the other file system.
  private func asNobody(_ words: String) -> (code: Int32, output: String) {
    room.makeFolder(room.there / "data", mode: 0o777)
    room.shell("chmod 777 .")
    var variables = room.farVariables
    variables["XDG_STATE_HOME"] = (room.there / "data" / "state").text!
    return room.shell(
      "setpriv --reuid 65534 --regid 65534 --clear-groups \(Child.program) --work \(words)", variables)
  }

  @Test(.enabled(if: FileRoom.isRoot)) func `what can't be removed isn't copied either`() {
    _ = makeTree()
    room.shell("chmod 755 a; mkdir b; chmod 755 b; mv a b/a")
    let result = asNobody("delete b/a")
    expect(result.code == 1 && result.output.contains("Permission denied"), "\(result)")
    expect(room.names(room.here / "b" / "a").count == 4 && room.names(room.farTrash) == [])
    expect(room.names(room.there / "data" / "Trash" / "info"), [])
  }

  @Test(.enabled(if: FileRoom.isRoot)) func `what went of a folder comes back, and what stayed is untouched`()
  {
    _ = makeTree()
    room.shell("chown -R 65534:65534 a; chown 0:0 a/inner a/inner/four; chmod 777 a")
    let result = asNobody("delete a")
    expect(result.code == 1 && result.output.contains("four: Permission denied"), "\(result)")
    expect(
      room.names(room.here / "a") == ["inner"] && room.read(room.here / "a" / "inner" / "four") == "four")
    expect(room.read(room.farTrash / "a" / "one"), "one")
    // The same again, and back.
    room.shell("rm -r a mount/data/Trash")
    _ = makeTree()
    room.shell("chown -R 65534:65534 a; chown 0:0 a/inner a/inner/four; chmod 777 a")
    let back = asNobody("delete a undo")
    expect(room.names(room.here / "a"), ["inner", "one", "three", "two"], "\(back)")
    for name in ["one", "two", "three"] { expect(room.read(room.here / "a" / FileName(name)), name) }
  }

  @Test(.enabled(if: FileRoom.isRoot)) func `what can't be read of a folder stays`() {
    _ = makeTree()
    room.shell("chown -R 65534:65534 a; chown 0:0 a/two a/inner; chmod 600 a/two; chmod 700 a/inner")
    let copied = asNobody("copy a mount/data")
    expect(copied.code, 1)
    expect(
      copied.output.split(separator: "\n").sorted(), ["inner: Permission denied", "two: Permission denied"])
    expect(room.names(room.there / "data" / "a"), ["one", "three"])
    let result = asNobody("delete a")
    expect(result.code == 1 && room.names(room.here / "a") == ["inner", "two"], "\(result)")
    expect(
      room.read(room.here / "a" / "inner" / "four") == "four" && room.read(room.here / "a" / "two") == "two")
  }

  @Test(.enabled(if: FileRoom.isRoot)) func `a folder that can't be read isn't copied`() {
    _ = makeTree()
    room.shell("chmod 700 a")
    let result = asNobody("copy a mount/data")
    expect(result.code == 1 && result.output == "a: Permission denied\n")
    expect(!room.has(room.there / "data" / "a") && room.parts(room.there / "data") == [])
  }

  @Test(.enabled(if: FileRoom.isRoot)) func `a user's copy of another's file has no rights of theirs`() {
    room.write(room.here / "a", "text", mode: 0o6755)
    expect(asNobody("copy a mount/data").code, 0)
    let status = room.status(room.there / "data" / "a")
    expect(status?.mode == 0o755 && status?.owner == 65534)
  }
}
