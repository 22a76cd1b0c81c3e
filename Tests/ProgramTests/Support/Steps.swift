import Foundation

/// A folder in which a test says how far the fixture `Asker` may go.
struct Steps {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "steps-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false) }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What the program's environment has for it.
  var environment: [String: String] { ["STEPS": folder.path] }

  /// Lets the program do a step, now or when it comes to it.
  func allow(_ name: String) throws { try Data().write(to: folder.appending(path: name)) }
}
