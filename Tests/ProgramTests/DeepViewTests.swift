import Cells
import Foundation
import Expectations
import Testing
import TerminalUITesting

/// Views in each other, in a program whose stack is as small as a thread's: what has no room is cut, with a report.
@Suite struct DeepViewTests {
  static let kinds = [
    "row", "column", "layers", "padding", "frame", "background", "effects", "guides", "geometry", "scroll",
    "lazy",
    "group", "each", "environment", "button", "custom", "body",
  ]

  /// Starts the views under a limit of KiB, does everything that goes down the tree, and ends.
  private func expectLife(_ kind: String, levels: Int, stack: Int, reports: Bool) throws {
    let log = "/tmp/terminalui-deep-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let terminal = try PseudoTerminal(width: 40, height: 12)
    let trials = PseudoTerminal.path(ofProduct: "Trials")
    try terminal.run(
      "/bin/sh", ["-c", "ulimit -s \(stack) && exec \(trials) deep \(kind) \(levels)"],
      environment: PseudoTerminal.noBacktrace.merging(["TERMINALUI_LOG": log]) { $1 })
    try terminal.waitFor("ready 0 0")
    try terminal.send("+")
    try terminal.waitFor("ready 1 0")
    try terminal.resize(width: 50, height: 14)
    if reports {
      for more in [100, 200] {
        try terminal.send("g")
        try terminal.waitFor("ready 1 \(more)")
      }
    }
    for y in [0, 6] { try terminal.click(x: 10, y: y) }
    try terminal.send("+")
    try terminal.waitFor("ready 2")
    try terminal.send("q")
    try expect(terminal.waitForEnd(timeout: .seconds(60)), .exitCode(0))
    expect(terminal.leftovers, [])
    let report = try? String(contentsOfFile: log, encoding: .utf8)
    expect((report?.contains("are not shown: there are more than") == true), reports, "\(report ?? "")")
  }

  // Mend M5.
  @Test(arguments: kinds) func `3000 views in each other fit no stack of 512 KiB, and are cut`(kind: String)
    throws
  {
    try expectLife(kind, levels: 3_000, stack: 512, reports: true)
  }

  // Mend M5.
  @Test(arguments: kinds)
  func `3000 views in each other don't end a program with the usual stack`(
    kind: String
  ) throws {
    try expectLife(kind, levels: 3_000, stack: 8_192, reports: true)
  }

  @Test(arguments: ["row", "padding", "body"])
  func `40 views in each other are shown in a stack of 512 KiB`(kind: String) throws {
    try expectLife(kind, levels: 40, stack: 512, reports: false)
  }
}
