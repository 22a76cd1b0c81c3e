import Foundation
import Expectations
import Testing
import TerminalUITesting

/// What an app does wrong is in its log.
@Suite struct MistakeTests {
  // Mend M6.
  @Test func `mistakes of the first views are reported`() throws {
    let log = "/tmp/terminalui-mistakes-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let terminal = try PseudoTerminal.trial("mistakes", environment: ["TERMINALUI_LOG": log])
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    let text = try String(contentsOfFile: log, encoding: .utf8)
    expect(text, contains: "Needy declares an object of type Absent", "\(text)")
    expect(text, contains: "Two elements of a ForEach in Mistakes have the identity a", "\(text)")
    // What the first evaluation is asked to print.
    expect(text, contains: "Mistakes: @self, @identity", "\(text)")
  }
}
