import Glibc
import Expectations
import Testing
import TerminalUITesting

/// A program that may do what its user may not.
@Suite(.enabled(if: getuid() == 0, "only root can make such a program")) struct PrivilegeTests {
  private static let nobody: uid_t = 65_534

  // Mend B5.
  @Test(arguments: [true, false])
  func `a set-user-ID program opens no path of the environment`(isSet: Bool) throws {
    var template = Array("/tmp/terminalui-rights-XXXXXX".utf8CString)
    let folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
    let program = folder + "/Trials"
    defer { _ = try? run("/bin/rm", ["-r", folder]) }
    try expect(run("/bin/cp", [PseudoTerminal.path(ofProduct: "Trials"), program]), .exitCode(0))
    for path in ["home", "home/.config", "home/.config/Trials", "config", "config/Trials", "state", "bin"] {
      expect(mkdir("\(folder)/\(path)", 0o777), 0)
      chmod("\(folder)/\(path)", 0o777)
    }
    chmod(folder, 0o777)
    for path in ["given-keymap", "config/Trials/keymap", "home/.config/Trials/keymap"] {
      let file = open("\(folder)/\(path)", O_WRONLY | O_CREAT, 0o644)
      write(file, ":nonsense\n", 10)
      close(file)
    }
    expect(chown(program, isSet ? Self.nobody : 0, isSet ? Self.nobody : 0), 0)
    expect(chmod(program, isSet ? 0o4755 : 0o755), 0)
    let terminal = try PseudoTerminal(width: 160, height: 20)
    try terminal.run(
      program, ["storage"],
      environment: [
        "HOME": folder + "/home", "XDG_CONFIG_HOME": folder + "/config", "XDG_STATE_HOME": folder + "/state",
        "TERMINALUI_KEYMAP": folder + "/given-keymap", "TERMINALUI_LOG": folder + "/log",
        "PATH": folder + "/bin",
      ].merging(PseudoTerminal.noBacktrace) { given, _ in given })
    try terminal.waitFor("count 0")
    try terminal.send("+")
    try terminal.waitFor("count 1")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    var found: [String] = []
    for path in ["log", "config/Trials/defaults", "state/Trials/scene"]
    where access("\(folder)/\(path)", F_OK) == 0 { found.append(path) }
    expect(found, (isSet ? [] : ["log", "config/Trials/defaults", "state/Trials/scene"]))
    expect(terminal.screen.trimmedText, lacks: "keymap")
  }

  // Hostile H6
  @Test(arguments: [true, false])
  func `a set-user-ID program draws no previews into a folder of its caller's`(isSet: Bool) throws {
    var template = Array("/tmp/terminalui-rights-XXXXXX".utf8CString)
    let folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
    let program = folder + "/Trials"
    defer { _ = try? run("/bin/rm", ["-r", folder]) }
    try expect(run("/bin/cp", [PseudoTerminal.path(ofProduct: "Trials"), program]), .exitCode(0))
    chmod(folder, 0o777)
    expect(chown(program, isSet ? Self.nobody : 0, isSet ? Self.nobody : 0), 0)
    expect(chmod(program, isSet ? 0o4755 : 0o755), 0)
    let terminal = try PseudoTerminal(width: 160, height: 20)
    try terminal.run(
      program, ["previews"],
      environment: ["TERMINALUI_PREVIEW": folder + "/pictures"]
        .merging(PseudoTerminal.noBacktrace) { given, _ in given })
    if isSet {
      try terminal.waitFor("the app itself")
      try terminal.send("\u{3}")
    }
    _ = try terminal.waitForEnd()
    expect((access("\(folder)/pictures", F_OK) == 0), !isSet)
  }

  private func run(_ path: String, _ arguments: [String]) throws -> PseudoTerminal.Status {
    let terminal = try PseudoTerminal()
    try terminal.run(path, arguments)
    return try terminal.waitForEnd()
  }
}
