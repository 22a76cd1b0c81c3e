import Foundation
import Glibc
import Soak
import TerminalUITesting
import Expectations
import Testing

/// Descriptions of terminals are files, and the environment says where.
@Suite struct HostileTerminfoTests {
  private static let entry = ["/lib", "/usr/share", "/etc"].map { "\($0)/terminfo/x/xterm-256color" }
    .first { FileManager.default.isReadableFile(atPath: $0) }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "terminfo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "x"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// What may have happened to a file: none of these is a description any more.
  enum Damage: CaseIterable {
    case empty, aByteLess, half, onlyAHeader, noise, zeros, aFurtherByte, otherCounts, aStringElsewhere, noEnd
    case text, aPicture

    func applied(to original: [UInt8]) -> [UInt8] {
      var bytes = original
      var random = Generator(state: 1)
      switch self {
      case .empty: bytes = []
      case .aByteLess: bytes.removeLast()
      case .half: bytes.removeLast(bytes.count / 2)
      case .onlyAHeader: bytes = Array(bytes.prefix(12))
      case .noise: bytes = bytes.prefix(2) + (0..<4000).map { _ in .random(in: 0...255, using: &random) }
      case .zeros: bytes = Array(repeating: 0, count: 2000)
      case .aFurtherByte: bytes.append(0)
      case .otherCounts: for index in 2..<12 { bytes[index] = .random(in: 0...127, using: &random) }
      case .aStringElsewhere:
        // The offsets of strings begin behind the names, the flags and the numbers.
        func short(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
        let flags = 12 + short(2) + short(4)
        let offsets = flags + flags % 2 + short(6) * (short(0) == 0o432 ? 2 : 4)
        (bytes[offsets + 20], bytes[offsets + 21]) = (0xFF, 0x7F)
      case .noEnd: bytes[bytes.count - 1] = 0x41
      case .text: bytes = Array(String(repeating: "xterm-256color|a terminal,\n\tam, km,\n", count: 30).utf8)
      case .aPicture: bytes = [0x89, 0x50, 0x4E, 0x47] + Array(repeating: 0xFF, count: 70_000)
      }
      return bytes
    }
  }

  // Row 25.
  @Test(.enabled(if: entry != nil), arguments: Damage.allCases)
  func `a damaged description is refused in one line`(damage: Damage) throws {
    let original = Array(try Data(contentsOf: URL(filePath: Self.entry ?? "")))
    try withFolder { folder in
      let file = folder.appending(path: "x/xterm-256color")
      try Data(damage.applied(to: original)).write(to: file)
      let terminal = try PseudoTerminal(width: 240, height: 5)
      try terminal.run(
        product: "counter",
        environment: ["TERMINFO": folder.path, "COLORTERM": nil, "TERM": "xterm-256color"])
      try expect(terminal.waitForEnd(), .exitCode(2))
      expect(terminal.output, lacks: 0x1B)
      expect(terminal.output.filter { $0 == 10 }.count, 1)
      expect(terminal.screen.trimmedText, contains: "“\(file.path)” is damaged", "\(terminal.screen)")
      expect(terminal.leftovers, [])
    }
  }

  // Row 25. What is found sound is drawn with in NCursesTests.Descriptions too, many times.
  @Test(.enabled(if: entry != nil))
  func `a description with any bytes is refused, or used to the end`() throws {
    let original = Array(try Data(contentsOf: URL(filePath: Self.entry ?? "")))
    let count = Soak.count(25, 500)
    var random = Generator(state: 1)
    var refused = 0
    try withFolder { folder in
      for number in 0..<count {
        var bytes = original
        for _ in 0..<(number % 4) * 2 + 1 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        try Data(bytes).write(to: folder.appending(path: "x/xterm-256color"))
        let terminal = try PseudoTerminal(width: 40, height: 8)
        try terminal.run(
          product: "counter",
          environment: [
            "TERMINFO": folder.path, "COLORTERM": nil, "TERM": "xterm-256color",
            "SWIFT_BACKTRACE": "enable=no",
          ])
        try terminal.waitUntil("frame or end") {
          terminal.output.contains(0x1B) || terminal.status != nil
        }
        let status = try terminal.terminate(.SIGTERM)
        expect(
          status, (terminal.output.contains(0x1B) ? .signal(.SIGTERM) : .exitCode(2)),
          "file \(number)")
        refused += status == .exitCode(2) ? 1 : 0
        let changes = terminal.leftovers.filter { $0.contains("flags") || $0.contains("control characters") }
        expect(changes, [])
      }
    }
    expect(refused > 0 && refused < count)
  }

  // Policy 8.
  @Test(.enabled(if: getuid() == 0)) func `a privileged program doesn't read its user's descriptions`() throws
  {
    try withFolder { folder in
      for path in ["x", "h"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(
        at: URL(filePath: try #require(Self.entry)), to: folder.appending(path: "h/hers"))
      let copy = folder.appending(path: "counter")
      // By another process: one that a test starts meanwhile would inherit a descriptor that writes to the file.
      let copying = try Process.run(
        URL(filePath: "/bin/cp"), arguments: [PseudoTerminal.path(ofProduct: "counter"), copy.path])
      copying.waitUntilExit()
      func run() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(width: 100, height: 8)
        try terminal.run(
          copy.path,
          environment: PseudoTerminal.noBacktrace.merging(["TERMINFO": folder.path, "TERM": "hers"]) { $1 })
        return terminal
      }
      let plain = try run()
      try plain.waitFor("Count: 0")
      try plain.terminate()
      // Set-group-ID to nobody's group.
      guard chown(copy.path, 0, 65534) == 0, chmod(copy.path, 0o2755) == 0 else { return }
      let privileged = try run()
      try expect(privileged.waitForEnd(), .exitCode(2))
      expect(privileged.screen.trimmedText, contains: "no description", "\(privileged.screen)")
    }
  }
}

/// A generator that gives the same numbers each time (SplitMix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
