import Glibc
import TerminalUIQuestions

/// The kind of a package.
enum Kind: String, CaseIterable, Sendable {
  case library, executable

  var title: String {
    switch self {
    case .library: "a library"
    case .executable: "a program"
    }
  }
}

/// A licence, by its identifier.
enum License: String, CaseIterable, Sendable {
  case apache = "Apache-2.0"
  case mit = "MIT"
  case bsd = "BSD-3-Clause"
  case mpl = "MPL-2.0"
  case none

  var title: String { rawValue }
}

/// Files that are made next to the sources.
enum Extra: String, CaseIterable, Sendable {
  case tests, readme, gitignore

  var title: String {
    switch self {
    case .tests: "Tests"
    case .readme: "README.md"
    case .gitignore: ".gitignore"
    }
  }
}

/// A file of a package.
struct ProjectFile: Sendable {
  let path: String
  let text: String
}

/// A package that is about to be made.
struct Project: Sendable {
  var name = ""
  var folder = "."
  var kind = Kind.library
  var license = License.apache
  var extras: [Extra] = []

  var path: String { folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)" }
  var exists: Bool { access(path, F_OK) == 0 }

  /// The mistake in a name; `nil` if there is none.
  @MainActor static func mistake(inName name: String) -> String? {
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart else {
      return "Begin with a letter."
    }
    let isWord = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    return isWord ? nil : "Only letters, digits and _."
  }

  var files: [ProjectFile] {
    var files = [ProjectFile(path: "Package.swift", text: manifest)]
    files.append(
      kind == .executable
        ? ProjectFile(path: "Sources/\(name)/main.swift", text: "print(\"Hello from \(name)\")\n")
        : ProjectFile(
          path: "Sources/\(name)/\(name).swift", text: "/// What \(name) is for.\npublic enum \(name) {}\n"))
    if extras.contains(.tests) {
      files.append(
        ProjectFile(
          path: "Tests/\(name)Tests/\(name)Tests.swift",
          text: "import Testing\n\n@Test func `it is there`() {}\n"))
    }
    if extras.contains(.readme) {
      let line = license == .none ? "" : "\nLicence: \(license.title)\n"
      files.append(ProjectFile(path: "README.md", text: "# \(name)\n\(line)"))
    }
    if extras.contains(.gitignore) { files.append(ProjectFile(path: ".gitignore", text: ".build/\n")) }
    return files
  }

  private var manifest: String {
    let target = kind == .executable ? "executableTarget" : "target"
    var lines = [
      "// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package(",
      "  name: \"\(name)\",", "  targets: [", "    .\(target)(name: \"\(name)\"),",
    ]
    if extras.contains(.tests) {
      lines.append("    .testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"]),")
    }
    return (lines + ["  ]", ")", ""]).joined(separator: "\n")
  }

  /// Writes a file, after a time in which that can be seen, and returns its path; one that is there already stays as it is.
  ///
  /// - Returns: `nil` for one that stays.
  func write(_ file: ProjectFile, _ progress: WorkProgress) async throws -> String? {
    let target = "\(path)/\(file.path)"
    for step in 1...10 {
      progress(Double(step) / 10)
      try await Task.sleep(for: .milliseconds(20))
    }
    try makeFolders(of: target)
    guard let output = fopen(target, "wx") else {
      guard errno == EEXIST else { throw WriteError(path: target) }
      return nil
    }
    let isWritten = fputs(file.text, output) >= 0
    guard fclose(output) == 0, isWritten else {
      unlink(target)
      throw WriteError(path: target)
    }
    return target
  }

  private func makeFolders(of file: String) throws {
    var made = file.hasPrefix("/") ? "/" : ""
    for part in file.split(separator: "/").dropLast() {
      made += part + "/"
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else { throw WriteError(path: made) }
    }
  }
}

/// A file that can't be written.
struct WriteError: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) can't be written." }
}
