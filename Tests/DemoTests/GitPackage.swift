import Expectations
import Foundation
import Soak

/// The package of the demo `git` and of the recipe for child processes, which isn't built with the tests.
nonisolated enum GitPackage {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The path of one of its programs.
  static func path(of program: String) -> String {
    root.appending(path: ".build-whole/debug/\(program)").path
  }

  /// Whether its programs can be run.
  static var isBuilt: Bool {
    ["git-browser", "child"].allSatisfy { FileManager.default.isExecutableFile(atPath: path(of: $0)) }
  }

  /// Builds it, in the long form.
  static func build() async throws {
    guard Soak.isOn else { return }
    let build = try await ProgramRun.of(
      "/usr/bin/env", ["make", "-C", root.path, "nested", "PACKAGE=Demos/Git"])
    expect(build.succeeds, "\(build.output)")
  }
}

/// A repository of a test, in a folder of its own.
nonisolated struct GitFixture {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "git-\(UUID().uuidString.prefix(8))/atlas")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  /// Calls git, with settings that are the same on every machine.
  @discardableResult func git(
    _ arguments: String..., author: String = "Ada Lovelace", seconds: Int = 1_700_000_000,
    input: String? = nil
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "init.defaultBranch=main", "-c", "commit.gpgsign=false"] + arguments
    let email = author.lowercased().replacing(" ", with: ".") + "@example.org"
    process.environment = ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }.merging([
      "GIT_AUTHOR_NAME": author, "GIT_AUTHOR_EMAIL": email, "GIT_COMMITTER_NAME": author,
      "GIT_COMMITTER_EMAIL": email, "GIT_AUTHOR_DATE": "@\(seconds) +0000",
      "GIT_COMMITTER_DATE": "@\(seconds) +0000",
    ]) { $1 }
    let (output, source) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = output
    process.standardInput = source
    try process.run()
    try source.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
    try source.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    expect(process.terminationStatus, 0, "git \(arguments): \(text)")
    return text
  }

  /// No settings of the machine, and one time zone.
  static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "TZ": "UTC", "LC_ALL": "C.UTF-8",
  ]

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Commits what is there.
  func commit(_ message: String, author: String = "Ada Lovelace", seconds: Int = 1_700_000_000) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "-m", message, author: author, seconds: seconds)
  }

  /// Makes a history of many commits, faster than by a call for each.
  func commitMany(_ count: Int) throws {
    let commits = (1...count).map { number in
      let message = "Change number \(number)"
      return """
        commit refs/heads/main
        committer Ada Lovelace <ada@example.org> \(1_600_000_000 + number) +0000
        data \(message.utf8.count)
        \(message)
        M 644 inline counter.txt
        data \("\(number)".utf8.count)
        \(number)

        """
    }
    try git("fast-import", "--quiet", input: commits.joined(separator: "\n"))
  }
}
