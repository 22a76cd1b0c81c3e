import Glibc

/// Runs a command of the shell.
enum Command {
  /// What a command writes to standard output; `nil` if it fails.
  static func output(_ command: String) -> String? {
    guard let pipe = popen(command, "r") else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Whether the shell finds a program.
  static func exists(_ name: String) -> Bool { output("command -v \(name)") != nil }
}
