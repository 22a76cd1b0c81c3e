import Glibc
import Expectations
import Testing
import TerminalUI

/// The file of a store belongs to the user and to later versions too: what isn't understood is written back in place.
@Suite struct StorageFileTests {
  /// A folder for one test, with the path of a store in it.
  private nonisolated final class Folder {
    let path: String
    var file: String { path + "/defaults" }

    init() {
      var template = Array("/tmp/terminalui-file-XXXXXX".utf8CString)
      path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
    }

    deinit {
      for name in names { if unlink("\(path)/\(name)") != 0 { rmdir("\(path)/\(name)") } }
      rmdir(path)
    }

    var names: [String] {
      guard let folder = opendir(path) else { return [] }
      defer { closedir(folder) }
      var names: [String] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { names.append(name) }
      }
      return names.sorted()
    }

    func write(_ bytes: [UInt8], to name: String = "defaults") {
      let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      expect(Glibc.write(file, bytes, bytes.count), bytes.count)
      close(file)
    }

    func write(_ text: String, to name: String = "defaults") { write(Array(text.utf8), to: name) }

    var bytes: [UInt8] {
      let file = open(self.file, O_RDONLY)
      guard file >= 0 else { return [] }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      return Array(bytes[..<max(read(file, &bytes, bytes.count), 0)])
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    var status: stat {
      var status = stat()
      lstat(file, &status)
      return status
    }
  }

  private func change(_ folder: Folder, _ body: (StorageStore) -> Void) {
    let store = StorageStore(path: folder.file)
    body(store)
    store.synchronize()
  }

  @Test func `comments, unknown lines and values of later versions stay where they were`() {
    // Mend B2
    let folder = Folder()
    folder.write(
      "# TerminalUI storage 2\nlater\tq\tsome\tthing\n# by hand\ncount\ti\t3\n\nno tabs\none\ttab\n#old\ti\t1\nname\ts\tAnna\n"
    )
    change(folder) { store in
      expect(store.value(Int.self, forKey: "count"), 3)
      store.set(4, forKey: "count")
    }
    expect(
      folder.text,
      "# TerminalUI storage 2\nlater\tq\tsome\tthing\n# by hand\ncount\ti\t4\n\nno tabs\none\ttab\n#old\ti\t1\nname\ts\tAnna\n"
    )
  }

  @Test func `lines that end like those of Windows are read, and stay so`() {
    // Mend B2
    let folder = Folder()
    folder.write("# by hand\r\ncount\ti\t3\r\nisOn\tb\ttrue\r\nname\ts\tAnna\r\n")
    change(folder) { store in
      expect(store.value(Int.self, forKey: "count"), 3)
      expect(store.value(Bool.self, forKey: "isOn"), true)
      expect(store.value(String.self, forKey: "name"), "Anna")
      store.set(4, forKey: "count")
      store.set("x", forKey: "new")
    }
    expect(folder.text, "# by hand\r\ncount\ti\t4\r\nisOn\tb\ttrue\r\nname\ts\tAnna\r\nnew\ts\tx\r\n")
  }

  @Test(arguments: ["#", "#count", "# a comment", "\\#", "#\t\r\n"])
  func `a key that begins like a comment is a key`(key: String) {
    // Mend B2
    let folder = Folder()
    change(folder) { $0.set(4, forKey: key) }
    change(folder) { store in
      expect(store.value(Int.self, forKey: key), 4)
      store.set(5, forKey: "other")
    }
    change(folder) { store in
      expect(store.value(Int.self, forKey: key), 4)
      store.set(6, forKey: key)
    }
    change(folder) { store in
      expect(store.value(Int.self, forKey: key), 6)
      store.set(Int?.none, forKey: key)
    }
    expect(folder.text, "# TerminalUI storage 1\nother\ti\t5\n")
  }

  @Test func `bytes that are no text stay as they are`() {
    // Mend B2
    let folder = Folder()
    let bytes: [UInt8] =
      Array("a\ti\t1\n".utf8) + [0xFF, 9, 0x73, 9, 0x41, 10] + Array("b\ts\t".utf8) + [0xC3, 10]
    folder.write(bytes)
    change(folder) { store in
      expectNil(store.value(String.self, forKey: "\u{FFFD}"))
      expectNil(store.value(String.self, forKey: "b"))
      store.set(2, forKey: "a")
    }
    expect(folder.bytes, Array("a\ti\t2\n".utf8) + bytes.dropFirst(6))
  }

  @Test func `a value is added behind a last line without an end`() {
    // Mend B2
    let folder = Folder()
    folder.write("# by hand\ncount\ti\t3")
    change(folder) { store in
      expect(store.value(Int.self, forKey: "count"), 3)
      store.set(1, forKey: "other")
    }
    expect(folder.text, "# by hand\ncount\ti\t3\nother\ti\t1\n")
  }

