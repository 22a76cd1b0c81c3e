import CLinux
import Foundation
import Soak
import Expectations
import Testing

@testable import Files

/// A copy replaces nothing, and what isn't whole has no name of its own.
///
/// Cases 1–4, 8 and 10.
@Suite(.enabled(if: FileRoom.isComplete)) nonisolated struct FileCopyTests {
  let room = try! FileRoom()

  private func copy(_ path: FilePath, _ folder: FilePath, job: FileJob = FileJob()) throws -> FileDeed {
    try room.worker.copy(path, to: folder, job: job)
  }

  // MARK: Names that are taken

  @Test(arguments: [false, true], ["file", "folder"])
  func `what another program saves under the name meanwhile stays`(isCancelled: Bool, kind: String) throws {
    let source = room.here / "left" / "big"
    room.write(kind == "file" ? source : source / "inner", String(repeating: "a", count: 3 << 20))
    room.makeFolder(room.there / "right")
    let job = Reference<FileJob>()
    // The closure of a job keeps the job, and the folders that go with the test.
    defer { job.value = nil }
    let room = Unchecked(room)
    job.value = FileJob { moment in
      guard moment == .places else { return }
      room.value.shell(
        kind == "file"
          ? "echo other > mount/right/big" : "mkdir mount/right/big; echo other > mount/right/big/new")
      if isCancelled { job.value?.cancel() }
    }
    let result = problem { _ = try copy(source, self.room.there / "right", job: job.value!) }
    expect((result != nil), isCancelled)
    let other = self.room.there / "right" / "big"
    expect(self.room.read(kind == "file" ? other : other / "new"), "other\n")
    expect(self.room.names(self.room.there / "right"), (isCancelled ? ["big"] : ["big", "big 2"]))
  }

  @Test(arguments: [false, true]) func `two copies at the same time both stay`(isFolder: Bool) async throws {
    let source = room.here / "a.txt"
    room.write(isFolder ? source / "inner" : source, "whole")
    let target = room.there / "right"
    room.makeFolder(target)
    let (worker, both) = (room.worker, Meeting(2))
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<2 {
        group.addTask {
          await onThread {
            let job = FileJob { if $0 == .places { both.wait() } }
            return (try? worker.copy(source, to: target, job: job)) != nil
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    expect(results, [true, true])
    expect(room.names(target), ["a 2.txt", "a.txt"])
    for name in room.names(target) {
      expect(room.read(isFolder ? target / FileName(name) / "inner" : target / FileName(name)), "whole")
    }
  }

  @Test(arguments: ["dangling", "link to a file", "link to a folder", "pipe"])
  func `whatever has the name stays as it is`(kind: String) throws {
    let source = room.write(room.here / "a.txt", "mine")
    let target = room.there / "right"
    room.write(target / "file", "theirs")
    room.makeFolder(target / "folder")
    switch kind {
    case "dangling": room.link(target / "a.txt", to: "nowhere")
    case "link to a file": room.link(target / "a.txt", to: "file")
    case "link to a folder": room.link(target / "a.txt", to: "folder")
    default: mkfifo((target / "a.txt").text!, 0o600)
    }
    let before = room.status(target / "a.txt")?.stamp
    _ = try copy(source, target)
    expect(room.status(target / "a.txt")?.stamp, before)
    expect(room.read(target / "a 2.txt") == "mine" && room.read(target / "file") == "theirs")
    expect(room.names(target / "folder") == [] && !room.has(target / "nowhere"))
  }

  // MARK: What a file has

  @Test(arguments: [0o600, 0o755, 0o4711, 0o2755, 0] as [mode_t], [false, true])
  func `a copy has the permissions and times of its original`(mode: mode_t, isFolder: Bool) throws {
    let source = room.here / "a"
    if isFolder { room.write(source / "inner") } else { room.write(source) }
    chmod(source.text!, mode)
    let time = timespec(tv_sec: 1_000_000_000, tv_nsec: 123_456_789)
    utimensat(AT_FDCWD, source.text!, [time, time], 0)
    _ = try copy(source, room.there)
    let (old, new) = (room.status(source)!, room.status(room.there / "a")!)
    expect(new.mode == mode && new.mode == old.mode)
    expect(new.stamp.modified, FileTime(time))
  }

  @Test func `a copy has the extended attributes of its original`() throws {
    let source = room.write(room.here / "a" / "b")
    setxattr(source.text!, "user.note", "kept", 4, 0)
    setxattr((room.here / "a").text!, "user.note", "kept", 4, 0)
    _ = try copy(room.here / "a", room.there)
    for path in [room.there / "a", room.there / "a" / "b"] {
      var value = [UInt8](repeating: 0, count: 8)
      expect(getxattr(path.text!, "user.note", &value, 8) == 4 && value.prefix(4) == Array("kept".utf8)[...])
    }
  }

  @Test func `names of one file stay names of one file`() throws {
    let source = room.here / "a"
    room.write(source / "one", "same")
    room.makeFolder(source / "deep" / "er")
    expect(Foundation.link((source / "one").text!, (source / "deep" / "er" / "two").text!), 0)
    let deed = try copy(source, room.there)
    let copies = [room.there / "a" / "one", room.there / "a" / "deep" / "er" / "two"].map { room.status($0) }
    expect(copies[0]?.identity == copies[1]?.identity && copies[0]?.links == 2)
    // And what was made so can be taken back.
    try room.worker.undo(deed, job: FileJob())
    expect(!room.has(room.there / "a"))
  }

  @Test func `holes of a file stay holes`() throws {
    let source = room.here / "sparse"
    let file = open(source.text!, O_WRONLY | O_CREAT, 0o600)
    pwrite(file, "end", 3, 64 << 20)
    ftruncate(file, 65 << 20)
    close(file)
    _ = try copy(source, room.there)
    var status = stat()
    expect(stat((room.there / "sparse").text!, &status), 0)
    expect(status.st_size == 65 << 20 && status.st_blocks < 4096)
    let copy = open((room.there / "sparse").text!, O_RDONLY)
    defer { close(copy) }
    var end = [UInt8](repeating: 1, count: 4)
    expect(pread(copy, &end, 4, 64 << 20) == 4 && end == Array("end\0".utf8))
  }

  // MARK: Folders in themselves

  @Test(arguments: ["a", "a/b", "a/b/c", "link", "a/up"])
  func `a folder doesn't go into itself`(target: String) throws {
    room.write(room.here / "a" / "b" / "c" / "file")
    room.link(room.here / "link", to: "a/b/c")
    room.link(room.here / "a" / "up", to: "..")
    let folder = FilePath(target, in: room.here)
    let result = problem { _ = try copy(room.here / "a", folder) }
    if target == "a/up" {
      // It leads out of it.
      expect(result == nil && room.read(room.here / "a 2" / "b" / "c" / "file") == "text")
    } else {
      expect(result, "a: A folder can't be put into itself.")
      expect(
        room.names(room.here / "a") == ["b", "up"] && room.names(room.here / "a" / "b" / "c") == ["file"])
    }
  }

  @Test func `a file copied onto itself becomes two`() throws {
    room.write(room.here / "left" / "a.tar.gz", "whole")
    _ = try copy(room.here / "left" / "a.tar.gz", room.here / "left")
    expect(room.names(room.here / "left"), ["a.tar 2.gz", "a.tar.gz"])
    expect(room.read(room.here / "left" / "a.tar.gz"), "whole")
  }

  // MARK: Nothing half

  @Test(arguments: [false, true]) func `a full disk leaves nothing half`(isFolder: Bool) throws {
    let small = try FileRoom(options: "size=512k")
    let source = small.here / "a"
    let text = String(repeating: "a", count: 300 << 10)
    for name in ["one", "two", "three"] as [FileName] { small.write(source / name, text) }
    small.write(small.there / "other", "other")
    let path = isFolder ? source : small.write(small.here / "a.txt", text + text)
    let result = problem { _ = try small.worker.copy(path, to: small.there, job: FileJob()) }
    expect(result?.contains("No space left on device"), true, "\(result ?? "")")
    expect(small.names(small.there) == ["other"] && small.names(source).count == 3)
    expect(small.worker.halfCopies.left(), [])
  }

  @Test func `a trash on a full disk takes nothing, and nothing is lost`() throws {
    let small = try FileRoom(options: "size=512k")
    let source = small.here / "a"
    let text = String(repeating: "a", count: 300 << 10)
    for name in ["one", "two", "three"] as [FileName] { small.write(source / name, text) }
    let result = problem { _ = try small.farWorker.delete(source, job: FileJob()) }
    expect(result?.contains("No space left on device"), true, "\(result ?? "")")
    expect(small.names(source) == ["one", "three", "two"] && small.names(small.farTrash) == [])
    expect(small.names(small.there / "data" / "Trash" / "info"), [])
    expect(small.names(source).allSatisfy { small.read(source / FileName($0)) == text })
  }

  @Test func `a limit for the size of files leaves nothing half`() {
    room.write(room.here / "a.txt", String(repeating: "a", count: 100 << 10))
    let result = room.shell("ulimit -f 16; \(Child.program) --work copy a.txt mount")
    expect(result.code == 1 && result.output.contains("File too large"), "\(result)")
    expect(room.names(room.there) == [] && room.has(room.here / "a.txt"))
  }

  @Test(.enabled(if: FileRoom.isRoot)) func `what can't be read is left out, and said`() throws {
    let source = room.here / "a"
    for name in ["one", "three", "two"] as [FileName] { room.write(source / name) }
    // Reading the beginning of a process's memory is an error of the device.
    expect(mount("/proc/self/mem", (source / "three").text!, nil, UInt(4096), nil), 0)
    defer { umount2((source / "three").text!, 2) }
    let job = FileJob()
    _ = try copy(source, room.there, job: job)
    expect(
      room.names(room.there / "a") == ["one", "two"] && job.told.lines == ["three: Input/output error"])
  }

  @Test(arguments: ["truncate -s 5 a", "echo more >> a", "echo x > b; mv b a"])
  func `a copy of what changes meanwhile is of one moment`(change: String) throws {
    let source = room.write(room.here / "a", String(repeating: "a", count: 2 << 20))
    let (room, isFirst) = (Unchecked(room), Flag())
    let job = FileJob { moment in
      if case .wrote = moment, isFirst.set() { room.value.shell(change) }
    }
    let before = self.room.read(source)
    _ = try copy(source, self.room.there, job: job)
    let copied = self.room.read(self.room.there / "a")
    expect(copied == before || copied == self.room.read(source))
  }

  @Test func `a copy of what never rests isn't made`() throws {
    let source = room.write(room.here / "a" / "log", "1")
    room.write(room.here / "a" / "other")
    let room = Unchecked(room)
    let job = FileJob {
      if case .wrote = $0 { room.value.write(source, String(repeating: "1", count: .random(in: 2...999))) }
    }
    // Another size each time, or the state of the file says that it was written.
    _ = try copy(self.room.here / "a", self.room.there, job: job)
    expect(
      job.told.lines == [
        "log: It was changed while it was copied.", "other: It was changed while it was copied.",
      ] || job.told.lines == ["log: It was changed while it was copied."])
    expect(self.room.names(self.room.there / "a"), lacks: "log")
  }

  @Test func `pipes, sockets and devices are left out, with a line each`() throws {
    let source = room.here / "a"
    room.write(source / "file")
    mkfifo((source / "pipe").text!, 0o600)
    let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = UInt16(AF_UNIX)
    room.shell("mkdir -p s")
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: (room.here / "s" / "x").bytes) }
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    rename((room.here / "s" / "x").text!, (source / "socket").text!)
    let hasDevice = mknod((source / "device").text!, S_IFCHR | 0o600, 259) == 0
    let job = FileJob()
    _ = try copy(source, room.there, job: job)
    expect(room.names(room.there / "a"), ["file"])
    expect(
      job.told.lines.sorted(),
      (hasDevice ? ["device: A device isn't copied."] : [])
        + ["pipe: A pipe isn't copied.", "socket: A socket isn't copied."])
    expect(problem { _ = try copy(source / "pipe", room.there) }, "pipe: A pipe isn't copied.")
  }

  @Test func `a thousand levels are copied, deleted and brought back`() throws {
    let name = FileName(String(repeating: "n", count: 100))
    var folder = room.makeFolder(room.there / "deep")
    for _ in 0..<1000 {
      try folder.makeFolder(name)
      folder = try folder.folder(name)
    }
    close(try folder.open("bottom", O_WRONLY | O_CREAT))
    let bottom = FilePath(names: (room.there / "copies" / "deep").names + Array(repeating: name, count: 1000))
    room.makeFolder(room.there / "copies")
    let deed = try copy(room.there / "deep", room.there / "copies")
    try expect(FolderHandle(bottom).names(), ["bottom"])
    // The disk takes it too, and gives it back.
    try room.worker.undo(deed, job: FileJob())
    expect(room.names(room.there / "copies"), [])
    let deletion = try room.farWorker.delete(room.there / "deep", job: FileJob())
    expect(room.names(room.there), ["copies", "data"])
    try room.farWorker.undo(deletion, job: FileJob())
    expect(room.has(room.there / "deep"))
    shellRemove(room.trash)
  }

  private func shellRemove(_ path: FilePath) { room.shell("rm -rf \(path)") }

  @Test func `many files are copied in a time that grows as they do`() throws {
    let isLong = Soak.isOn
    let count = isLong ? 100_000 : 2_000
    let folder = room.makeFolder(room.there / "many")
    for number in 0..<count { close(try folder.open("\(number)", O_WRONLY | O_CREAT)) }
    room.makeFolder(room.there / "data")
    let calls = Counter()
    let deed = try copy(room.there / "many", room.there / "data", job: FileJob { _ in calls.count += 1 })
    expect(room.names(room.there / "data" / "many").count, count)
    // One moment for each file: nothing is done again for those before it.
    expect(calls.count, count + 1)
    try room.farWorker.undo(deed, job: FileJob())
    expect(room.names(room.there / "data"), ["Trash"])
  }
}
