internal import Glibc

/// A file with values by key, one a line.
///
/// It is always whole: it is written next to its place and moved there. A symbolic link stays a link. Several programs may write the file;
/// each changes its own keys, while it holds the lock.
nonisolated struct StorageFile: Sendable {
  let path: String

  /// The largest file that is read or written, 16 MiB; one that is larger isn't ours.
  static let maximumSize = 16 << 20

  /// The values of the file; none where there is no file.
  ///
  /// - Throws: ``StorageFailure`` where something is in its place that can't be read.
  func read() throws(StorageFailure) -> [String: StoredValue] {
    StorageLines(bytes: try contents()?.bytes ?? []).values
  }

  /// Changes the values of some keys; `nil` removes one.
  ///
  /// Unknown lines stay as they are.
  ///
  /// - Parameters:
  ///   - changes: The values.
  ///   - isPatient: Whether to keep waiting for another program's lock; called every 10 ms.
  /// - Throws: ``StorageFailure``; then the file is as it was.
  func change(_ changes: [String: StoredValue?], isPatient: () -> Bool) throws(StorageFailure) {
    makeFolder()
    let target = try target()
    let lock = open(target + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard lock >= 0 else { throw failure(.writing) }
    defer { close(lock) }
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(.writing) }
      guard isPatient() else { throw StorageFailure(path: path, action: .writing, reason: .isLocked) }
      poll(nil, 0, 10)
    }
    let old = try contents()
    let bytes = StorageLines(bytes: old?.bytes ?? []).changed(changes)
    guard bytes.count <= Self.maximumSize else {
      throw StorageFailure(path: path, action: .writing, reason: .isTooLarge)
    }
    if old != nil, access(target, W_OK) != 0 { throw failure(.writing) }
    try write(bytes, to: target, like: old?.status)
  }

  private func failure(_ action: StorageFailure.Action) -> StorageFailure {
    StorageFailure(path: path, action: action, reason: .code(errno))
  }

  /// The bytes of the file; `nil` where there is none.
  private func contents() throws(StorageFailure) -> (bytes: [UInt8], status: stat)? {
    var status = stat()
    // Before it is opened: to open a pipe or a device may do something.
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw failure(.reading)
    }
    let file = status.st_mode & S_IFMT == S_IFREG ? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1
    defer { if file >= 0 { close(file) } }
    if file >= 0, fstat(file, &status) != 0 { throw failure(.reading) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StorageFailure(path: path, action: .reading, reason: .isNoFile)
    }
    guard file >= 0 else { throw failure(.reading) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while status.st_size <= Self.maximumSize, bytes.count <= Self.maximumSize {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count == 0 { return (bytes, status) }
      if count < 0, errno != EINTR { throw failure(.reading) }
    }
    throw StorageFailure(path: path, action: .reading, reason: .isTooLarge)
  }

  /// Writes the bytes to a new file and moves it into place, so that the old or the new file is there at any moment.
  private func write(_ bytes: [UInt8], to target: String, like old: stat?) throws(StorageFailure) {
    var (name, file) = ("", Int32(-1))
    repeat {
      name = "\(target).\(String(UInt32.random(in: 0...UInt32.max), radix: 36))"
      file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    } while file < 0 && errno == EEXIST
    guard file >= 0 else { throw failure(.writing) }
    // The written bytes must be on the disk: else a power cut could leave the new name with no bytes.
    guard writeAll(bytes, to: file), fdatasync(file) == 0, keepRights(of: old, on: file) else {
      let failure = failure(.writing)
      close(file)
      unlink(name)
      throw failure
    }
    guard close(file) == 0, rename(name, target) == 0 else {
      let failure = failure(.writing)
      unlink(name)
      throw failure
    }
  }

  private func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  /// Gives a file the owner, as far as that is allowed, and the rights of another one.
  private func keepRights(of old: stat?, on file: Int32) -> Bool {
    guard let old else { return true }
    _ = fchown(file, old.st_uid, old.st_gid)
    return fchmod(file, old.st_mode & 0o777) == 0
  }

  /// The file that the path leads to by symbolic links, which needn't be there.
  private func target() throws(StorageFailure) -> String {
    var path = path
    // As many as the kernel follows.
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes { buffer in
        readlink(path, buffer.bindMemory(to: CChar.self).baseAddress!, buffer.count)
      }
      guard count >= 0 else { return path }
      guard let next = String(validating: buffer[..<count], as: UTF8.self) else {
        throw StorageFailure(path: self.path, action: .writing, reason: .code(EILSEQ))
      }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw StorageFailure(path: self.path, action: .writing, reason: .code(ELOOP))
  }

  private func makeFolder() {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      end = slash
    }
  }
}
