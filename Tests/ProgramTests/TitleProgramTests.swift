import TerminalUITesting
import Expectations
import Testing

/// A program finds the tables of texts in the bundle of its target, and takes the language of its user.
@Suite struct TitleProgramTests {
  @Test(
    arguments: [
      (["LANG": "de_AT.UTF-8"], "Sichern", "ein Walross", "2 Walrosse"),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "nl:de"], "Sichern", "ein Walross", "2 Walrosse"),
      (["LANG": "en_US.UTF-8"], "Save", "1 walruses", "2 walruses"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"], "Save", "1 walruses", "2 walruses"),
    ] as [([String: String], String, String, String)])
  func `titles are in the language of the user`(
    environment: [String: String], title: String, one: String, two: String
  ) throws {
    var all: [String: String?] = ["LANGUAGE": nil, "LC_ALL": nil, "LC_MESSAGES": nil]
    for (name, value) in environment { all[name] = .some(value) }
    let terminal = try PseudoTerminal.trial("titles", width: 40, environment: all)
    expect(terminal.screen.trimmedText, contains: title)
    expect(terminal.screen.trimmedText, contains: one)
    expect(terminal.screen.trimmedText, contains: "walrus.none")
    try terminal.send("\r")
    try terminal.waitFor(two)
    _ = try terminal.terminate(.SIGTERM)
  }
}
