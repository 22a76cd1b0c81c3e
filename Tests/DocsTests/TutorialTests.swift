import Foundation
import Soak
import Testing

/// Snippets in the manner of tutorials for SwiftUI, most of which no target compiles.
@Suite nonisolated struct TutorialTests {
  @Test(.enabled(if: Soak.isOn))
  func `tutorials compile in both modes, and the compiler explains what is missing`()
    async throws
  {
    let check = try await runScript("check-tutorials.sh")
    #expect(check.succeeds, "\(check.output)")
  }

  @Test func `there are 200 of them`() throws {
    let files = ["Snippets", "Tutorials"].flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: Package.root.appending(path: "Tests/\($0)").path))
        ?? []
    }
    // With those of PointSnippets.swift, of which there are 30.
    #expect(files.filter { $0.hasSuffix(".swift") }.count >= 170)
  }
}
