import Foundation
import Soak
import Testing

/// The names that an app can write, whatever it imports beside TerminalUI.
@Suite nonisolated struct NameTests {
  private static let modules = [
    "Cells", "CellLayout", "Terminal", "TerminalUICore", "TerminalUIStorage", "TerminalUIModifiers",
    "TerminalUINavigation", "TerminalUI", "TerminalUIElements", "TerminalUIControls", "TerminalUIInline",
    "TerminalUIDesk",
    "TerminalUIValues", "TerminalUITables", "TerminalUISearch", "TerminalUINames",
    "TerminalUICanvas", "TerminalUIPreviews", "TerminalUIObjects", "TerminalUILogging",
    "TerminalUIFoundation", "TerminalUICharts", "TerminalUIChartsFoundation", "TerminalUIImages",
    "TerminalUIMarkdown",
    "TerminalUITesting",
  ]

  /// The names of the public types that are declared at the start of a line.
  private static func types(in folder: URL) -> Set<String> {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let texts = names.filter { $0.hasSuffix(".swift") }
      .compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    return Set(
      texts.flatMap { text in
        // A name that is unavailable can't be used.
        let lines = text.split(separator: "\n")
        return lines.indices.compactMap { index -> String? in
          let line = lines[index]
          guard line.contains("public "), line.first != " ",
            !lines[Swift.max(index - 3, 0)..<index].contains(where: { $0.contains("unavailable, message") })
          else { return nil }
          let declaration =
            /public (?:final |indirect |nonisolated )*(?:struct|enum|class|protocol|typealias|actor) (\w+)/
          return line.firstMatch(of: declaration).map { String($0.1) }
        }
      })
  }

  // Isolation: decision 87
  @Test func `each public type that says that it is of the main actor can be used by code of Swift 5`() throws
  {
    let folder = Package.root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let declaration = /@MainActor public (?:final |indirect )?(?:struct|enum|class|protocol) \w+/
    var strict: [String] = []
    var checked = 0
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      checked += text.matches(of: /@MainActor @preconcurrency public/).count
      strict += text.matches(of: declaration).map { "\(name): \($0.0)" }
    }
    #expect(strict == [], "the attribute `@preconcurrency` is missing")
    #expect(checked > 20)
  }

  // Mend C5
  @Test func `no name of ours is ambiguous beside Foundation and the tests' libraries`() async throws {
    // Of the core an app gets what is handed on by name.
    let handedOn = Set(
      Package.text("Sources/TerminalUIElements/Exports.swift").matches(of: /TerminalUICore\.(\w+)/).map {
        String($0.1)
      })
    var names = Self.modules.map { module in
      let types = Self.types(in: Package.root.appending(path: "Sources/\(module)"))
      return module == "TerminalUICore" ? types.intersection(handedOn) : types
    }
    .reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(names.isSuperset(of: ["View", "IndexSet", "Text", "State", "TestHost", "Size"]))
    // What `import TerminalUI` hands on, too.
    names.formUnion([
      "ObservableObject", "Published", "Publisher", "AnyCancellable", "Just", "Future", "Observable",
    ])
    let uses = names.sorted().map { "private typealias Use\($0) = \($0)" }
    let imports = [
      "Foundation", "Testing", "TerminalUI", "TerminalUIFoundation", "TerminalUICharts",
      "TerminalUIChartsFoundation", "TerminalUIImages", "TerminalUIMarkdown", "TerminalUITesting",
    ]
    let file = FileManager.default.temporaryDirectory.appending(path: "Names-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try (imports.map { "import \($0)" } + uses).joined(separator: "\n")
      .write(to: file, atomically: true, encoding: .utf8)
    let check = try await runScript("typecheck.sh", ["-module-name", "Names", file.path])
    #expect(check.succeeds, "\(check.output)")
  }
}
