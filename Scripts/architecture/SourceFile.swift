import Foundation

/// A file under `Sources` or `Demos`, and what the rules of the house ask of it.
struct SourceFile {
  /// The path from the package's root: `Sources/Cells/Geometry/Size.swift`.
  let path: String
  let lines: [Substring]

  init(path: String, lines: [Substring]) {
    self.path = path
    self.lines = lines
    imports = lines.compactMap { Self.importedModule(in: String($0)) }
  }

  /// The row of the table of imports it falls under: the target's folder, or `Demos` for every demo.
  var target: String {
    let parts = path.split(separator: "/")
    return parts[0] == "Demos" ? "Demos" : String(parts[1])
  }

  /// The modules it imports, or whose headers it includes.
  let imports: [String]

  /// True if the first thing is a doc comment, apart from imports and the head of an extension.
  var beginsWithDocumentation: Bool {
    let first = lines.lazy.map { $0.trimmingPrefix { $0 == " " } }.first { line in
      if line.isEmpty { return false }
      if isC { return true }
      let isPlainComment = line.hasPrefix("//") && !line.hasPrefix("///")
      let isExtension = line.hasSuffix("{") && line.split(separator: " ").contains("extension")
      return !isPlainComment && !isExtension && !line.hasPrefix("#")
        && Self.importedModule(in: String(line)) == nil
    }
    guard let first else { return false }
    return isC ? first.hasPrefix("/*") || first.hasPrefix("//") : first.hasPrefix("///")
  }

  private var isC: Bool { path.hasSuffix(".c") || path.hasSuffix(".h") }

  /// The module named by an `import` line of Swift, or `CNCurses` for an `#include` of ncurses.
  static func importedModule(in line: String) -> String? {
    // Most lines are neither; a regular expression a line would cost seconds.
    guard line.contains("import ") || line.contains("include") else { return nil }
    let swift =
      /^\s*(@\w+(\([^)]*\))?\s+)*((public|package|internal|fileprivate|private)\s+)?import\s+((struct|class|enum|protocol|typealias|func|var|let|actor)\s+)?(?<module>\w+)/
    if let match = line.firstMatch(of: swift) { return String(match.module) }
    let ncurses = /^\s*#\s*include\s*[<"](ncursesw?\/)?(n?curses|term)\.h[>"]/
    return line.firstMatch(of: ncurses) == nil ? nil : "CNCurses"
  }
}

/// The package as it lies on disk.
enum Package {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift and C file under `Sources` and `Demos`.
  static let files = sources(in: root)

  /// Every Swift and C file under `Sources` and `Demos` of a copy of the package.
  static func sources(in root: URL) -> [SourceFile] {
    ["Sources", "Demos"].flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (names?.compactMap { $0 as? String } ?? [])
        .filter { name in [".swift", ".c", ".h"].contains { name.hasSuffix($0) } }
        // That of a demo that is a package of its own.
        .filter { !$0.hasSuffix("/Package.swift") }
        .sorted()
        .map { name in
          SourceFile(path: "\(folder)/\(name)", lines: lines(of: "\(folder)/\(name)", in: root))
        }
    }
  }

  /// The lines of a file; none if it can't be read.
  static func lines(of path: String, in root: URL = root) -> [Substring] {
    let text = (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    // All of the file is for a trait, and indented for it.
    if lines.first == "#if Data" { lines = lines.map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 } }
    return lines
  }
}
