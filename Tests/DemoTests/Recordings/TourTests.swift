import Expectations
import Foundation
import TerminalUIFoundation
import TerminalUITesting
import Testing

@testable import Chores

/// The moving pictures of the documents, which tapes make of the app of `docs/Start.md`.
@Suite struct TourTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let pictures = ["tour.svg", "tour-light.svg"].map {
    root.appending(path: "docs/images/tour/\($0)")
  }

  /// The app with some chores, in the terminal's own colours; each has a file of its own, as it saves what changes.
  private struct Tour: App {
    @State private var store = ChoreStore(file: ChoreFile(path: ""))

    init() {}

    init(in folder: URL) {
      var chores = ["Buy milk", "Call Ada", "Fix the bicycle", "Sharpen the knives", "Return the books"]
        .map { Chore(title: $0) }
      chores[1].isDone = true
      let file = folder.appending(path: "\(UUID().uuidString).json")
      try? JSONEncoder().encode(chores).write(to: file)
      _store = State(wrappedValue: ChoreStore(file: ChoreFile(path: file.path)))
    }

    var body: some Scene {
      WindowGroup("Chores") { ChoresScreen(store: store) }
    }
  }

  // Tools E5
  @Test func `the tour of README is what the app shows`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    await assertTape(Self.root.appending(path: "docs/images/tour/tour.tape").path, app: Tour(in: folder))
  }

  @Test func `its pictures are small, begin with a whole screen, and last some seconds`() throws {
    for file in Self.pictures {
      let text = try String(contentsOf: file, encoding: .utf8)
      expect(text.utf8.count <= 300_000, "\(file.lastPathComponent): \(text.utf8.count) bytes")
      let still = text.replacing(/<g visibility="hidden">(?s).*?<\/g>/, with: "")
      expect(still, contains: "Buy milk")
      let length = try #require(text.firstMatch(of: /dur="([0-9.]+)s"/)?.1).description
      expect((5.0...8.0).contains(Double(length) ?? 0), "\(length) s")
    }
  }
}
