/// The table of environment variables in `docs/Terminals.md`.
enum EnvironmentVariableRules {
  static let all = [
    Rule("every variable that the sources read is in the table") {
      expect(Self.read.isSuperset(of: ["TERM", "COLUMNS", "TERMINALUI_THEME", "TERMINALUI_LOG"]))
      expect(Self.read.subtracting(Self.table.keys).subtracting(Self.others).sorted(), [])
    },
    Rule("the table names none that isn't read, but those of libraries") {
      let ours = Self.table.filter { !$0.value.hasPrefix("by the ") }.keys
      expect(Set(ours).subtracting(Self.read).sorted(), [])
    },
    Rule("only one function reads the environment") {
      let names = ["getenv", "processInfo.environment", "environ;", "environ)"]
      let found = Package.files.filter { file in
        file.path.hasPrefix("Sources/") && !Self.readers.contains(file.path)
          && file.lines.contains { line in
            !line.drop(while: { $0 == " " }).hasPrefix("//") && names.contains { line.contains($0) }
          }
      }
      expect(found.map(\.path), [])
    },
    Rule("a variable is a name in a file that asks for some, or in a line that does") {
      let file = SourceFile(
        path: "Sources/X/A.swift",
        lines: [
          #"  for name in ["TERM", "NO_COLOR"] { _ = UserEnvironment.value(name) }"#, #"  // "COMMENT""#,
          #"  set(["WRITTEN": "1", "XY": "Text"])"#,
        ])
      expect(file.variables, ["TERM", "NO_COLOR"])
      let other = SourceFile(
        path: "Sources/X/B.swift",
        lines: [#"  if environment["SHELL"] == "SH" {"#, #"  .environment(\.a, "OTHER")"#])
      expect(other.variables, ["SHELL"])
    },
  ]

  /// What each variable is read for, by its name.
  private static let table: [String: Substring] = {
    let rows = Package.lines(of: "docs/Terminals.md").drop { $0 != "## Environment variables" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| `") }
    return rows.reduce(into: [:]) { table, row in
      let cells = row.split(separator: " | ", maxSplits: 1)
      for symbol in PageSymbol.all(in: cells[0]) { table[symbol.name] = cells[1] }
    }
  }()

  private static let read = Set(Package.files.filter { $0.path.hasPrefix("Sources/") }.flatMap(\.variables))

  /// Names in such files that are no variables, or are set by a test for a process of its own.
  private static let others: Set = ["POSIX", "TERMINALUI_RANDOM_REPLAY"]

  /// Files that hand all variables to a program that they start, and the one that reads them.
  private static let readers = [
    "Sources/Terminal/UserEnvironment.swift", "Sources/TerminalUITesting/RandomUse/RandomReplay.swift",
    "Sources/CTerminal/child.c",
  ]

  // Hostile H6
}

extension SourceFile {
  /// The environment variables that it reads: those it names in the same line, or elsewhere where it reads some.
  fileprivate var variables: [String] {
    let code = lines.filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
    if code.contains(where: { $0.contains("UserEnvironment.") }) {
      return code.flatMap(Self.literals).map(\.text)
    }
    return code.flatMap(Self.literals)
      .filter { literal in Self.readers.contains { literal.before.hasSuffix($0) } }.map(\.text)
  }

  /// What stands before the name of a variable that is read; `UserPath` reads those that name files.
  private static var readers: [String] {
    ["environment[", "environment(", "UserPath.variable(", "UserPath.folder(", "StorageStore(folder: "]
  }

  /// The literals of a line that look like names of variables, but the keys of a dictionary.
  private static func literals(in line: Substring) -> [(before: Substring, text: String)] {
    guard line.contains("\"") else { return [] }
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.dropFirst().dropLast().filter { !$0.isMultiple(of: 2) }.compactMap { index in
      let text = parts[index]
      let isName = text.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
      guard isName, text.count > 1, text.first?.isUppercase == true, !parts[index + 1].hasPrefix(":") else {
        return nil
      }
      return (parts[index - 1], String(text))
    }
  }
}
