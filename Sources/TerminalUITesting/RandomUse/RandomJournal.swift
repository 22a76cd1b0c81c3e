internal import Foundation
internal import Glibc

/// The events of a random use in a file, each there before it happens.
///
/// The events survive a process that ends by a mistake.
///
/// The journal is a file in the folder for temporary files, named for the test and the seed. The process holds a lock
/// on the file while it runs.
final class RandomJournal {
  private let path: String
  private let file: Int32
  /// The events of a run that didn't come to its end; `nil` where the last one did.
  let leftEvents: [RandomEvent]?

  init(key: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "terminalui-random-\(getuid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = key.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    path = folder.appending(path: "\(String(name)).events").path
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // Another process may run the same test now: then that process has the file, and this one has none.
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 else {
      leftEvents = nil
      return
    }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let events = text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(RandomEvent.self, from: Data($0.utf8))
    }
    leftEvents = events.isEmpty ? nil : events
  }

  /// An app begins: earlier events don't count.
  func begin() {
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
  }

  /// Notes an event that is about to happen.
  func append(_ event: RandomEvent) {
    guard file >= 0, var line = try? JSONEncoder().encode(event) else { return }
    line.append(UInt8(ascii: "\n"))
    _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  /// All went well, or was reported.
  func end() {
    guard file >= 0 else { return }
    begin()
    unlink(path)
  }

  deinit { if file >= 0 { close(file) } }
}
