#if Data
  internal import Foundation
  internal import Glibc

  /// Hears when the files of a database change, by inotify: nothing wakes up while they don't.
  ///
  /// The database itself, its write-ahead log and its rollback journal are watched, and the folder for files that come and go; of others in the
  /// folder only those that come and go cause anything.
  final class FileWatcher: Sendable {
    private let descriptor: Int32
    private let stop: Int32

    /// Begins to watch; `nil` where the system has no watches left.
    ///
    /// - Parameters:
    ///   - path: The database.
    ///   - changed: Called on a thread of the watcher, once for all that has happened since it was called last.
    init?(path: String, changed: @escaping @Sendable () -> Void) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      var ends: [Int32] = [-1, -1]
      guard descriptor >= 0, pipe(&ends) == 0 else {
        stop = -1
        return nil
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      stop = ends[1]
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let watch = Watch(
        descriptor: descriptor, stop: ends[0], folder: url.deletingLastPathComponent().path,
        names: ["", "-wal", "-journal"].map { url.lastPathComponent + $0 }, changed: changed)
      guard watch.begin() else {
        close(descriptor)
        close(ends[0])
        return nil
      }
      let thread = Thread { watch.run() }
      thread.name = "database files"
      thread.stackSize = 1 << 19
      thread.start()
    }

    // The thread at the other end of the pipe notices that this end is closed.
    deinit { if stop >= 0 { close(stop) } }
  }

  /// The work of a ``FileWatcher``'s thread.
  private final class Watch: @unchecked Sendable {
    let descriptor: Int32
    let stop: Int32
    let folder: String
    let names: [String]
    let changed: @Sendable () -> Void
    private var folderWatch: Int32 = -1

    init(
      descriptor: Int32, stop: Int32, folder: String, names: [String], changed: @escaping @Sendable () -> Void
    ) {
      (self.descriptor, self.stop, self.folder) = (descriptor, stop, folder)
      (self.names, self.changed) = (names, changed)
    }

    func begin() -> Bool {
      folderWatch = inotify_add_watch(
        descriptor, folder, UInt32(IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_ONLYDIR))
      for name in names { watch(name) }
      return folderWatch >= 0
    }

    private func watch(_ name: String) {
      _ = inotify_add_watch(
        descriptor, folder + "/" + name, UInt32(IN_MODIFY | IN_MOVE_SELF | IN_DELETE_SELF))
    }

    /// Waits for writes to the file, on a thread of its own, until it is stopped.
    func run() {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        var waits = [
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&waits, 2, -1) >= 0 || errno == EINTR else { break }
        if waits[1].revents != 0 { break }
        var isOurs = false
        while true {
          let length = read(descriptor, &buffer, buffer.count)
          guard length > 0 else { break }
          if hear(buffer[..<length]) { isOurs = true }
        }
        guard isOurs else { continue }
        changed()
        // Writes without a pause are reported two hundred times a second.
        usleep(5_000)
      }
      close(descriptor)
      close(stop)
    }

    /// Looks through events; says whether one is about the database.
    private func hear(_ bytes: ArraySlice<UInt8>) -> Bool {
      var isOurs = false
      var place = bytes.startIndex
      let head = MemoryLayout<inotify_event>.size
      while place + head <= bytes.endIndex {
        let event = bytes[place...].withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        let end = place + head + Int(event.len)
        let name = String(
          decoding: bytes[(place + head)..<min(end, bytes.endIndex)].prefix { $0 != 0 }, as: UTF8.self)
        if event.wd == folderWatch, event.mask & UInt32(IN_Q_OVERFLOW) == 0 {
          if names.contains(name) {
            isOurs = true
            if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { watch(name) }
          }
        } else if event.mask & UInt32(IN_IGNORED) == 0 {
          isOurs = true
        }
        place = end
      }
      return isOurs
    }
  }
#endif
