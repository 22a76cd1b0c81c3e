internal import Foundation
internal import Synchronization

/// A screen kept in a file next to the test that compares with it.
nonisolated struct GoldenFile: CustomStringConvertible {
  /// Whether a check writes the file instead of comparing with it.
  enum Recording {
    /// The test compares with the file.
    case never
    /// The test writes the file and fails: for a request at one place in a test, which must not stay there.
    case once
    /// The test writes the file and passes: for a request from outside.
    case always
  }

  /// The file.
  let url: URL

  /// The place of a file: in the folder of the test's target with its module's name, or next to the test.
  init(module: String, testFile: String, function: String, name: String?, pathExtension: String) {
    let test = URL(filePath: testFile)
    let folders = test.pathComponents.dropLast()
    let target = folders.lastIndex(of: module).map { folders.prefix(through: $0) } ?? folders
    let file = ([Self.fileName(function)] + (name.map { [Self.fileName($0)] } ?? [])).joined(separator: ".")
    url = target.dropFirst().reduce(URL(filePath: "/")) { $0.appending(path: $1) }
      .appending(path: "Snapshots").appending(path: test.deletingPathExtension().lastPathComponent)
      .appending(path: "\(file).\(pathExtension)")
  }

  var description: String { url.path }

  /// The screen that each file was given during this run, to notice two screens under one name.
  private static let recorded = Mutex<[URL: String]>([:])

  /// The problem with a screen, compared with the file or written to it; `nil` if there is none.
  func check(_ screen: String, recording: Recording) -> String? {
    guard recording == .never else { return write(screen, recording) }
    guard let expected else {
      return """
        There is no golden file \(self). To record this screen, run the test with TERMINALUI_RECORD=1:
        \(ScreenDifference.numbered(screen))
        """
    }
    guard expected != screen else { return nil }
    return """
      The screen differs from \(self)
      \(ScreenDifference(expected: expected, actual: screen))
      To accept the new screen, run the test with TERMINALUI_RECORD=1.
      """
  }

  private var expected: String? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Records the screen; returns the message for the test, and `nil` if there is none.
  private func write(_ screen: String, _ recording: Recording) -> String? {
    let first = Self.recorded.withLock { recorded in
      let first = recorded[url] ?? screen
      recorded[url] = first
      return first
    }
    guard first == screen else {
      return "Two different screens would be recorded as \(self): give each a name with `named:`."
    }
    if expected != screen {
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((screen + "\n").utf8).write(to: url, options: .atomic)
      } catch {
        return "The screen can't be recorded as \(self): \(error.localizedDescription)"
      }
    }
    return recording == .once ? "Recorded \(self). Take `record: true` out to compare with it." : nil
  }

  /// A name that every file system takes: words of letters and digits joined by hyphens, at most 100 of them.
  static func fileName(_ text: String) -> String {
    let head = text.hasSuffix("()") ? text.dropLast(2) : text[...]
    let words = head.split { !$0.isLetter && !$0.isNumber }
    return String(words.joined(separator: "-").prefix(100))
  }
}
