import Foundation
import Testing
import TerminalUI
import TerminalUITesting

@testable import Gallery

/// The pictures of `docs/Gallery.md`; `make record` draws them anew.
@Suite struct GalleryPictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let isRecording = ProcessInfo.processInfo.environment["TERMINALUI_RECORD"] == "1"

  private static func check(_ path: String, _ text: String) throws {
    let file = root.appending(path: path)
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let isSame = (try? String(contentsOf: file, encoding: .utf8)) == text
    #expect(isSame, "\(path) is out of date: run \"make record\"")
  }

  /// The view of a page in a window of 60 columns, and of as many rows as it fills.
  private static func picture(_ page: Page) -> String {
    func host(_ height: Int) -> TestHost {
      TestHost(width: 60, height: height) {
        page.content().padding(1)
          .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let rows = host(20).trimmedText.split(separator: "\n", omittingEmptySubsequences: false).count
    return host(min(rows + 1, 20)).screen.svg()
  }

  @Test(arguments: PageCode.texts.keys.sorted())
  func `the picture of a page shows its view`(id: String) throws {
    let page = try #require(Page.named(id))
    try Self.check("docs/images/gallery/\(id).svg", Self.picture(page))
  }

  @Test func `the page of the docs has them all`() throws {
    var text = """
      # Gallery

      Every view and modifier, as the demo `gallery` shows them (`make demo NAME=gallery`). Written by `make record`.

      """
    for group in Page.Group.allCases {
      text += "\n## \(group.rawValue)\n"
      for page in Page.all(in: group) {
        text += """

          ### \(page.title)

          \(page.summary)

          ![\(page.title)](images/gallery/\(page.id).svg)

          ```swift
          \(page.code)
          ```

          """
      }
    }
    try Self.check("docs/Gallery.md", text)
  }
}
