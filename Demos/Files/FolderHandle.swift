import CLinux
import Glibc

/// An open folder.
///
/// Work in it concerns this folder even if another gets its name, and follows no link.
nonisolated final class FolderHandle: Sendable {
  let descriptor: Int32

  private init(taking descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens a folder by its path, however long; links on the way are followed.
  ///
  /// - Throws: ``FileProblem`` where there is none, or it can't be entered.
  convenience init(_ path: FilePath) throws(FileProblem) {
    var descriptor = Glibc.open("/", CL_O_PATH | O_DIRECTORY | O_CLOEXEC)
    var names = path.names[...]
    while !names.isEmpty {
      // As many names at once as a path may have bytes.
      var part: [UInt8] = []
      while let name = names.first, part.count + name.bytes.count < 4000 {
        part += name.bytes + [UInt8(ascii: "/")]
        names.removeFirst()
      }
      if part.isEmpty { break }
      let next = openat(
        descriptor, part.map { CChar(bitPattern: $0) } + [0], CL_O_PATH | O_DIRECTORY | O_CLOEXEC)
      let code = errno
      close(descriptor)
      guard next >= 0 else { throw FileProblem(path.name ?? "/", code: code) }
      descriptor = next
    }
    let last = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let code = errno
    // A folder that can be searched and not listed is used as it is.
    if last < 0, code != EACCES {
      close(descriptor)
      throw FileProblem(path.name ?? "/", code: code)
    }
    if last >= 0 { close(descriptor) }
    self.init(taking: last >= 0 ? last : descriptor)
  }

  // MARK: What is there

  func status() throws(FileProblem) -> FileStatus { try FileStatus(descriptor: descriptor, name: ".") }

  /// Of an entry, of a link itself.
  func status(of name: FileName) throws(FileProblem) -> FileStatus {
    let result = name.withPointer { pointer in
      Result { () throws(SystemError) in try FileStatus(pointer, in: descriptor) }
    }
    switch result {
    case .success(let status): return status
    case .failure(let error): throw FileProblem(name, code: error.code)
    }
  }

  /// The status of an entry; nil where there is none.
  func statusIfAny(of name: FileName) throws(FileProblem) -> FileStatus? {
    do throws(FileProblem) {
      return try status(of: name)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// The status of a link's target; nil where there is none.
  func followed(_ name: FileName) -> FileStatus? {
    name.withPointer { try? FileStatus($0, in: descriptor, followsLinks: true) }
  }

  /// Calls with each entry, in no order, and the `d_type` that the folder has for it, until the answer is false.
  ///
  /// - Throws: ``FileProblem`` also where reading ends early: half a list is none.
  func forEachEntry(_ body: (FileName, Int) -> Bool) throws(FileProblem) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, let stream = fdopendir(copy) else {
      let code = errno
      if copy >= 0 { close(copy) }
      throw FileProblem(".", code: code)
    }
    defer { closedir(stream) }
    rewinddir(stream)
    while true {
      errno = 0
      guard let item = readdir(stream) else {
        if errno != 0 { throw FileProblem(".") }
        return
      }
      let name = FileName(item)
      if name != ".", name != "..", !body(name, Int(item.pointee.d_type)) { return }
    }
  }

  /// The names of all entries, in no order.
  func names(limit: Int = .max) throws(FileProblem) -> [FileName] {
    var names: [FileName] = []
    try forEachEntry { name, _ in
      names.append(name)
      return names.count < limit
    }
    return names
  }

  /// Opens a folder in this one; fails with `ENOTDIR` at a link.
  func folder(_ name: FileName) throws(FileProblem) -> FolderHandle {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let next = name.withPointer { openat(descriptor, $0, flags) }
    guard next >= 0 else { throw FileProblem(name) }
    return FolderHandle(taking: next)
  }

  /// Opens a folder in this one, or the one that a link leads to.
  func following(_ name: FileName) throws(FileProblem) -> FolderHandle {
    let next = name.withPointer { openat(descriptor, $0, CL_O_PATH | O_DIRECTORY | O_CLOEXEC) }
    guard next >= 0 else { throw FileProblem(name) }
    return FolderHandle(taking: next)
  }

  /// The same folder, opened to be listed.
  func reopened() throws(FileProblem) -> FolderHandle { try folder(".") }

  /// The folder around this one.
  func parent() throws(FileProblem) -> FolderHandle {
    let next = openat(descriptor, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if next >= 0 { return FolderHandle(taking: next) }
    let path = openat(descriptor, "..", CL_O_PATH | O_DIRECTORY | O_CLOEXEC)
    guard path >= 0 else { throw FileProblem("..") }
    return FolderHandle(taking: path)
  }

  /// Opens a file in this folder; never waits for a pipe.
  func open(_ name: FileName, _ flags: Int32, mode: mode_t = 0o600) throws(FileProblem) -> Int32 {
    let flags = flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let file = name.withPointer { openat(descriptor, $0, flags, mode) }
    guard file >= 0 else { throw FileProblem(name, isOfTarget: flags & O_CREAT != 0) }
    return file
  }

  /// The target of a link.
  func target(ofLink name: FileName) throws(FileProblem) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = name.withPointer { name in
      bytes.withUnsafeMutableBytes { readlinkat(descriptor, name, $0.baseAddress!, $0.count) }
    }
    guard count >= 0 else { throw FileProblem(name) }
    return Array(bytes.prefix(count))
  }

  // MARK: What is made, without ever replacing something

  func makeFolder(_ name: FileName, mode: mode_t = 0o700) throws(FileProblem) {
    guard name.withPointer({ mkdirat(descriptor, $0, mode) }) == 0 else {
      throw FileProblem(name, isOfTarget: true)
    }
  }

  func makeLink(_ name: FileName, to target: [UInt8]) throws(FileProblem) {
    let code = FileName(bytes: target).withPointer { target in
      name.withPointer { symlinkat(target, descriptor, $0) }
    }
    guard code == 0 else { throw FileProblem(name, isOfTarget: true) }
  }

  /// Gives a file another name; fails with `EEXIST` where anything has it.
  func rename(_ name: FileName, to folder: FolderHandle, as new: FileName) throws(FileProblem) {
    let code = name.withPointer { old in
      new.withPointer { cl_rename_new(descriptor, old, folder.descriptor, $0) }
    }
    if code == 0 { return }
    // A file system that can't promise not to replace.
    if errno == EINVAL || errno == ENOSYS { return try renameByLink(name, to: folder, as: new) }
    throw FileProblem(name, isOfTarget: true)
  }

  /// Renames by calls that never replace: a second name for a file, an empty folder in a folder's place.
  func renameByLink(_ name: FileName, to folder: FolderHandle, as newName: FileName) throws(FileProblem) {
    let isFolder = try status(of: name).kind == .folder
    let code = name.withPointer { old in
      newName.withPointer { new -> Int32 in
        guard isFolder else {
          guard linkat(descriptor, old, folder.descriptor, new, 0) == 0 else { return -1 }
          guard (try? self.status(of: name))?.identity == (try? folder.status(of: newName))?.identity else {
            return 0
          }
          return unlinkat(descriptor, old, 0)
        }
        guard mkdirat(folder.descriptor, new, 0o700) == 0 else { return -1 }
        if renameat(descriptor, old, folder.descriptor, new) == 0 { return 0 }
        let code = errno
        unlinkat(folder.descriptor, new, AT_REMOVEDIR)
        errno = code
        return -1
      }
    }
    guard code == 0 else { throw FileProblem(name, isOfTarget: true) }
  }

  // MARK: What goes

  func removeFile(_ name: FileName) throws(FileProblem) {
    guard name.withPointer({ unlinkat(descriptor, $0, 0) }) == 0 else { throw FileProblem(name) }
  }

  /// Removes a folder, which the system does only if it is empty.
  func removeFolder(_ name: FileName) throws(FileProblem) {
    guard name.withPointer({ unlinkat(descriptor, $0, AT_REMOVEDIR) }) == 0 else { throw FileProblem(name) }
  }

  /// Writes to the disk which names the folder has.
  func sync() { fsync(descriptor) }
}

nonisolated extension FileName {
  init(_ item: UnsafeMutablePointer<dirent>) {
    let start = UnsafeRawPointer(item) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 19)
    let name = start.assumingMemoryBound(to: UInt8.self)
    bytes = Array(UnsafeBufferPointer(start: name, count: strlen(start.assumingMemoryBound(to: CChar.self))))
  }

  /// Calls with the name as C reads it.
  func withPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    // On the stack: a folder of 100 000 files has as many names.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[bytes.count] = 0
      return body(UnsafePointer(buffer.baseAddress!))
    }
  }
}
