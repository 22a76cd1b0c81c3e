import Foundation
import Soak
import Testing

@Suite nonisolated struct PageTests {
  @Test(arguments: Package.pages)
  func `a link leads to a file`(page: String) {
    let folder = Package.root.appending(path: page).deletingLastPathComponent()
    let broken = Package.text(page).matches(of: /\]\(([^)#\s]+)[^)]*\)/)
      .map { String($0.1) }
      // Not those with a scheme.
      .filter { !$0.contains(":") }
      .filter { !FileManager.default.fileExists(atPath: folder.appending(path: $0).standardizedFileURL.path) }
    #expect(broken == [])
  }

  @Test(arguments: Package.pages)
  func `a link into a page leads to a heading`(page: String) {
    let folder = Package.root.appending(path: page).deletingLastPathComponent()
    let broken = Package.text(page).matches(of: /\]\(([^)#\s]*)#([^)]+)\)/)
      .filter { link in
        let file = link.1.isEmpty ? page : Self.path(of: folder.appending(path: String(link.1)))
        return !Self.anchors(of: file).contains(String(link.2))
      }
      .map { String($0.0) }
    #expect(broken == [])
  }

  @Test func `every page is linked from the shelf that it is on`() {
    let shelves = [
      "docs/README.md": "docs/", "docs/Guide.md": "docs/Guide/",
      "docs/internals/README.md": "docs/internals/",
      "docs/internals/decisions/README.md": "docs/internals/decisions/",
    ]
    for (shelf, folder) in shelves {
      let onShelf = Package.pages.filter { page in
        page.hasPrefix(folder) && !page.dropFirst(folder.count).contains("/") && page != shelf
      }
      #expect(onShelf.count > 10, "\(shelf)")
      #expect(Set(onShelf).subtracting(Self.targets(of: shelf)).sorted() == [], "\(shelf)")
    }
  }

  @Test func `every page is at most three clicks away from README`() {
    var known: Set<String> = ["README.md"]
    var next = known
    for _ in 1...3 {
      next = next.reduce(into: Set<String>()) { $0.formUnion(Self.targets(of: $1)) }.subtracting(known)
      known.formUnion(next)
    }
    #expect(Set(Package.pages).subtracting(known).sorted() == [])
  }

  // The compiler takes half a minute.
  @Test(.enabled(if: Soak.isOn)) func `the examples of the pages compile`() async throws {
    let check = try await runScript("check-docs.sh")
    #expect(check.succeeds, "\(check.output)")
  }

  // DocC takes a minute, and fails for each warning and each symbol without a group.
  @Test(.enabled(if: Soak.isOn)) func `the API reference is written without a warning`() async throws {
    let site = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: site) }
    let check = try await runScript("site.sh", [site.path])
    #expect(check.succeeds, "\(check.output)")
    for module in ["TerminalUI", "TerminalUIFoundation", "TerminalUICharts", "TerminalUITesting"] {
      let page = site.appending(path: "\(module)/documentation/\(module.lowercased())/index.html")
      #expect(FileManager.default.fileExists(atPath: page.path), "\(module)")
    }
  }

  @Test func `the test on the page of the key press is one that runs`() {
    let test = Package.text("Tests/DocsTests/KeyPressTests.swift")
    #expect(Package.text("docs/internals/LifeOfAKeyPress.md").contains(test))
  }

  /// The pages that a page links.
  private static func targets(of page: String) -> Set<String> {
    let folder = Package.root.appending(path: page).deletingLastPathComponent()
    return Set(
      Package.text(page).matches(of: /\]\(([^)#\s]+\.md)[^)]*\)/).map { String($0.1) }
        .filter { !$0.hasPrefix("http") }.map { path(of: folder.appending(path: $0)) })
  }

  private static func path(of file: URL) -> String {
    String(file.standardizedFileURL.path.dropFirst(Package.root.standardizedFileURL.path.count + 1))
  }

  /// The names of a page's headings, as GitHub makes them.
  private static func anchors(of page: String) -> Set<String> {
    Set(
      Package.text(page).split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" }.dropFirst().lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
      })
  }
}
