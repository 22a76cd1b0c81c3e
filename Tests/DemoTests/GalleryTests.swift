import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Gallery
@testable import TerminalUICore

/// The names of the pages' types.
nonisolated private let pages = PageSources.texts.keys.sorted()

/// The root of the package.
private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

@Suite struct GalleryTests {
  // Without the list: a new page changes no picture but its own.
  @Test(arguments: pages)
  func `a page at 59×24`(name: String) throws {
    let page = try #require(Page.named(name))
    let host = TestHost(width: 59, height: 24) { PageView(page: page, isWide: false) }
    assertSnapshot(of: host.styledText, named: name)
    expect(host.issues, [])
  }

  @Test func `the list and a page beside it at 80×24`() {
    let host = TestHost(width: 80, height: 24) { GalleryScreen(page: "ListPage") }
    assertSnapshot(of: host.styledText)
    expect(host.issues, [])
  }

  // Every size of all pages takes half a minute: the smallest and some here, every one in `make soak`.
  @Test(arguments: pages)
  func `a page in windows from 0×0 to 40×20, and in 200×60`(name: String) throws {
    let page = try #require(Page.named(name))
    let host = TestHost(width: 200, height: 60) { page.content() }
    let large = host.screen
    host.resizeThroughSmallSizes(by: Self.isLong ? 1 : 9)
    host.resize(width: 200, height: 60)
    expect(host.screen, large)
    expect(host.issues, [])
    expect(host.host.checkInvariants(), [])
  }

  // With the code below it a step costs four times as much: every size in `make soak`, 20 s for all pages.
  @Test(arguments: pages)
  func `a page with its code in small windows`(name: String) throws {
    let page = try #require(Page.named(name))
    let host = TestHost(width: 200, height: 60) { PageView(page: page, isWide: false) }
    let large = host.screen
    host.resizeThroughSmallSizes(by: Self.isLong ? 1 : 17)
    host.resize(width: 200, height: 60)
    expect(host.screen, large)
    expect(host.issues, [])
  }

  private nonisolated static let isLong = Soak.isOn

  @Test(arguments: [nil, "ListPage"])
  func `the list and a page over it in every window`(name: String?) {
    let host = TestHost(width: 200, height: 60) { GalleryScreen(page: name) }
    let large = host.screen
    host.resizeThroughSmallSizes(by: Self.isLong ? 1 : 5)
    host.resize(width: 200, height: 60)
    // Mend C3: a narrow window shows the page alone, and there the focus stays.
    if name != nil { for _ in 0..<8 where host.screen != large { host.press(.tab, modifiers: .shift) } }
    expect(host.screen, large)
    expect(host.issues, [])
  }

  @Test func `the code of a page is that of its file`() throws {
    for page in Page.all {
      let file = try #require(Self.files[page.id])
      let text = try String(contentsOf: file, encoding: .utf8)
      let comment = try #require(text.firstRange(of: "/// \(page.summary)\n"))
      expect(text[comment.upperBound...], page.code + "\n")
      expect(text, page.source + "\n")
    }
  }

  @Test func `every file is a page, and no two have the same name`() {
    expect(Set(Self.files.keys), Set(pages))
    expect(Page.all.map(\.id).sorted(), pages)
    expect(Set(Page.all.map { "\($0.group) \($0.title)" }).count, pages.count)
  }

  @Test func `code fits beside the list`() {
    let long = Page.all.flatMap { page in
      page.code.split(separator: "\n").filter { $0.count > 57 }.map { "\(page.id): \($0)" }
    }
    expect(long, [])
  }

  @Test func `in a wide window the code is beside the page`() {
    let host = TestHost(width: 120, height: 40) { GalleryScreen(page: "HStackPage") }
    let lines = host.text.split(separator: "\n")
    let code = try? #require(Page.named("HStackPage")?.code.split(separator: "\n"))
    for line in code ?? [] { expect(lines.contains { $0.contains("│ \(line)") }) }
  }

  // Mend B1
  @Test func `the link that has the focus after a window without rows is in sight`() {
    let host = TestHost(width: 60, height: 16, app: GalleryApp())
    host.press(.tab)
    host.resize(width: 20, height: 0)
    host.resize(width: 37, height: 35)
    expect(host.focusedElement?.role, .link)
    expect(host.unseen(), [])
  }

  @Test func `arrows lead from page to page`() {
    let host = TestHost(width: 80, height: 24) { GalleryScreen() }
    host.press(.downArrow)
    expect(host.text, contains: "struct \(Page.all[1].id): View")
    host.press(.home)
    expect(host.text, contains: "struct \(Page.all[0].id): View")
  }

