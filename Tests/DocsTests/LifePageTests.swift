import Foundation
import Testing

/// The pages that follow one thing through the sources, from file to file.
@Suite nonisolated struct LifePageTests {
  static let pages = Package.pages.filter { $0.hasPrefix("docs/internals/LifeOf") }

  /// All that is written under the folders of the sources and of the tests.
  private static let sources: Data = {
    var all = Data()
    for folder in ["Sources", "Demos", "Tests"] {
      let paths = FileManager.default.enumerator(atPath: Package.root.appending(path: folder).path)
      for case let path as String in paths ?? .init()
      where path.hasSuffix(".swift") && !path.hasSuffix("LifePageTests.swift") {
        all.append((try? Data(contentsOf: Package.root.appending(path: "\(folder)/\(path)"))) ?? Data())
      }
    }
    return all
  }()

  /// The names in the code of a page that aren't in the sources.
  private static func unknownNames(in page: String) -> [String] {
    let text = page.replacing(/```[^`]*```/, with: "")
    let names = text.matches(of: /`([^`\n]+)`/).flatMap { code in
      code.1.matches(of: /[A-Za-z_][A-Za-z0-9_]{2,}/).map { String($0.0) }
    }
    return Set(names).filter { sources.range(of: Data($0.utf8)) == nil }.sorted()
  }

  @Test(arguments: pages) func `what a page names is in the sources`(page: String) {
    #expect(Self.unknownNames(in: Package.text(page)) == [])
  }

  /// The labels of links to files of the sources that show another path than the link has.
  private static func wrongLabels(in page: String) -> [String] {
    page.matches(of: /\[([A-Za-z][A-Za-z0-9+\/]*\/[A-Za-z0-9+]+)\]\(([^)]*Sources\/[^)]*)\.swift\)/)
      .compactMap { link in
        link.2.hasSuffix(link.1) ? nil : String(link.1)
      }
  }

  @Test(arguments: pages) func `the path that a link shows is that of its file`(page: String) {
    #expect(Self.wrongLabels(in: Package.text(page)) == [])
  }

  @Test func `a path that isn't that of the file is found`() {
    let link = "[Old/Theme](../../Sources/New/Theme.swift), [New/Theme](../../Sources/New/Theme.swift)"
    #expect(Self.wrongLabels(in: link) == ["Old/Theme"])
  }

  @Test func `a name that isn't there is found`() {
    let name = ["Gone", "Node"].joined(separator: "Never")
    #expect(Self.unknownNames(in: "`State` and `\(name).evaluate()`") == [name])
  }

  @Test func `there is a page for a colour, a key, a scroll, a sheet and a write`() {
    let names = Self.pages.map { $0.dropFirst("docs/internals/LifeOfA".count).dropLast(".md".count) }
    #expect(names.sorted() == ["Colour", "KeyPress", "Scroll", "Sheet", "Write"])
  }
}
