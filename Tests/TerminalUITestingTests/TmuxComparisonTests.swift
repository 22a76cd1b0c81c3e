import Cells
import Foundation
import Expectations
import Testing

import TerminalUITesting

/// The emulator beside tmux: the same bytes must show the same cells.
@Suite struct TmuxComparisonTests {
  static let hasTmux = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  @Test(.enabled(if: hasTmux, "tmux is not installed"), arguments: 1...10)
  func `shows what tmux shows for random programs`(seed: UInt64) throws {
    let size = Size(width: 30, height: 8)
    var generator = SequenceGenerator(seed: seed, size: size)
    // Something in the last column makes tmux tell of the blank cells before it.
    let bytes =
      (0..<400).map { _ in generator.next() }.joined()
      + (1...size.height).map { "\u{1B}[\($0);\(size.width)H|" }.joined()
    var emulator = TerminalEmulator(width: size.width, height: size.height)
    emulator.feed(bytes)
    let other = try screenOfTmux(bytes, size: size)
    expect(emulator.unknown, [])
    var differences: [String] = []
    for y in 0..<size.height {
      for x in 0..<size.width where emulator[x, y] != other[x, y] {
        differences.append("x \(x), y \(y): \(emulator[x, y]), in tmux \(other[x, y])")
      }
    }
    expect(differences.prefix(5), [], "\(emulator)\ntmux:\n\(other)")
  }

  /// What a pane of tmux shows after some bytes.
  private func screenOfTmux(_ bytes: String, size: Size) throws -> TerminalEmulator {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tmux-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try bytes.write(to: folder.appending(path: "bytes"), atomically: true, encoding: .utf8)
    try "set -g status off".write(
      to: folder.appending(path: "configuration"), atomically: true, encoding: .utf8)
    // The answer to a question comes after everything before it has been shown. The pane captures itself and ends,
    // and the server with it: nothing is left running whatever happens to this process.
    let pane = #"""
      exec 2>log; stty raw -echo; cat bytes; printf "\033[5n"; head -c 4 >answer
      tmux -S ./socket capture-pane -p -e -N >screen
      """#
    let script = "cd '\(folder.path)' && exec tmux -u -S ./socket -f configuration new-session '\(pane)'"
    let terminal = try PseudoTerminal(width: size.width, height: size.height)
    try terminal.run("/bin/sh", ["-c", script])
    try terminal.waitForEnd(timeout: .seconds(20))
    let screen = try String(contentsOf: folder.appending(path: "screen"), encoding: .utf8)
    var result = TerminalEmulator(width: size.width, height: size.height)
    result.feed(
      screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast().joined(separator: "\r\n"))
    return result
  }
}

/// Random bytes a full-screen program could write, the same for the same seed.
///
/// It keeps away from what terminals do differently: no text reaches the last column, lines are inserted and deleted
/// only where rows scroll, and programs with wide characters (those with an odd seed) cut them only by writing over
/// them, without styles.
struct SequenceGenerator {
  private var state: UInt64
  private let size: Size
  private let hasWideCharacters: Bool
  private var margins: ClosedRange<Int>

  init(seed: UInt64, size: Size) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    self.size = size
    hasWideCharacters = seed % 2 == 1
    margins = 1...size.height
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }

  private mutating func pick(_ choices: [String]) -> String { choices[number(0...choices.count - 1)] }

  private mutating func place() -> String {
    "\u{1B}[\(number(margins));\(number(1...size.width - 10))H"
  }

  mutating func next() -> String {
    let count = number(1...6)
    switch number(0...13) {
    case 0...4: return place() + pick(["abc", hasWideCharacters ? "日本" : "d", "xyz12", "é─│", "e\u{301}o"])
    case 5 where !hasWideCharacters:
      return "\u{1B}[" + pick(["0", "1", "31;44", "38;5;\(count + 99)", "7", "48;2;1;2;\(count)", "39;49"])
        + "m"
    case 6: return place() + "\u{1B}[\(hasWideCharacters ? 2 : number(0...2))K"
    case 7 where !hasWideCharacters: return place() + "\u{1B}[\(count)" + pick(["X", "P", "@"])
    case 8: return place() + "\u{1B}[\(count)" + pick(["L", "M"])
    case 9: return "\u{1B}[\(count)" + pick(["S", "T"])
    case 10:
      margins = number(1...3)...number(5...size.height)
      return "\u{1B}[\(margins.lowerBound);\(margins.upperBound)r"
    case 11: return place() + pick(["\n", "\u{1B}M", "\u{1B}D", "\u{1B}E"])
    case 12: return place() + (hasWideCharacters ? "" : "a\u{1B}[\(count)b")
    default:
      return place() + "\u{1B}7\u{1B}[1m\u{1B}[\(count)" + pick(["A", "B", "C", "D", "G", "d"]) + "+\u{1B}8"
    }
  }
}