  @Test func `of a key with several lines the last one counts, and goes with the others`() {
    // Mend B2
    let folder = Folder()
    folder.write("a\ti\t1\n# between\na\ti\t2\nb\ti\t1\nb\tq\t2\n")
    change(folder) { store in
      expect(store.value(Int.self, forKey: "a"), 2)
      expect(store.value(Int.self, forKey: "b"), 1)
      store.set(3, forKey: "a")
    }
    expect(folder.text, "# between\na\ti\t3\nb\ti\t1\nb\tq\t2\n")
    change(folder) { store in
      store.set(Int?.none, forKey: "a")
      store.set(Int?.none, forKey: "b")
    }
    expect(folder.text, "# between\n")
  }

  @Test func `a value of a later version is there until its key gets another one`() {
    // Mend B2
    let folder = Folder()
    folder.write("count\tq\tmany\n")
    change(folder) { store in
      expectNil(store.value(Int.self, forKey: "count"))
      store.set(1, forKey: "other")
    }
    expect(folder.text, "count\tq\tmany\nother\ti\t1\n")
    change(folder) { $0.set(2, forKey: "count") }
    expect(folder.text, "count\ti\t2\nother\ti\t1\n")
  }

  // MARK: What is never written

  @Test func `a file over 16 MiB is never written, and values stay in memory`() {
    // Mend B2
    let folder = Folder()
    folder.write("count\ti\t3\n")
    expect(truncate(folder.file, (16 << 20) + 1), 0)
    let before = folder.status
    change(folder) { store in
      expectNil(store.value(Int.self, forKey: "count"))
      store.set(4, forKey: "count")
      store.synchronize()
      expect(store.value(Int.self, forKey: "count"), 4)
    }
    expect(folder.status.st_size, (16 << 20) + 1)
    expect(folder.status.st_ino, before.st_ino)
    expect(folder.bytes.prefix(10), Array("count\ti\t3\n".utf8)[...])
  }

  @Test func `a file isn't made so large that it couldn't be read again`() {
    // Mend B2
    let folder = Folder()
    folder.write("count\ti\t3\n")
    change(folder) { $0.set(String(repeating: "x", count: 16 << 20), forKey: "text") }
    expect(folder.text, "count\ti\t3\n")
    change(folder) { $0.set(5, forKey: "count") }
    expect(folder.text, "count\ti\t5\n")
  }

  @Test func `what can't be read is never written`() {
    // Mend B2
    let folder = Folder()
    // A link to itself: reading fails with another error than that there is nothing.
    expect(symlink(folder.file, folder.file), 0)
    change(folder) { store in
      store.set(4, forKey: "count")
      store.synchronize()
      expect(store.value(Int.self, forKey: "count"), 4)
    }
    expect(folder.status.st_mode & S_IFMT, S_IFLNK)
    unlink(folder.file)
    expect(mkdir(folder.file, 0o700), 0)
    change(folder) { $0.set(4, forKey: "count") }
    expect(folder.status.st_mode & S_IFMT, S_IFDIR)
  }

  @Test func `what couldn't be written is written with the next change`() {
    // Mend B2
    let folder = Folder()
    expect(mkdir(folder.file + ".lock", 0o700), 0)
    let store = StorageStore(path: folder.file)
    store.set(1, forKey: "a")
    store.set(1, forKey: "b")
    store.synchronize()
    expect(folder.names, ["defaults.lock"])
    rmdir(folder.file + ".lock")
    store.set(2, forKey: "b")
    store.synchronize()
    expect(folder.text, "# TerminalUI storage 1\na\ti\t1\nb\ti\t2\n")
  }

  // MARK: Links and rights

  @Test(arguments: [true, false])
  func `a symbolic link is written through`(exists: Bool) {
    // Mend B2
    let folder = Folder()
    if exists { folder.write("# by hand\na\ti\t1\n", to: "real") }
    expect(symlink("real", folder.path + "/between"), 0)
    expect(symlink(folder.path + "/between", folder.file), 0)
    change(folder) { $0.set(2, forKey: "a") }
    expect(folder.status.st_mode & S_IFMT, S_IFLNK)
    expect(folder.text, (exists ? "# by hand" : "# TerminalUI storage 1") + "\na\ti\t2\n")
    expect(folder.names, ["between", "defaults", "real", "real.lock"])
  }

  @Test(arguments: [0o600, 0o640, 0o644] as [mode_t])
  func `a file keeps its rights`(mode: mode_t) {
    // Mend B2
    let folder = Folder()
    folder.write("a\ti\t1\n")
    expect(chmod(folder.file, mode), 0)
    change(folder) { $0.set(2, forKey: "a") }
    expect(folder.status.st_mode & 0o7777, mode)
    expect(folder.text, "a\ti\t2\n")
  }
}
