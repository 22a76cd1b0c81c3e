import Foundation

/// The package as it lies on disk.
nonisolated enum Package {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Markdown files for readers, from the package's root; the code map of `make docs` isn't in the repository.
  static let pages: [String] = {
    let names = FileManager.default.enumerator(atPath: root.appending(path: "docs").path)?.allObjects ?? []
    let docs = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
      .filter { $0 != "docs/internals/CodeMap.md" }
    return (docs + ["README.md", "CONTRIBUTING.md", "Benchmarks/README.md"]).sorted()
  }()

  /// The text of a file; empty if there is none.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }
}
