import Foundation
import Expectations
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
    expect(isSame, "\(path) is out of date: run \"make record\"")
  }

  /// A terminal that tells its colours.
  private static let dark = TerminalColors(
    depth: .rgb, foreground: .rgb(216, 218, 226), background: .rgb(22, 22, 30))

  /// What opens the thing that a page is about.
  private static let openings: [String: (TestHost) -> Void] = [
    "AlertPage": { $0.find(.button, "Delete Archive…").press() },
    "CommandPalettePage": { $0.find(.button, "Commands…").press() },
    "ConfirmationDialogPage": { $0.find(.button, "Close…").press() },
    "ContextMenuPage": { $0.press(.space, modifiers: .control) },
    "DetentsPage": { $0.find(.button, "Open a sheet").press() },
    "FullScreenCoverPage": { $0.find(.button, "Rain").press() },
    "HelpPage": { $0.press(.f1) },
    "MenuPage": { $0.find(.menu, "Edit").press() },
    "MenuStylePage": { $0.find(.menu, "Size 10").press() },
    "PopoverPage": { $0.find(.button, "Filter: new").press() },
    "QuitPage": { $0.find(.button, "Quit").press() },
    "SheetPage": { $0.find(.button, "Rename…").press() },
    "SuggestionsPage": { $0.type("er") },
    "SwipeActionsPage": { $0.press(.space, modifiers: .control) },
    "ToastPage": {
      $0.find(.button, "Save").press()
      $0.find(.button, "Delete one of 3").press()
    },
  ]

  /// The view of a page in a window of 60 columns, and of as many rows as it fills; what it opens is open.
  private static func picture(_ page: Page) -> String {
    func host(_ height: Int) -> TestHost {
      let host = TestHost(width: 60, height: height, colors: dark) {
        page.content().padding(1)
          .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      openings[page.id]?(host)
      return host
    }
    let rows = host(20).trimmedText.split(separator: "\n", omittingEmptySubsequences: false).count
    return host(min(rows + 1, 20)).screen.svg()
  }

  @Test func `what opens is open in its picture`() throws {
    for (id, open) in Self.openings {
      let page = try #require(Page.named(id))
      let host = TestHost(width: 60, height: 20, colors: Self.dark) { page.content().padding(1) }
      let before = host.trimmedText
      open(host)
      expect(!host.layers.isEmpty, "\(id)")
      expect(host.trimmedText, not: before, "\(id)")
    }
  }

  /// The files of the pages, from the folder of the documents.
  private static let files: [String: String] = {
    let names = FileManager.default.enumerator(atPath: root.appending(path: "Demos/Gallery/Pages").path)?
      .allObjects
    return (names ?? []).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .reduce(into: [:]) { files, name in
        let id = name.split(separator: "/").last?.dropLast(6) ?? ""
        files[String(id)] = "../Demos/Gallery/Pages/\(name)"
      }
  }()

  /// The tapes of the pages that move.
  nonisolated private static let motions: [String: String] = [
    "AnimationPage": "Sleep 0.6s; Enter; Sleep 1.6s; Enter; Sleep 1.6s",
    "TransitionPage": "Sleep 0.6s; Space; Sleep 1.2s; Space; Sleep 1.2s",
    "MatchedGeometryPage": "Sleep 0.6s; Space; Sleep 1.2s; Space; Sleep 1.2s",
    "AnimatablePage": "Sleep 1.4s; Enter; Sleep 1.6s; Enter; Sleep 1.6s",
    "PhaseAnimatorPage": "Sleep 1s; Enter; Sleep 2s",
    "KeyframePage": "Sleep 0.6s; Enter; Sleep 2s",
    "SheetPage": "Sleep 0.8s; Enter; Sleep 1.2s; Escape; Sleep 0.8s",
  ]

  /// The view of a page while it moves, twenty times a second.
  private static func movingPicture(
    _ page: Page, _ steps: String, colors: TerminalColors
  ) async throws -> String {
    let host = TestHost(width: 60, height: page.id == "SheetPage" ? 10 : 9, colors: colors, motion: true) {
      page.content().padding(1)
        .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.maximumFrameRate, 20)
    }
    let tape = try Tape(steps.replacing("; ", with: "\n"), name: page.id)
    return try await MovingPicture.of(tape, on: host, colors)
  }

  @Test(arguments: motions.keys.sorted())
  func `the moving picture of a page shows what moves, in 16 colours too`(id: String) async throws {
    let (page, steps) = (try #require(Page.named(id)), try #require(Self.motions[id]))
    let many = try await Self.movingPicture(
      page, steps,
      colors: TerminalColors(
        depth: .rgb, foreground: .rgb(0xDD, 0xDD, 0xDD), background: .rgb(0x16, 0x16, 0x1C)))
    let few = try await Self.movingPicture(
      page, steps, colors: TerminalColors(depth: .ansi16, scheme: .dark))
    for picture in [many, few] { expect(picture, contains: "<animate ") }
    try Self.check("docs/images/motion/\(id).svg", many)
    try Self.check("docs/images/motion/\(id)-16.svg", few)
  }

  @Test(arguments: PageSources.texts.keys.sorted())
  func `the picture of a page shows its view`(id: String) throws {
    let page = try #require(Page.named(id))
    try Self.check("docs/images/gallery/\(id).svg", Self.picture(page))
  }

  @Test func `the page of the docs has them all`() throws {
    var text = """
      # Gallery

      Every view and modifier, as the demo `gallery` shows them with their code (`make demo NAME=gallery`). Written by `make record`.

      """
    for group in Page.Group.allCases {
      text += "\n## \(group.rawValue)\n"
      for page in Page.all(in: group) {
        text += """

          ### \(page.title)

          \(page.summary)

          ![\(page.title)](images/\(Self.motions[page.id] == nil ? "gallery" : "motion")/\(page.id).svg)

          [\(page.id).swift](\(Self.files[page.id] ?? ""))

          """
      }
    }
    try Self.check("docs/Gallery.md", text)
  }
}
