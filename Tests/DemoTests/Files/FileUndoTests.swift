import CLinux
import Foundation
import Expectations
import Testing

@testable import Files

/// Taking back touches only what the job made, as long as nobody has changed it.
///
/// Cases 4, 5, 9 and 14.
@Suite(.enabled(if: FileRoom.isComplete)) nonisolated struct FileUndoTests {
  let room = try! FileRoom()

  private func undo(_ deed: FileDeed) -> String? {
    problem { try room.worker.undo(deed, job: FileJob()) }
  }

  @Test(arguments: [false, true]) func `a copy that is taken back is in the trash`(isFar: Bool) throws {
    room.write(room.here / "a" / "b", "text")
    let target = isFar ? room.there : room.here / "right"
    room.makeFolder(target)
    let deed = try room.worker.copy(room.here / "a", to: target, job: FileJob())
    expectNil(undo(deed))
    expect(!room.has(target / "a") && room.read(room.trash / "a" / "b") == "text")
    expect(room.read(room.here / "a" / "b"), "text")
  }

  @Test(arguments: [
    ("echo more >> mount/a/b", "b: It was changed."),
    ("echo new > mount/a/c", "a: There is something new in it."),
    ("rm -r mount/a; echo other > mount/a", "a: Something else has its name."),
    ("mv mount/a mount/z", "a: It isn't there any more."),
    ("echo x > mount/a/x; mv mount/a/x mount/a/b", "b: Something else has its name."),
    ("rm mount/a/b", "b: It isn't there any more."), ("chmod 600 mount/a/b", "b: It was changed."),
    ("mkdir mount/a/inner/new", "inner: There is something new in it."),
  ])
  func `a copy that was changed isn't taken back`(change: String, reason: String) throws {
    room.write(room.here / "a" / "b", "text")
    room.write(room.here / "a" / "inner" / "c")
    let deed = try room.worker.copy(room.here / "a", to: room.there, job: FileJob())
    room.shell(change)
    let before = room.shell("cd mount; find . | sort; cat a a/* z/* 2>&1").output
    expect(undo(deed), reason)
    expect(room.shell("cd mount; find . | sort; cat a a/* z/* 2>&1").output, before)
    expect(room.names(room.trash), [])
  }

  @Test func `only the changed one of two copies stays`() throws {
    room.write(room.here / "a.txt")
    let first = try room.worker.copy(room.here / "a.txt", to: room.there, job: FileJob())
    let second = try room.worker.copy(room.here / "a.txt", to: room.there, job: FileJob())
    room.shell("echo more >> mount/a.txt")
    expect(undo(first) == "a.txt: It was changed." && undo(second) == nil)
    expect(room.names(room.there), ["a.txt"])
  }

  // MARK: Deleted and brought back

  @Test(arguments: [0o600, 0o755, 0o700, 0o2770, 0] as [mode_t], [false, true])
  func `what comes back from the trash is as it was`(mode: mode_t, isFar: Bool) throws {
    let room = try FileRoom(isOnDisk: true)
    let worker = isFar ? room.farWorker : room.worker
    let folder = room.here / "a"
    room.write(folder / "b", "text", mode: mode)
    expect(link((folder / "b").text!, (folder / "c").text!), 0)
    room.link(folder / "l", to: "nowhere")
    setxattr((folder / "b").text!, "user.note", "kept", 4, 0)
    let time = timespec(tv_sec: 1_000_000_000, tv_nsec: 5)
    for path in [folder / "b", folder] { utimensat(AT_FDCWD, path.text!, [time, time], 0) }
    chmod(folder.text!, mode)
    let script = "stat -c '%n %a %u %g %Y %h' a a/b a/c; readlink a/l; getfattr -d a/b; find a | sort"
    let before = room.shell(script).output
    let deed = try worker.delete(folder, job: FileJob())
    expect(!room.has(folder))
    let trash = isFar ? room.farTrash : room.trash
    expect(room.status(trash / "a")?.mode == mode && room.status(trash / "a" / "b")?.mode == mode)
    try worker.undo(deed, job: FileJob())
    expect(room.shell(script).output, before)
    expect(room.names(trash) == [] && room.names(trash.parent / "info") == [])
  }

  @Test(arguments: [false, true]) func `links are deleted and brought back, and what they lead to stays`(
    isFar: Bool
  )
    throws
  {
    let worker = isFar ? room.farWorker : room.worker
    room.write(room.here / "folder" / "file", "text")
    room.write(room.there / "far" / "file", "text")
    let links = ["file": "folder/file", "folder link": "folder", "far": "mount/far", "gone": "nowhere"]
    for (name, target) in links { room.link(room.here / FileName(name), to: target) }
    let deeds = try links.keys.map { try worker.delete(room.here / FileName($0), job: FileJob()) }
    expect(!links.keys.contains { room.has(room.here / FileName($0)) })
    expect(
      room.read(room.here / "folder" / "file") == "text" && room.read(room.there / "far" / "file") == "text")
    for deed in deeds { try worker.undo(deed, job: FileJob()) }
    for (name, target) in links { expect(room.shell("readlink '\(name)'").output, "\(target)\n") }
  }

  @Test func `a folder with links is moved without what they lead to`() throws {
    room.write(room.here / "outside" / "file", "text")
    room.link(room.here / "a" / "link", to: "../outside")
    let deed = try room.farWorker.delete(room.here / "a", job: FileJob())
    expect(room.read(room.here / "outside" / "file"), "text")
    expect(room.status(room.farTrash / "a" / "link")?.kind, .link)
    try room.farWorker.undo(deed, job: FileJob())
    expect(room.shell("readlink a/link").output, "../outside\n")
  }

  @Test(.enabled(if: FileRoom.isRoot)) func `another file system in a folder isn't emptied`() throws {
    room.write(room.here / "a" / "file")
    room.makeFolder(room.here / "a" / "disk")
    room.shell("mount -t tmpfs none a/disk && echo kept > a/disk/file")
    defer { room.shell("umount a/disk") }
    let job = FileJob()
    let deed = try room.farWorker.delete(room.here / "a", job: job)
    expect(job.told.lines.first, "disk: It is another file system and stays.")
    expect(room.read(room.here / "a" / "disk" / "file") == "kept\n" && !room.has(room.here / "a" / "file"))
    try room.farWorker.undo(deed, job: FileJob())
    expect(room.read(room.here / "a" / "file"), "text")
  }

  // MARK: What can't be taken back, for now

  @Test(arguments: [
    ("echo other > a", "rm a", "a: The name is taken."), ("mkdir a", "rmdir a", "a: The name is taken."),
    ("ln -s nowhere a", "rm a", "a: The name is taken."),
    (
      "mv home/.local/share/Trash/files/a keep", "mv keep home/.local/share/Trash/files/a",
      "a: It isn't in the trash any more."
    ),
  ])
  func `what can't come back comes back later`(obstacle: String, mend: String, reason: String) throws {
    room.write(room.here / "a", "text")
    let deed = try room.worker.delete(room.here / "a", job: FileJob())
    room.shell(obstacle)
    for _ in 0..<2 { expect(undo(deed), reason) }
    room.shell(mend)
    expect(undo(deed) == nil && room.read(room.here / "a") == "text")
  }

  @Test func `what comes back from another file system replaces nothing`() throws {
    room.write(room.here / "a" / "b", "old")
    let deed = try room.farWorker.delete(room.here / "a", job: FileJob())
    room.write(room.here / "a" / "b", "new")
    expect(undo(deed), "a: The name is taken.")
    expect(room.read(room.here / "a" / "b") == "new" && room.read(room.farTrash / "a" / "b") == "old")
    expect(room.parts(room.here), [])
  }

  @Test func `a folder that is gone comes back first`() throws {
    room.write(room.here / "a" / "b", "text")
    let inner = try room.worker.delete(room.here / "a" / "b", job: FileJob())
    let outer = try room.worker.delete(room.here / "a", job: FileJob())
    expect(undo(inner), "a: No such file or directory")
    expect(undo(outer) == nil && undo(inner) == nil && room.read(room.here / "a" / "b") == "text")
  }

  @Test func `a trash that was emptied gives nothing of another name`() throws {
    room.write(room.here / "a", "first")
    let deed = try room.worker.delete(room.here / "a", job: FileJob())
    room.shell("rm -r home/.local/share/Trash")
    room.write(room.here / "a", "second")
    _ = try room.worker.delete(room.here / "a", job: FileJob())
    expect(undo(deed), "a: It isn't in the trash any more.")
    expect(room.read(room.trash / "a") == "second" && !room.has(room.here / "a"))
  }

  @Test func `two of one name have a place each in the trash, with notes`() throws {
    for text in ["one", "two"] {
      room.write(room.here / "a b.txt", text)
      _ = try room.worker.delete(room.here / "a b.txt", job: FileJob())
    }
    expect(room.names(room.trash), ["a b 2.txt", "a b.txt"])
    let note = room.read(room.trash.parent / "info" / "a b 2.txt.trashinfo") ?? ""
    expect(note.hasPrefix("[Trash Info]\nPath=\(room.here)/a%20b.txt\nDeletionDate=2"), "\(note)")
  }
}
