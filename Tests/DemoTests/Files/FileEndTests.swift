import Foundation
import Soak
import Expectations
import Testing

@testable import Files

/// A program may end at any moment, and two may work side by side.
///
/// Cases 11, 12, 18 and 19.
@Suite(.enabled(if: FileRoom.isComplete)) nonisolated struct FileEndTests {
  let room = try! FileRoom()
  private static let isLong = Soak.isOn

  // MARK: Killed

  @Test func `killed at any moment of a move, every file is whole in one of both places`() throws {
    let room = try FileRoom(isOnDisk: true)
    var random = SplitMix64(
      seed: UInt64(ProcessInfo.processInfo.environment["TERMINALUI_SEED"] ?? "") ?? 25)
    let texts = (0..<24).map { String(repeating: "\($0) ", count: 500 * ($0 % 6)) }
    func path(_ number: Int) -> FilePath {
      FilePath("a/\(["", "b/", "b/c/"][number % 3])\(number)", in: room.here)
    }
    func makeTree() {
      for number in texts.indices { room.write(path(number), texts[number]) }
    }
    makeTree()
    let clock = ContinuousClock()
    let full = clock.measure {
      expect(Child(work: ["delete", (room.here / "a").text!], room.farVariables).wait(), 0)
    }
    var ends = (copying: 0, removing: 0, whole: 0)
    for trial in 0..<(Self.isLong ? 300 : 20) {
      room.shell("rm -rf a* mount/data")
      makeTree()
      let child = Child(work: ["delete", (room.here / "a").text!], room.farVariables)
      // Half of the time is the start of the program.
      usleep(useconds_t.random(in: 0...UInt32(full / .microseconds(1)), using: &random))
      kill(child.id, SIGKILL)
      child.wait()
      let placed = room.has(room.farTrash / "a")
      for number in texts.indices {
        let old = path(number)
        let new = FilePath(names: room.farTrash.names + old.names.dropFirst(room.here.names.count))
        let found = [old, new].contains { room.read($0) == texts[number] }
        expect(found, "file \(number) in trial \(trial)")
        // What has its name in the trash is whole there.
        if placed { expect(room.read(new), texts[number], "file \(number) in trial \(trial)") }
      }
      // What isn't whole says so, and the next start finds it.
      let parts = room.parts(room.here) + room.parts(room.farTrash)
      expect(room.names(room.here).filter { $0 != "a" && !parts.contains($0) }, ["home", "mount"])
      let left = room.farWorker.halfCopies.left().map { $0.name!.shown }
      expect(Set(left), Set(parts), "trial \(trial)")
      if !placed { ends.copying += 1 } else if parts.isEmpty { ends.whole += 1 } else { ends.removing += 1 }
    }
    expect(ends.copying > 0 && ends.copying + ends.removing + ends.whole >= 20, "\(ends)")
    if Self.isLong { expect(ends.removing, above: 0, "\(ends)") }
  }

  @Test func `what a killed program left half is found at the next start, and goes to the trash`() throws {
    room.write(room.here / "a", String(repeating: "a", count: 24 << 20))
    let target = room.there
    for _ in 0..<50 where room.parts(target).isEmpty {
      room.shell("rm -f mount/a*")
      let child = Child(work: ["copy", (room.here / "a").text!, target.text!], room.variables)
      while room.names(target) == [] {}
      kill(child.id, SIGKILL)
      child.wait()
    }
    let part = try #require(room.parts(target).first)
    expect(part.hasPrefix("a.files-") && part.hasSuffix(".part"))
    let left = room.worker.halfCopies.left()
    expect(left, [target / FileName(part)])
    expect(room.shell("\(Child.program) --work left").output, "\(target)/\(part)\n")
    // Until somebody takes it away.
    expect(room.worker.halfCopies.left(), left)
    _ = try room.worker.delete(left[0], job: FileJob())
    expect(room.worker.halfCopies.left() == [] && room.parts(target) == [])
    expect(room.has(room.here / "a"))
  }

  // Mend H5
  @Test func `a program that ends while the originals are removed finishes that`() throws {
    for number in 0..<40 { room.write(FilePath("a/\(number)", in: room.here), "\(number)") }
    let job = Reference<FileJob>()
    defer { job.value = nil }
    job.value = FileJob { if case .removes = $0 { job.value?.end() } }
    let deed = try room.farWorker.delete(room.here / "a", job: job.value!)
    expect(!room.has(room.here / "a") && room.names(room.farTrash / "a").count == 40)
    expectEmpty(room.farWorker.halfCopies.interruptedMoves())
    // The same on the way back.
    job.value = FileJob { if case .removes = $0 { job.value?.end() } }
    try room.farWorker.undo(deed, job: job.value!)
    expect(room.names(room.here / "a").count == 40 && !room.has(room.farTrash / "a"))
  }

  @Test func `what stays where a program ends is told at its next start`() throws {
    room.write(room.here / "a" / "one", "one")
    room.write(room.here / "a" / "two", "two")
    let (job, file) = (Reference<FileJob>(), room.here / "a" / "two")
    defer { job.value = nil }
    let room = Unchecked(room)
    job.value = FileJob {
      guard $0 == .removes("two") else { return }
      job.value?.end()
      room.value.write(file, "changed meanwhile")
    }
    _ = try room.value.farWorker.delete(room.value.here / "a", job: job.value!)
    let moves = room.value.farWorker.halfCopies.interruptedMoves()
    expect(
      moves.map(\.source) == [room.value.here / "a"] && moves.map(\.target) == [room.value.farTrash / "a"])
    expectEmpty(room.value.farWorker.halfCopies.interruptedMoves())
  }

  @Test func `a note waits for a disk that is away`() {
    let (far, name) = (room.here / "disk", FileName("a"))
    room.write(far / name, "a")
    _ = room.worker.halfCopies.note(far / name, movedTo: room.there / name)
    room.shell("mv disk away")
    expectEmpty(room.worker.halfCopies.interruptedMoves())
    room.shell("mv away disk")
    expect(room.worker.halfCopies.interruptedMoves().map(\.source), [far / name])
    expect(room.worker.halfCopies.left(), [])
  }

  // MARK: Two programs

  @Test func `what another program still copies isn't left over`() async throws {
    room.write(room.here / "a", "text")
    let (room, meets, ends) = (Unchecked(room), Meeting(2), Meeting(2))
    let job = FileJob {
      if $0 == .places {
        meets.wait()
        ends.wait()
      }
    }
    async let copied = onThread {
      (try? room.value.worker.copy(room.value.here / "a", to: room.value.there, job: job)) != nil
    }
    await onThread { meets.wait() }
    let here = self.room
    expect(here.parts(here.there).count, 1)
    expect(here.shell("\(Child.program) --work left").output == "" && here.worker.halfCopies.left() == [])
    await onThread { ends.wait() }
    await expect(copied && here.names(here.there) == ["a"])
  }

  @Test func `two programs on the same folders lose nothing`() {
    for number in 0..<8 { room.write(room.here / "left" / FileName("\(number)"), "\(number)") }
    room.makeFolder(room.there / "right")
    let words = ["copy", (room.here / "left").text!, (room.there / "right").text!]
    let copies = (0..<6).map { _ in Child(work: words, room.variables) }
    for child in copies { expect(child.wait(), 0) }
    expect(room.names(room.there / "right").count == 6 && room.parts(room.there / "right") == [])
    for name in room.names(room.there / "right") {
      expect(room.names(room.there / "right" / FileName(name)).count, 8)
    }
    // Several that delete the same may each remove a part of it; one that says it was done has left nothing.
    let deletions = (0..<4).map { _ in
      Child(work: ["delete", (room.here / "left").text!], room.farVariables)
    }
    let codes = deletions.map { $0.wait() }
    let done = codes.filter { $0 == 0 }.count
    expect(codes.allSatisfy { [0, 1].contains($0) }, true, "\(codes)")
    expect(done == 0 || !room.has(room.here / "left"))
    let trashed = room.names(room.farTrash)
    expect(trashed.count >= done, true, "\(trashed), \(codes)")
    for number in 0..<8 {
      let name = FileName("\(number)")
      expect(
        trashed.contains { room.read(room.farTrash / FileName($0) / name) == "\(number)" }
          || room.read(room.here / "left" / name) == "\(number)")
    }
  }

  // MARK: Where the trash is

  @Test(arguments: ["", "data", "./data"]) func `a place that is empty or relative counts as none`(
    place: String
  ) {
    let places = Places(
      variables: ["HOME": "/home/x", "XDG_DATA_HOME": place, "XDG_STATE_HOME": place], root: .root)
    expect(
      places.data == FilePath("/home/x/.local/share") && places.state == FilePath("/home/x/.local/state"))
    expect(places.editor, "vi")
  }

  @Test func `a trash behind a link is used`() throws {
    room.makeFolder(room.there / "real")
    room.link(room.here / "home" / ".local", to: (room.there / "real").text!)
    room.write(room.here / "a")
    let deed = try room.worker.delete(room.here / "a", job: FileJob())
    expect(room.names(room.there / "real" / "share" / "Trash" / "files"), ["a"])
    try room.worker.undo(deed, job: FileJob())
    expect(room.has(room.here / "a"))
  }

  @Test(arguments: ["a file", "a link to nothing"]) func `where there can be no trash nothing goes`(
    kind: String
  ) {
    if kind == "a file" {
      room.write(room.here / "home" / ".local")
    } else {
      room.link(room.here / "home" / ".local", to: "/nowhere/at/all")
    }
    room.write(room.here / "a")
    let result = problem { _ = try room.worker.delete(room.here / "a", job: FileJob()) }
    expect(result?.hasPrefix("a: It can't be moved to the trash: "), true, "\(result ?? "")")
    expect(room.has(room.here / "a"))
    // And a copy, which can't be noted, is made.
    expectNil(problem { _ = try room.worker.copy(room.here / "a", to: room.there, job: FileJob()) })
  }

  @Test(.enabled(if: FileRoom.isRoot)) func `where the trash can't be written to nothing goes`() {
    room.shell("chmod 777 .; mkdir -p -m 555 home/.local; echo a > a; chown 65534 a")
    let result = room.shell(
      "setpriv --reuid 65534 --regid 65534 --clear-groups \(Child.program) --work delete a")
    expect(result.code == 1 && result.output.contains("Permission denied"), "\(result)")
    expect(room.has(room.here / "a"))
  }

  @Test func `nothing outside of a test's folder is touched`() throws {
    let outside = try FileRoom()
    outside.write(outside.here / "a", "text")
    room.link(room.here / "way out", to: outside.here.text!)
    for path in [outside.here / "a", room.here / "way out" / "a"] {
      expect(problem { _ = try room.worker.delete(path, job: FileJob()) }?.contains("outside"), true)
      expect(problem { _ = try room.worker.rename(path, to: "b") }?.contains("outside"), true)
    }
    room.write(room.here / "b")
    expect(problem { _ = try room.worker.copy(room.here / "b", to: outside.here, job: FileJob()) } != nil)
    expect(outside.names(outside.here), ["a", "home", "mount"])
  }
}
