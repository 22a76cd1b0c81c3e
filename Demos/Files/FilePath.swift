/// A place in the file system: names from the root on, each as bytes.
nonisolated struct FilePath: Hashable, Sendable {
  /// The names, without `.` and `..`; none for the root.
  let names: [FileName]

  init(names: [FileName]) { self.names = names }

  /// - Parameters:
  ///   - bytes: A path as the system writes it; `.` and `..` are resolved without looking at files.
  ///   - folder: The start of a path that doesn't begin with a slash.
  init(bytes: some Collection<UInt8>, in folder: FilePath = .root) {
    var names = bytes.first == UInt8(ascii: "/") ? [] : folder.names
    for part in bytes.split(separator: UInt8(ascii: "/")) {
      switch FileName(bytes: part) {
      case ".": break
      case "..": if !names.isEmpty { names.removeLast() }
      case let name: names.append(name)
      }
    }
    self.names = names
  }

  init(_ text: String, in folder: FilePath = .root) { self.init(bytes: Array(text.utf8), in: folder) }

  static let root = FilePath(names: [])

  var name: FileName? { names.last }

  /// The folder around it; the root's is the root.
  var parent: FilePath { FilePath(names: names.dropLast()) }

  func appending(_ name: FileName) -> FilePath { FilePath(names: names + [name]) }

  /// Whether a path is this one or goes through it, as its names say.
  func contains(_ other: FilePath) -> Bool { other.names.starts(with: names) }

  /// The path as the system reads it.
  var bytes: [UInt8] {
    if names.isEmpty { return [UInt8(ascii: "/")] }
    return names.flatMap { [UInt8(ascii: "/")] + $0.bytes }
  }

  /// The text to show, with escapes as in names.
  var shown: String { ShownBytes.text(of: bytes) }

  /// The path if it is text.
  var text: String? { String(validating: bytes, as: UTF8.self) }
}

nonisolated extension FilePath: CustomStringConvertible {
  var description: String { shown }
}
