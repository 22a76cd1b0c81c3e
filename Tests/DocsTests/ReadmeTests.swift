import Foundation
import Soak
import Testing

/// The package that README.md prints.
@Suite nonisolated struct ReadmeTests {
  /// The files of the package, by their paths: each block stands behind a line with its path.
  private static let files: [String: String] = {
    let parts = Package.text("README.md").components(separatedBy: "```swift\n")
    return zip(parts, parts.dropFirst()).reduce(into: [:]) { files, pair in
      let line = pair.0.split(separator: "\n").last ?? ""
      guard let path = line.firstMatch(of: /`([\w\/]+\.swift)`/) else { return }
      files[String(path.1)] = pair.1.components(separatedBy: "```")[0]
    }
  }()

  /// A folder with the package, beside a TerminalUI that is this one.
  private static func makePackage() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Readme-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appending(path: "Hello/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "TerminalUI"), withDestinationURL: Package.root)
    return folder
  }

  @Test func `it has a manifest, an app and a test`() {
    #expect(
      Self.files.keys.sorted() == [
        "Package.swift", "Sources/Hello/HelloApp.swift", "Tests/HelloTests/TallyTests.swift",
      ])
  }

  // Mend B23
  @Test func `its files compile as they are printed, with the settings of its manifest`() async throws {
    // What the check passes to the compiler.
    let manifest = try #require(Self.files["Package.swift"])
    #expect(
      manifest.components(separatedBy: "swiftSettings: [.defaultIsolation(MainActor.self)])").count == 3)
    let folder = try Self.makePackage()
    defer { try? FileManager.default.removeItem(at: folder) }
    let check = try await runScript("check-readme.sh", [folder.appending(path: "Hello").path])
    #expect(check.succeeds, "\(check.output)")
  }

  @Test func `its view and its test are the ones that run in ReadmeExample`() throws {
    let example = Package.text("Tests/DocsTests/ReadmeExample.swift")
    let app = try #require(Self.files["Sources/Hello/HelloApp.swift"])
    let test = try #require(Self.files["Tests/HelloTests/TallyTests.swift"])
    let view = app.components(separatedBy: "\n\n@main")[0].components(separatedBy: "import TerminalUI\n\n")
    #expect(view.count == 2 && example.contains(view[view.count - 1]))
    let suite = test.components(separatedBy: "@testable import Hello\n\n")
    #expect(suite.count == 2 && example.contains(suite[suite.count - 1]))
  }

  // Mend B23. The long form of the two tests above.
  @Test(.enabled(if: Soak.isOn))
  func `it builds without a warning, and its test passes`() async throws {
    let folder = try Self.makePackage()
    defer { try? FileManager.default.removeItem(at: folder) }
    // By the path of what the tests have built, or all of it would be built once more.
    let manifest = folder.appending(path: "Hello/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let built = text.replacing(
      #".package(path: "../TerminalUI")"#,
      with: #".package(name: "TerminalUI", path: "\#(Package.root.path)")"#)
    #expect(built != text)
    try built.write(to: manifest, atomically: true, encoding: .utf8)
    let run = try await ProgramRun.of(
      "/usr/bin/env",
      [
        "make", "-C", Package.root.path, "nested", "DO=test",
        "PACKAGE=\(folder.appending(path: "Hello").path)",
      ])
    #expect(run.succeeds, "\(run.output)")
    #expect(run.output.contains("Test run with 1 test in 1 suite passed"))
    // The driver says which of our options it prefers.
    let warnings = run.output.split(separator: "\n").filter {
      $0.contains("warning:") && !$0.contains("'-enable-batch-mode'")
    }
    #expect(warnings == [])
  }
}
