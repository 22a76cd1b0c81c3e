import Cells
import Expectations
import Foundation
import Testing

import TerminalUITesting

/// A region in tmux, which breaks rows anew when its width changes, and keeps what scrolls away.
@Suite struct InlineTmuxTests {
  static let hasTmux = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  /// The lines of a pane with all that has scrolled away, at the end of a script in which the trial runs behind 1 000 lines.
  ///
  /// - Parameters:
  ///   - lines: How many lines are printed before.
  ///   - play: Uses the terminal while the trial shows its region, and ends it.
  private func history(
    width: Int, height: Int, lines: Int = 1000, play: (PseudoTerminal) throws -> Void
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tmux-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The server ends with its client.
    try
      "set -g status off\nset -g destroy-unattached on\nset -g history-limit 9000\nset -g window-size latest\n"
      .write(to: folder.appending(path: "configuration"), atomically: true, encoding: .utf8)
    try """
    exec 2>log
    i=1; while [ $i -le \(lines) ]; do echo "line $i."; i=$((i+1)); done
    \(PseudoTerminal.path(ofProduct: "Trials")) inline
    echo "the prompt"
    tmux -S ./socket capture-pane -p -J -S - >history
    """.write(to: folder.appending(path: "pane"), atomically: true, encoding: .utf8)
    let terminal = try PseudoTerminal(width: width, height: height)
    try terminal.run(
      "/bin/sh",
      ["-c", "cd '\(folder.path)' && exec tmux -u -S ./socket -f configuration new-session 'sh ./pane'"])
    try terminal.waitFor("row 2 of 3")
    try play(terminal)
    try terminal.waitForEnd()
    return try String(contentsOf: folder.appending(path: "history"), encoding: .utf8)
      .split(separator: "\n").map { line in
        var line = line
        while line.last == " " { line.removeLast() }
        return String(line)
      }
  }

  // Inline F6, F7.
  @Test(
    .enabled(if: hasTmux, "tmux is not installed"),
    arguments: [(80, 24, 1000), (80, 24, 4), (100, 12, 1000)])
  func `resizing during a stream loses no line, doubles none and leaves no fragment`(
    width: Int, height: Int, lines: Int
  ) throws {
    let history = try history(width: width, height: height, lines: lines) { terminal in
      try terminal.send("s")
      var next = 0
      for factor in [1.4, 1, 2, 1, 2.8, 1] {
        next += 45
        try terminal.waitUntil("sentinel \(next)") { terminal.latestSentinel >= next }
        try terminal.resize(width: Int(Double(width) / factor), height: height)
      }
      try terminal.waitFor("row 0 of 1")
      try terminal.send("q")
    }
    expect(history.filter { $0.hasPrefix("line") }, (1...lines).map { "line \($0)." })
    expect(history.filter { $0.hasPrefix("sentinel") }, (0..<400).map { "sentinel \($0)" })
    let rest = history.filter { !$0.hasPrefix("line") && !$0.hasPrefix("sentinel") }
    expect(rest.map { String($0.prefix(10)) }, ["row 0 of 1", "the prompt"])
  }

  // Inline F6.
  @Test(.enabled(if: hasTmux, "tmux is not installed"), arguments: [1000, 3])
  func `with a cursor in a field, too`(lines: Int) throws {
    let history = try history(width: 80, height: 24, lines: lines) { terminal in
      try terminal.send("f")
      try terminal.waitFor("Name")
      try terminal.send("a name")
      try terminal.waitFor("a name")
      for width in [57, 80, 40, 80, 28, 80] {
        try terminal.resize(width: width, height: 24)
        try terminal.send("x")
        try terminal.waitUntil("key") {
          terminal.screen.lines.filter { $0.contains("a name") }.count == 1
            && terminal.screen.trimmedText.contains("row 2 of 3")
        }
        terminal.waitForSilence(of: .milliseconds(150))
      }
      try terminal.send(.control("c"))
    }
    expect(history.filter { $0.hasPrefix("line") }, (1...lines).map { "line \($0)." })
    expect(
      history.suffix(5).map { String($0.prefix(8)) },
      ["row 0 of", "row 1 of", "row 2 of", "a namexx", "the prom"])
    // With room below it, tmux scrolls away what is above the cursor. That can't be erased.
    if lines == 1000 { expect(history.filter { $0.hasPrefix("row") || $0.hasPrefix("=") }.count, 3) }
  }

  // Inline F6.
  @Test(.enabled(if: hasTmux, "tmux is not installed"))
  func `another height keeps all that is above`() throws {
    let history = try history(width: 80, height: 24) { terminal in
      try terminal.send("s")
      for (index, height) in [12, 24, 6, 30, 3, 24].enumerated() {
        try terminal.waitUntil("sentinel") { terminal.latestSentinel >= 45 * (index + 1) }
        try terminal.resize(width: 80, height: height)
      }
      try terminal.waitFor("row 0 of 1")
      try terminal.send("q")
    }
    expect(history.filter { $0.hasPrefix("line") }, (1...1000).map { "line \($0)." })
    expect(history.filter { $0.hasPrefix("sentinel") }, (0..<400).map { "sentinel \($0)" })
  }
}

extension PseudoTerminal {
  /// The highest number of a sentinel on the screen.
  fileprivate var latestSentinel: Int {
    screen.lines.compactMap { line in
      line.hasPrefix("sentinel ") ? line.dropFirst(9).split(separator: " ").first.flatMap { Int($0) } : nil
    }
    .max() ?? -1
  }
}
