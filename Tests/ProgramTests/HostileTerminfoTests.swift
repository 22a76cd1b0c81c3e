import Foundation
import Glibc
import Testing
import TerminalUITesting

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

  // Row 25.
  @Test(.enabled(if: entry != nil))
  func `a damaged description ends a program at worst, and leaves the device as it was`() throws {
    let original = Array(try Data(contentsOf: URL(filePath: Self.entry ?? "")))
    let count = getenv("TERMINALUI_STRESS") != nil ? 500 : 25
    var random = Generator(state: 1)
    try withFolder { folder in
      for number in 0..<count {
        var bytes = original
        switch number % 4 {
        case 0: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
        case 1:
          for _ in 0..<20 {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
          }
        case 2: for index in 2..<12 { bytes[index] = .random(in: 0...255, using: &random) }
        default:
          bytes =
            bytes.prefix(2)
            + (0..<Int.random(in: 0..<4000, using: &random)).map { _ in .random(in: 0...255, using: &random) }
        }
        try Data(bytes).write(to: folder.appending(path: "x/xterm-256color"))
        let terminal = try PseudoTerminal(width: 40, height: 8)
        try terminal.run(
          product: "counter",
          environment: [
            "TERMINFO": folder.path, "COLORTERM": nil, "TERM": "xterm-256color",
            "SWIFT_BACKTRACE": "enable=no",
          ])
        try? terminal.waitUntil("frame or end", timeout: .seconds(2)) {
          !terminal.output.isEmpty || terminal.status != nil
        }
        let status = try terminal.terminate(.SIGTERM)
        // ncurses 6.4 itself crashes on some, where the names of extended capabilities are damaged.
        #expect(
          [.signal(.SIGTERM), .exitCode(2), .signal(.SIGSEGV)].contains(status),
          "\(status), file \(number): \(Data(bytes).base64EncodedString())")
        let changes = terminal.leftovers.filter { $0.contains("flags") || $0.contains("control characters") }
        #expect(changes == [])
      }
    }
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
      #expect(try privileged.waitForEnd() == .exitCode(2))
      #expect(privileged.screen.trimmedText.contains("no description"), "\(privileged.screen)")
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
