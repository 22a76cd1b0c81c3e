import Foundation
import MacroExpansion

/// The program with which the compiler expands the macros of TerminalUI.
///
/// The compiler and the program talk over standard input and output: a message is a length of 8 bytes, little-endian, and JSON.
/// The program answers for any source of an app: a mistake becomes a diagnostic at its place.
@main struct Plugin {
  static func main() {
    while let message = read() {
      write(MacroExpansion.answer(to: message))
    }
  }

  // MARK: Messages

  private static func read() -> [String: Any]? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= 1 << 31, let body = bytes(Int(length)) else { return nil }
    return (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
  }

  private static func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var length = UInt64(body.count).littleEndian
    var data = Data(bytes: &length, count: 8)
    data.append(body)
    try? FileHandle.standardOutput.write(contentsOf: data)
  }

  /// So many bytes of standard input; `nil` where it ends before.
  private static func bytes(_ count: Int) -> [UInt8]? {
    var all: [UInt8] = []
    while all.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - all.count), !part.isEmpty else {
        return nil
      }
      all += part
    }
    return all
  }
}
