import CLinux
import Foundation
import Soak
import Expectations
import Testing

@testable import Files

/// Two folders for one test, on two file systems, with the home and the trash of a user in the first; all go with the test.
nonisolated final class FileRoom {
  /// On the disk, or on a file system in memory of its own: a disk that is busy makes jobs wait that write to it.
  let here: FilePath
  /// On a file system in memory.
  let there: FilePath
  private var mounts: [String] = []

  /// Whether all tests run on the disk.
  private static let usesDisk = Soak.isOn

  /// Why there are no two file systems; nil if there are.
  static let obstacle: String? = {
    guard let room = try? FileRoom() else { return "No folder can be made." }
    let devices = [room.here, room.there].map { try? FolderHandle($0).status().identity.device }
    return devices[0] != devices[1] ? nil : "There is only one file system: neither root nor /dev/shm."
  }()

  static let isComplete: Bool = {
    if let obstacle { print("SKIPPED: tests on two file systems. \(obstacle)") }
    return obstacle == nil
  }()

  static let isRoot = geteuid() == 0

  /// - Parameters:
  ///   - options: Of the second file system, such as its size.
  ///   - isOnDisk: Whether the first folder is on the disk.
  init(options: String = "size=1g", isOnDisk: Bool = FileRoom.usesDisk) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    here = FilePath(folder.path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func mounts(_ path: String, _ options: String) -> Bool {
      guard mount("none", path, "tmpfs", 0, options) == 0 else { return false }
      chmod(path, 0o755)
      return true
    }
    if !isOnDisk, mounts(folder.path, "size=1g") { self.mounts.append(folder.path) }
    let mounted = folder.appending(path: "mount").path
    mkdir(mounted, 0o755)
    if mounts(mounted, options) {
      there = here / "mount"
      self.mounts.append(mounted)
    } else {
      there = FilePath("/dev/shm/\(folder.lastPathComponent)")
      mkdir(there.text!, 0o755)
    }
    mkdir((here / "home").text!, 0o755)
  }

  deinit {
    for path in mounts.reversed() { umount2(path, 2) }
    for path in [there, here] { try? FileManager.default.removeItem(atPath: path.text!) }
  }

  // MARK: The program

  var variables: [String: String] { ["HOME": (here / "home").text!, "PATH": "/usr/bin:/bin"] }

  /// The variables with the trash on the file system in memory.
  var farVariables: [String: String] { variables.merging(["XDG_DATA_HOME": (there / "data").text!]) { $1 } }

  /// Works with a trash on the disk.
  var worker: FileWorker { Places(variables: variables, root: here).worker }

  /// Works with a trash on the file system in memory.
  var farWorker: FileWorker { Places(variables: farVariables, root: here).worker }

  var trash: FilePath { here / "home" / ".local" / "share" / "Trash" / "files" }
  var farTrash: FilePath { there / "data" / "Trash" / "files" }

  // MARK: Files

  /// Writes a file, and makes the folders around it.
  @discardableResult func write(_ path: FilePath, _ text: String = "text", mode: mode_t = 0o644) -> FilePath {
    let folder = makeFolder(path.parent)
    let file = try! folder.open(path.name!, O_WRONLY | O_CREAT | O_TRUNC)
    defer { close(file) }
    expect(file.writeAll(Array(text.utf8)) && fchmod(file, mode) == 0)
    return path
  }

  @discardableResult func makeFolder(_ path: FilePath, mode: mode_t = 0o755) -> FolderHandle {
    let folder = try! FolderHandle.making(path)
    if path != here, path != there { fchmod(folder.descriptor, mode) }
    return try! FolderHandle(path)
  }

  @discardableResult func link(_ path: FilePath, to target: String) -> FilePath {
    try! makeFolder(path.parent).makeLink(path.name!, to: Array(target.utf8))
    return path
  }

  /// The text of a file; nil where there is none.
  func read(_ path: FilePath) -> String? {
    guard let folder = try? FolderHandle(path.parent), let file = try? folder.open(path.name!, O_RDONLY)
    else {
      return nil
    }
    defer { close(file) }
    return String(decoding: file.readAll(limit: .max), as: UTF8.self)
  }

  func status(_ path: FilePath) -> FileStatus? { try? FolderHandle(path.parent).status(of: path.name!) }

  func has(_ path: FilePath) -> Bool { status(path) != nil }

  func names(_ path: FilePath) -> [String] {
    ((try? FolderHandle(path).names()) ?? []).sorted().map(\.shown)
  }

  /// What is left of jobs, anywhere in these folders.
  func parts(_ path: FilePath) -> [String] { names(path).filter { FileName($0).isPart } }

  // MARK: Other programs

  /// Runs a shell until it ends, in the first folder; what it says is in the second answer.
  ///
  /// - Returns: The exit code, and its output.
  @discardableResult func shell(_ script: String, _ variables: [String: String]? = nil) -> (
    code: Int32, output: String
  ) {
    let output = here / "output-\(UInt32.random(in: 0...(.max)))"
    let child = Child(
      "/bin/sh", ["-c", "cd \(here); exec > \(output); \(script)"], variables ?? self.variables)
    let code = child.wait()
    defer { unlink(output.text!) }
    return (code, read(output) ?? "")
  }
}

/// A process that a test starts.
nonisolated struct Child {
  let id: pid_t

  init(_ path: String, _ arguments: [String], _ variables: [String: String]) {
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let values = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + values { free(pointer) } }
    var id: pid_t = 0
    expect(posix_spawn(&id, path, nil, nil, words, values), 0)
    self.id = id
  }

  /// The program of the demo, without its window.
  init(work words: [String], _ variables: [String: String]) {
    self.init(Self.program, ["--work"] + words, variables)
  }

  /// The program of the demo.
  static var program: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "files").path
  }

  /// - Returns: The exit code; 128 and the number of a signal that ended it.
  @discardableResult func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

nonisolated extension FilePath {
  static func / (path: FilePath, name: FileName) -> FilePath { path.appending(name) }
}

/// What a body throws, as it is shown.
nonisolated func problem(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
