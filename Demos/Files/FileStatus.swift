import CLinux
import Glibc

/// The identity of a file, independent of its name.
///
/// The number of a removed file is given to the next one. So the time of its making belongs to the identity, where the file system knows that.
nonisolated struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
  let made: FileTime
}

/// A moment as the file system keeps it.
nonisolated struct FileTime: Hashable, Sendable {
  let seconds: Int
  let nanoseconds: Int

  init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }

  init(_ time: statx_timestamp) { (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec)) }

  var timespec: timespec { Glibc.timespec(tv_sec: seconds, tv_nsec: nanoseconds) }
}

/// The identity and state of a file: equal as long as the file is unchanged.
///
/// Of a folder only the identity counts, because its contents are looked at by themselves.
nonisolated struct FileStamp: Hashable, Sendable {
  let identity: FileIdentity
  let kind: FileStatus.Kind
  let size: Int
  let modified: FileTime
  /// When anything about the file changed last; it can't be set, as the time of the contents can.
  let changed: FileTime

  static func == (left: FileStamp, right: FileStamp) -> Bool {
    left.hasContents(of: right) && (left.kind == .folder || left.changed == right.changed)
  }

  /// Whether both are of the same file with the same contents, though its name or permissions may have changed.
  func hasContents(of other: FileStamp) -> Bool {
    identity == other.identity && kind == other.kind
      && (kind == .folder || size == other.size && modified == other.modified)
  }
}

/// A file system's facts about a file.
nonisolated struct FileStatus: Sendable {
  enum Kind: Sendable { case file, folder, link, pipe, socket, device }

  let stamp: FileStamp
  let mode: mode_t
  let links: Int
  let owner: uid_t
  let group: gid_t
  let accessed: FileTime

  /// - Parameters:
  ///   - folder: An open folder, or the file itself for an empty name.
  ///   - followsLinks: Whether the target of a link is meant.
  init(_ name: UnsafePointer<CChar>, in folder: Int32, followsLinks: Bool = false) throws(SystemError) {
    var status = statx()
    let flags = (followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) | CL_EMPTY_PATH
    guard cl_status(folder, name, flags, &status) == 0 else { throw SystemError(code: errno) }
    let bits = mode_t(status.stx_mode)
    let kind: Kind =
      switch bits & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    let device = UInt64(status.stx_dev_major) << 32 | UInt64(status.stx_dev_minor)
    stamp = FileStamp(
      identity: FileIdentity(device: device, inode: status.stx_ino, made: FileTime(status.stx_btime)),
      kind: kind, size: Int(clamping: status.stx_size), modified: FileTime(status.stx_mtime),
      changed: FileTime(status.stx_ctime))
    (mode, links) = (bits & 0o7777, Int(status.stx_nlink))
    (owner, group, accessed) = (status.stx_uid, status.stx_gid, FileTime(status.stx_atime))
  }

  /// Of an open file.
  init(descriptor: Int32, name: FileName) throws(FileProblem) {
    do throws(SystemError) {
      try self.init("", in: descriptor)
    } catch {
      throw FileProblem(name, code: error.code)
    }
  }

  var kind: Kind { stamp.kind }
  var size: Int { stamp.size }
  var identity: FileIdentity { stamp.identity }
}

/// The code of a call that failed.
nonisolated struct SystemError: Error { let code: Int32 }

nonisolated extension FileStatus.Kind {
  /// The kind of file that isn't copied, in words; nil for others.
  var special: String? {
    switch self {
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .file, .folder, .link: nil
    }
  }
}