  @Test func `the list stays beside each page, whatever guides the page places`() {
    let gallery = GalleryModel()
    let host = TestHost(width: 80, height: 24) { GalleryScreen(gallery) }
    for page in Page.all {
      gallery.selection = page.id
      host.turn()
      expect(host.position(of: "Search").map { [$0.x, $0.y] }, [3, 0], "\(page.id)")
    }
  }

  @Test func `in a narrow window a page covers the list`() {
    let host = TestHost(width: 40, height: 20) { GalleryScreen() }
    expect(host.text, contains: "Text styles")
    host.press(.downArrow)
    host.press(.return)
    expect(host.text, contains: "struct TextStylePage")
    host.press(.escape)
    expect(host.text, lacks: "struct TextStylePage")
  }

  @Test func `a search leaves the pages with what is searched for, and Escape brings all back`() {
    let host = TestHost(width: 80, height: 24) { GalleryScreen() }
    host.press("/")
    host.type("stepper")
    expect(
      host.elements(.row).map(\.label),
      ["Controls", "LabeledContent", "Form", "Stepper"].filter { name in
        name == "Controls" || Page.all.contains { $0.title == name && $0.contains("stepper") }
      })
    host.press(.escape)
    expect(host.elements(.row).map(\.label).starts(with: ["Text", "Text"]))
  }

  @Test func `the contents have each page with its sentence, and lead to it`() throws {
    let host = TestHost(width: 80, height: 24, app: GalleryApp())
    host.perform("page.contents")
    expect(host.layers.map(\.kind), ["sheet"])
    expect(host.text, contains: Page.all[1].summary.prefix(30))
    host.press(.downArrow)
    host.press(.return)
    expectEmpty(host.layers)
    expect(host.text, contains: "struct \(Page.all[1].id): View")
  }

  @Test func `the code is copied with its imports`() {
    let host = TestHost(width: 80, height: 24, app: GalleryApp())
    host.press("y", modifiers: .control)
    expect(host.copiedTexts, [Page.all[0].source])
    #expect(host.copiedTexts.first?.hasPrefix("import TerminalUI\n\n/// ") == true)
    expect(host.text, contains: "is copied")
  }

  @Test func `the pages have the theme and the scheme that are chosen`() {
    let gallery = GalleryModel()
    let colors = TerminalColors(
      depth: .rgb, foreground: .rgb(216, 218, 226), background: .rgb(22, 22, 30))
    let host = TestHost(width: 80, height: 24, colors: colors) { GalleryScreen(gallery) }
    let asTheTerminal = host.screen
    gallery.theme = "paper"
    host.turn()
    let onPaper = host.screen
    expect(onPaper != asTheTerminal && onPaper.text == asTheTerminal.text)
    (gallery.theme, gallery.scheme) = (nil, .light)
    host.turn()
    expect(host.screen != asTheTerminal && host.screen.text == asTheTerminal.text)
    gallery.scheme = nil
    host.turn()
    expect(host.screen, asTheTerminal)
    expect(host.issues, [])
  }

  @Test func `a menu has the themes and the schemes`() {
    let host = TestHost(width: 80, height: 24, app: GalleryApp())
    host.press(.f10)
    for _ in 0..<6 where !host.text.contains("Scheme") { host.press(.rightArrow) }
    expect(host.text.contains("Theme") && host.text.contains("Scheme"))
  }

  @Test func `q ends the app`() {
    let host = TestHost(width: 80, height: 24) { GalleryScreen() }
    host.press("q")
    expect(host.host.exitCode, 0)
  }

  /// The files of the pages, by the names of their types.
  private static let files: [String: URL] = {
    let folder = root.appending(path: "Demos/Gallery/Pages")
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0) }
    return Dictionary(files.map { ($0.deletingPathExtension().lastPathComponent, $0) }) { first, _ in first }
  }()
}

extension TestHost {
  /// Gives the terminal every size from 0×0 to 40×20, or those of a coarser grid, each after one of its neighbours.
  fileprivate func resizeThroughSmallSizes(by stride: Int = 1) {
    // The smallest sizes, where most goes wrong, always.
    let widths = (0...40).filter { $0 < 4 || $0.isMultiple(of: stride) }
    for height in (0...20).filter({ $0 < 4 || $0.isMultiple(of: stride) }) {
      for width in height.isMultiple(of: 2) ? widths : widths.reversed() {
        resize(width: width, height: height)
      }
    }
  }
}
