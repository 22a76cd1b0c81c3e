import Foundation
import Glibc
import Expectations
import Testing

@testable import TerminalUIFoundation

/// Files of tables with mistakes in them.
@Suite struct TableFileTests {
  private func table(_ folder: TemporaryFolder) -> TextTable { TextTable("Localizable", in: [folder.path]) }

  private func text(_ table: TextTable, _ key: String) -> String? {
    table.languages["de"]?[key]?.format([], in: "de")
  }

  // Hostile H10
  @Test(arguments: [
    #"{"localizations": {"de": {"stringUnit": {"value": 7}}}}"#,
    #"{"localizations": {"de": "Sichern"}}"#,
    #"{"localizations": {"de": {"variations": {"plural": ["one"]}}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"value": "%@"}, "substitutions": {"n": {"argNum": "1"}}}}}"#,
    #"{"localizations": [1]}"#,
    #"[]"#,
    #"null"#,
  ])
  func `a wrong entry of a catalogue costs that entry`(_ entry: String) throws {
    let folder = try TemporaryFolder()
    let right = #"{"localizations": {"de": {"stringUnit": {"value": "Öffnen"}}}}"#
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"open": \#(right), "save": \#(entry)}}"#,
      to: "Localizable.xcstrings")
    let table = table(folder)
    expect(text(table, "open") == "Öffnen" && text(table, "save") == nil && table.source == "en")
    expect(table.file.problems.count == 1 && table.file.problems.allSatisfy { $0.contains("“save” can't") })
  }

  @Test(arguments: [#""save" = ;"#, #"save = "Sichern"#, #""save" == "Sichern";"#])
  func `a wrong line of a strings file costs that line`(_ line: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "/* A comment. */\n\"open\" = \"Öffnen\";\n\(line)\n\"close\" = \"Schließen\";\n",
      to: "de.lproj/Localizable.strings")
    let table = table(folder)
    expect(text(table, "open") == "Öffnen" && text(table, "close") == "Schließen")
    expect(table.file.problems.map { $0.hasSuffix("line 3 can't be read") }, [true])
  }

  @Test func `an entry of another kind costs that entry`() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"open\" = \"Öffnen\";\n\"save\" = (1, 2);\n", to: "de.lproj/Localizable.strings")
    let table = table(folder)
    expect(text(table, "open") == "Öffnen" && text(table, "save") == nil)
    expect(table.file.problems.map { $0.hasSuffix("“save” is no text") }, [true])
  }

  @Test func `what isn't there is no problem, and what the system refuses is told as that`() throws {
    var file = TableFile()
    expect(file.contents(atPath: "/nonexistent/a") == nil && file.names(in: "/nonexistent") == [])
    expect(file.problems == [] && !file.isRefused)
    expectNil(file.contents(atPath: "/tmp"))
    expect(file.problems.count, 1)
    for (code, isRefused) in [(EMFILE, true), (ENFILE, true), (EACCES, false)] {
      file = TableFile()
      file.refused(code, "a.strings")
      expect(file.isRefused, isRefused)
      expect(file.problems, ["a.strings: \(String(cString: strerror(code)))"])
    }
  }
}

/// A folder that goes with its last user.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID())").path

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
