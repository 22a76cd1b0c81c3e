import Testing
import TerminalUITesting

/// What an app's delegate hears, in a real terminal.
@Suite struct DelegateTests {
  @Test func `a delegate hears of the launch, of being stopped and continued, and of the end`() throws {
    // K
    let terminal = try PseudoTerminal.shell(width: 60)
    try terminal.send("\(PseudoTerminal.path(ofProduct: "Trials")) delegate\n")
    try terminal.waitFor("0: init launched")
    try terminal.send("\u{1A}")
    try terminal.waitFor("Stopped")
    try terminal.send("echo sum $((40+2))\n")
    try terminal.waitFor("sum 42")
    try terminal.send("fg\n")
    try terminal.waitFor("continued") { $0.showsAlternateScreen }
    try terminal.send("+")
    try terminal.waitFor("1: init launched suspends resumed")
    try terminal.send("q")
    try terminal.waitFor("ends") { $0.position(of: "ends") != nil && !$0.showsAlternateScreen }
  }
}
