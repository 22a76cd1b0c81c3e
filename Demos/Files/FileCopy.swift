import CLinux
import Glibc

/// Copies the contents of one file, with everything about it that the system lets be kept.
nonisolated struct FileCopy {
  let source: FolderHandle
  let target: FolderHandle
  let job: FileJob

  /// Copies a file to a free name; if that fails, nothing is left of it.
  ///
  /// - Parameters:
  ///   - name: A regular file in the source.
  ///   - new: The name of the copy.
  ///   - isSynced: Whether it is on the disk when this returns.
  /// - Returns: The states in which the file was copied, and in which the copy is.
  /// - Throws: ``FileProblem``; `CancellationError`.
  func copy(_ name: FileName, as new: FileName, isSynced: Bool) throws -> (source: FileStamp, copy: FileStamp)
  {
    let input = try source.open(name, O_RDONLY)
    defer { close(input) }
    var status = try FileStatus(descriptor: input, name: name)
    guard status.kind == .file else {
      throw FileProblem(name, "It was replaced by something else meanwhile.")
    }
    job.reach(.copies(name))
    let output = try target.open(new, O_WRONLY | O_CREAT | O_EXCL)
    defer { close(output) }
    do {
      for attempt in 1... {
        try copyBytes(from: input, to: output, name)
        let after = try FileStatus(descriptor: input, name: name)
        if after.stamp == status.stamp { break }
        status = after
        guard attempt < 3 else { throw FileProblem(name, "It was changed while it was copied.") }
        guard ftruncate(output, 0) == 0 else { throw FileProblem(name, isOfTarget: true) }
      }
      Metadata.copy(status, of: input, to: output)
      if isSynced, fsync(output) != 0 { throw FileProblem(name, isOfTarget: true) }
      return (status.stamp, try FileStatus(descriptor: output, name: new).stamp)
    } catch {
      let made = try? FileStatus(descriptor: output, name: new).identity
      if let made, (try? target.status(of: new))?.identity == made { try? target.removeFile(new) }
      throw error
    }
  }

  /// Copies the written parts of a file, and leaves out its holes.
  private func copyBytes(from input: Int32, to output: Int32, _ name: FileName) throws {
    let size = 1 << 20
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 4096)
    defer { buffer.deallocate() }
    var place = 0
    while true {
      let start = lseek(input, off_t(place), CL_SEEK_DATA)
      // The end, or a file system without holes.
      if start < 0, errno == ENXIO { break }
      var end = start < 0 ? -1 : lseek(input, start, CL_SEEK_HOLE)
      if end < 0 { end = .max }
      place = max(place, Int(start))
      while place < end {
        try job.check()
        let count = pread(input, buffer, min(size, Int(end) - place), off_t(place))
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw FileProblem(name) }
        if count == 0 { break }
        var written = 0
        while written < count {
          let step = pwrite(output, buffer + written, count - written, off_t(place + written))
          if step < 0, errno == EINTR { continue }
          guard step > 0 else { throw FileProblem(name, code: step == 0 ? ENOSPC : errno, isOfTarget: true) }
          written += step
        }
        place += count
        job.reach(.wrote(count))
      }
      // Cut off meanwhile, or all of it.
      if place < end { break }
    }
    let length = try FileStatus(descriptor: input, name: name).size
    if length > place, ftruncate(output, off_t(length)) != 0 { throw FileProblem(name, isOfTarget: true) }
  }
}

/// A file's metadata: owner, permissions, times and extended attributes.
nonisolated enum Metadata {
  /// Gives a copy the attributes of its original, as far as the system allows.
  static func copy(_ status: FileStatus, of input: Int32, to output: Int32) {
    let isOwned = fchown(output, status.owner, status.group) == 0
    var mode = status.mode
    if !isOwned {
      // Set-ID bits need the same owner and group.
      mode &= ~S_ISUID
      if fchown(output, .max, status.group) != 0 { mode &= ~S_ISGID }
    }
    copyAttributes(of: input, to: output)
    fchmod(output, mode)
    var times = [status.accessed.timespec, status.stamp.modified.timespec]
    futimens(output, &times)
  }

  /// Gives a link the attributes of its original; links have no permissions.
  static func copy(_ status: FileStatus, toLink name: FileName, in folder: FolderHandle) {
    var times = [status.accessed.timespec, status.stamp.modified.timespec]
    name.withPointer {
      _ = fchownat(folder.descriptor, $0, status.owner, status.group, AT_SYMLINK_NOFOLLOW)
      _ = utimensat(folder.descriptor, $0, &times, AT_SYMLINK_NOFOLLOW)
    }
  }

  private static func copyAttributes(of input: Int32, to output: Int32) {
    var size = flistxattr(input, nil, 0)
    guard size > 0 else { return }
    var names = [CChar](repeating: 0, count: size)
    size = flistxattr(input, &names, size)
    guard size > 0 else { return }
    for name in names.prefix(size).split(separator: 0) {
      let name = Array(name) + [0]
      let length = fgetxattr(input, name, nil, 0)
      guard length >= 0 else { continue }
      var value = [UInt8](repeating: 0, count: length)
      let count = fgetxattr(input, name, &value, length)
      if count >= 0 { fsetxattr(output, name, value, count, 0) }
    }
  }
}
