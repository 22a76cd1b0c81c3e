import Foundation
import Testing
import TerminalUI
import TerminalUITesting

/// What `docs/internals/WritingAControl.md` says of the slider.
@Suite struct WritingPageTests {
  private nonisolated static let folder = "Sources/TerminalUIValues/Controls/Adjusting"
  private nonisolated static let files = ["AdjustNode", "Slider", "SliderBar", "SliderRange"]
  private let page = Package.text("docs/internals/WritingAControl.md")

  private nonisolated static func text(_ file: String) -> String { Package.text("\(folder)/\(file).swift") }

  /// The code of a file, without comments and the text of literals.
  private nonisolated static func code(_ text: String) -> String {
    text.replacing(/\/\/[^\n]*/, with: "").replacing(/"(\\.|[^"\\\n])*"/, with: "\"\"")
  }

  /// The code of all files, by path below the package.
  private nonisolated static let sources: [String: String] = {
    var sources: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: Package.root.appending(path: "Sources").path)
    for case let path as String in paths ?? .init() where path.hasSuffix(".swift") {
      sources["Sources/\(path)"] = code(Package.text("Sources/\(path)"))
    }
    return sources
  }()

  /// The folders in which each type is declared.
  private nonisolated static let declarations: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for (path, code) in sources {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      for match in code.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w+)/) {
        found[String(match.1), default: []].insert(folder)
      }
    }
    return found
  }()

  /// The types of other folders that the slider's files name, with a folder of each.
  private nonisolated static let named: [String: String] = {
    var named: [String: String] = [:]
    for file in files {
      for match in code(text(file)).replacing(/import \w+/, with: "").matches(of: /\b[A-Z]\w+/) {
        let name = String(match.0)
        guard let folders = declarations[name], !folders.contains(folder) else { continue }
        named[name] = folders.min()
      }
    }
    return named
  }()

  /// The row of the table with a title, and what it says of today.
  private func today(_ title: String) -> Int? {
    let row = page.split(separator: "\n").first { $0.hasPrefix("| \(title) |") }
    return row?.split(separator: "|").last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
  }

  @Test func `the table counts the slider as it is`() {
    let texts = Self.files.map(Self.text)
    #expect(today("Files") == texts.count)
    #expect(
      today("Lines")
        == texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }.reduce(0, +))
    #expect(today("Names of types of other folders") == Self.named.count, "\(Self.named.keys.sorted())")
    #expect(today("Folders that they are of") == Set(Self.named.values).count)
    let casts = texts.map { Self.code($0).matches(of: /\bas[?!]\s+[A-Z]\w*Node\b/).count }.reduce(0, +)
    #expect(today("Casts to classes of nodes") == casts)
    let others = Self.sources.filter { path, code in
      !path.hasPrefix(Self.folder) && code.contains(/\b(AdjustNode|AdjustModifier|SliderBar|SliderBarNode)\b/)
    }
    #expect(today("Files of other folders that name its nodes") == others.count, "\(others.keys)")
  }

  @Test func `the keys of the table are those that the control lists`() {
    let lines = Self.text("AdjustNode").matches(of: /keys\.on\(([^)]*?)title:/)
    let keys = lines.flatMap { $0.1.split(separator: ",") }.filter { !$0.allSatisfy(\.isWhitespace) }
    #expect(today("Keys that the hint bar and the help know of it") == keys.count, "\(keys)")
  }

  @Test func `the code on the page is the code that runs`() {
    let code = Self.files.map(Self.text).joined().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let quoted = page.split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(quoted.count == 7)
    for line in quoted { #expect(code.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)") }
  }

  @Test func `what the page names is in the sources`() {
    let names = page.matches(of: /`([A-Za-z_][A-Za-z0-9_]*)`/).map { String($0.1) }
    let tests = ["CompatibilityRules", "KeyTrialTests", "WritingPageTests"]
    let all = Self.sources.values
    for name in Set(names) where !tests.contains(name) && name != "SliderTests" {
      #expect(all.contains { $0.contains(name) }, "\(name)")
    }
  }
}
