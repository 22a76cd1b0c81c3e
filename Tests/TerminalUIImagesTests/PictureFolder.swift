import Cells
import Foundation
import TerminalUITesting
import Testing

/// A folder of files that stands for a bundle.
struct PictureFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
  let bundle: Bundle

  init(_ files: [String: [UInt8]]) throws {
    for (name, bytes) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    bundle = try #require(Bundle(url: url))
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension TestHost {
  /// Lets what runs on other threads end, until something is no more so.
  func wait(while isSo: () -> Bool) async {
    // What is more urgent runs before each of these.
    for _ in 0..<100_000 where isSo() {
      await Task.detached(priority: .background) {}.value
      await settle()
    }
  }

  /// Whether the first cell has a colour.
  var isDrawn: Bool { screen[0, 0].style != .plain }
}
