internal import Foundation
internal import TerminalUI

/// The reading of the files of a `TextTable`: a mistake in one entry costs that entry, and is reported.
///
/// It goes through all readers of files as an `inout` value, and collects the problems.
struct TableFile: Sendable {
  /// The problems so far, a line each.
  private(set) var problems: [String] = []
  /// Whether the system refused a file that may be readable later, as where no descriptors are left.
  private(set) var isRefused = false

  /// The most problems that are reported for one table.
  private static let mostProblems = 20

  /// Notes what is wrong in a file.
  mutating func note(_ problem: String, in path: String) {
    if problems.count < Self.mostProblems { problems.append("\(path): \(problem)") }
  }

  /// The bytes of a file; `nil` where there is none, or it can't be read.
  mutating func contents(atPath path: String) -> Data? {
    // Not by `Data(contentsOf:)`, whose errors don't say that no descriptors are left.
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      refused(errno, path)
      return nil
    }
    defer { close(file) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count > 0 { data += buffer[..<count] }
      if count == 0 { return data }
      if count < 0, errno != EINTR {
        refused(errno, path)
        return nil
      }
    }
  }

  /// The names in a folder, in order; none where there is no such folder.
  mutating func names(in folder: String) -> [String] {
    guard let open = opendir(folder) else {
      refused(errno, folder)
      return []
    }
    closedir(open)
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Notes why a file can't be read, unless there is none.
  mutating func refused(_ code: Int32, _ path: String) {
    guard code != ENOENT, code != ENOTDIR else { return }
    isRefused = isRefused || [EMFILE, ENFILE, ENOMEM, EIO].contains(code)
    note(String(cString: strerror(code)), in: path)
  }
}
