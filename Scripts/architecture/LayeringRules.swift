enum LayeringRules {
  static let all = [
    Rule("a target imports only what the table allows") {
      let violations = Package.files.flatMap { file in
        file.imports
          .filter { $0 != file.target && ArchitecturePage.allowedImports[file.target]?.contains($0) != true }
          .map { "\(file.path) imports \($0)" }
      }
      expect(violations, [])
    },
    Rule("the table has one row for each target") {
      expect(Set(Package.files.map(\.target)), Set(ArchitecturePage.allowedImports.keys))
    },
    Rule("the imports the table allows form no circle") {
      var open = ArchitecturePage.allowedImports.mapValues {
        $0.intersection(ArchitecturePage.allowedImports.keys)
      }
      while let leaf = open.first(where: { $0.value.isEmpty })?.key {
        open[leaf] = nil
        open = open.mapValues { $0.subtracting([leaf]) }
      }
      expect(open.isEmpty)
    },
    Rule("what every app has uses no other package") {
      var found: Set<String> = ["TerminalUIControls"]
      var count = 0
      while count != found.count {
        count = found.count
        for file in Package.files where found.contains(file.target) { found.formUnion(file.imports) }
      }
      expect(found.contains("TerminalUICore"))
      expect(found.isDisjoint(with: ["OpenCombine", "Logging", "GRDB"]))
    },
    Rule("only the ncurses backend names ncurses") {
      let callers = Package.files.filter { $0.imports.contains("CNCurses") }.map(\.target)
      expect(Set(callers).isSubset(of: ["CNCurses", "NCursesTerminal"]))
    },
    Rule("only the launch of an app names the ncurses backend") {
      let callers = Package.files.filter { $0.imports.contains("NCursesTerminal") }.map(\.path)
      expect(Set(callers).isSubset(of: ["Sources/TerminalUIControls/App/Launch.swift"]))
    },
    Rule("references that count nothing are made in one file") {
      let users = Package.files.filter { file in
        file.target.hasPrefix("TerminalUI") && file.lines.contains { $0.contains("Unmanaged") }
      }
      expect(users.map(\.path), ["Sources/TerminalUICore/Tree/Reference.swift"])
    },
    Rule("a file has at most 400 lines or a reason on the list") {
      let long = Package.files.filter { $0.lines.count > 400 }.map(\.path)
      expect(Set(long).subtracting(ArchitecturePage.longFiles), [])
    },
    Rule("the list of long files names only long files") {
      let long = Package.files.filter { $0.lines.count > 400 }.map(\.path)
      expect(ArchitecturePage.longFiles.subtracting(long), [])
    },
    Rule("every file begins with documentation") {
      expect(Package.files.filter { !$0.beginsWithDocumentation }.map(\.path), [])
    },
  ]
}

enum SourceFileRules {
  static let all = [
    Rule("an import is read with its attributes, access level and kind") {
      for (line, module) in [
        ("import Cells", "Cells"), ("public import Cells", "Cells"), ("  @testable import Cells", "Cells"),
        ("@_spi(Reflection) internal import Swift", "Swift"), ("import struct Cells.Size", "Cells"),
        ("@_exported public import func Terminal.f", "Terminal"),
        ("#include <ncursesw/curses.h>", "CNCurses"),
      ] as [(String, String)] {
        expect(SourceFile.importedModule(in: line), module)
      }
    },
    Rule("what only looks like an import is none") {
      for line in ["/// import Cells", "// import Cells", "let importance = 1", "#include <stdint.h>", ""]
        as [String]
      {
        expect(SourceFile.importedModule(in: line) == nil)
      }
    },
    Rule("documentation comes before the first declaration") {
      for (name, lines, isDocumented) in [
        ("A.swift", ["import X", "", "/// Doc.", "struct A {}"], true),
        ("A.swift", ["// Generated.", "import X", "#if DEBUG", "/// Doc.", "struct A {}"], true),
        ("A+B.swift", ["extension A where B: C {", "  /// Doc.", "  var b: B { c }", "}"], true),
        ("A+B.swift", ["extension A {", "  var b: B { c }", "  /// Doc."], false),
        ("A.swift", ["import X", "struct A {}", "/// Doc."], false),
        ("A.swift", ["// Not a doc comment."], false),
        ("a.c", ["/* Doc. */", "#include <stdint.h>"], true),
        ("a.h", ["#include <stdint.h>", "/* Doc. */"], false),
      ] as [(String, [String], Bool)] {
        let file = SourceFile(path: "Sources/X/\(name)", lines: lines.map { $0[...] })
        expect(file.beginsWithDocumentation, isDocumented)
      }
    },
  ]
}
