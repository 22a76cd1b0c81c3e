internal import Glibc

/// A file with values by key, one a line.
///
/// It is always whole: it is written beside and moved into place. Several programs may write it; each changes its own
/// keys, while it holds the lock.
nonisolated struct StorageFile: Sendable {
  let path: String

  /// What the system refused.
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let code: Int32
    var description: String { "\(path) can't be written: \(String(cString: strerror(code)))" }
  }

  /// The largest file that is read; one that is larger isn't ours.
  static let maximumSize = 16 << 20

  private static let header = "# TerminalUI storage 1\n"

  /// The values of the file; what can't be read is left out.
  func read() -> [String: StoredValue] {
    guard let text = contents() else { return [:] }
    var values: [String: StoredValue] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let key = String(unescapingLine: parts[0]),
        let value = StoredValue(type: parts[1], text: parts[2])
      else { continue }
      values[key] = value
    }
    return values
  }

  /// Changes the values of some keys; `nil` removes one.
  func change(_ changes: [String: StoredValue?]) throws(Failure) {
    makeFolder()
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw failure }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 { guard errno == EINTR else { throw failure } }
    var values = read()
    for (key, value) in changes { values[key] = value }
    let lines = values.sorted { $0.key < $1.key }.map { "\($0.key.escapedForLine)\t\($0.value.line)\n" }
    try write(Self.header + lines.joined())
  }

  private var failure: Failure { Failure(path: path, code: errno) }

  private func write(_ text: String) throws(Failure) {
    let temporary = "\(path).\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes.removeFirst(count)
      } else if errno != EINTR {
        let failure = failure
        close(file)
        unlink(temporary)
        throw failure
      }
    }
    // Without it a power cut could leave the new name with no bytes.
    fdatasync(file)
    close(file)
    guard rename(temporary, path) == 0 else {
      let failure = failure
      unlink(temporary)
      throw failure
    }
  }

  private func contents() -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while bytes.count <= Self.maximumSize {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      if count < 0, errno != EINTR { return nil }
    }
    return nil
  }

  private func makeFolder() {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      end = slash
    }
  }
}
