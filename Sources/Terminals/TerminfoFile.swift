internal import Glibc
package import Presenter
package import Terminal

/// The file that describes a terminal, found where ncurses looks for it and read before ncurses does.
///
/// ncurses gets the bytes that were looked through, as a value of `TERMINFO`: so it can't read others. Only the strings that reset the user's palette
/// aren't among them.
///
/// - Source: terminfo(5), *Fetching Compiled Descriptions*.
package struct TerminfoFile {
  /// Where the file was found; `$TERMINFO` if that variable holds the description itself.
  package let path: String
  private let bytes: [UInt8]

  /// Looks for the description of a terminal: in `TERMINFO`, in the user's folder, in `TERMINFO_DIRS`, in the system's.
  ///
  /// - Parameters:
  ///   - name: The terminal's name.
  ///   - usesVariables: Whether to read the environment, and the user's folder.
  /// - Returns: `nil` where it is in none of them; there may still be a database of ncurses' own.
  package static func find(_ name: String, usesVariables: Bool) -> TerminfoFile? {
    var folders: [String] = []
    if usesVariables {
      if let place = variable("TERMINFO") {
        if let bytes = TerminfoText.bytes(place) {
          if TerminfoEntry(bytes)?.names.contains(name) ?? true {
            return TerminfoFile(path: "$TERMINFO", bytes: bytes)
          }
        } else {
          folders.append(place)
        }
      }
      if let home = variable("HOME") { folders.append(home + "/.terminfo") }
      if let list = variable("TERMINFO_DIRS") {
        // An empty one means the system's.
        for folder in list.split(separator: ":", omittingEmptySubsequences: false) {
          folders += folder.isEmpty ? systemFolders : [String(folder)]
        }
      }
    }
    for folder in folders + systemFolders {
      if let file = file(name, in: folder) { return file }
    }
    return nil
  }

  /// The candidate with which ncurses reads this description.
  ///
  /// - Throws: ``TerminalError/damagedDescription(name:file:)``.
  package func candidate(for name: String) throws(TerminalError) -> Terminfo.Candidate {
    let entry = try entry(for: name)
    guard let first = entry.names.first else { throw .damagedDescription(name: name, file: path) }
    // A file may have a name that isn't one of the terminal's.
    return Terminfo.Candidate(name: entry.names.contains(name) ? name : first, entry: hexadecimal)
  }

  /// Reads the description in the file.
  ///
  /// - Throws: ``TerminalError/damagedDescription(name:file:)``.
  package func entry(for name: String) throws(TerminalError) -> TerminfoEntry {
    guard let entry = TerminfoEntry(bytes) else { throw .damagedDescription(name: name, file: path) }
    return entry
  }

  private var hexadecimal: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("hex:".utf8)
    for byte in TerminfoEntry.keepingPalette(bytes) {
      text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: Reading

  private static let systemFolders = [
    "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo", "/usr/local/share/terminfo",
  ]

  private static func variable(_ name: String) -> String? {
    UserEnvironment.value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// By its first letter, or by that letter's number where a file system doesn't distinguish `a` from `A`.
  private static func file(_ name: String, in folder: String) -> TerminfoFile? {
    guard let first = name.utf8.first else { return nil }
    let number = String(first, radix: 16)
    for part in [String(decoding: [first], as: UTF8.self), number] {
      let path = "\(folder)/\(part)/\(name)"
      if let bytes = contents(of: path) { return TerminfoFile(path: path, bytes: bytes) }
    }
    return nil
  }

  /// A file's bytes, at most one more than a description can have.
  ///
  /// The result is `nil` for unreadable files, folders, pipes and devices.
  private static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return [UInt8](unsafeUninitializedCapacity: TerminfoEntry.maximumCount + 1) { buffer, count in
      while count < buffer.count {
        let read = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        if read <= 0 { break }
        count += read
      }
    }
  }
}

extension TerminfoFile: CustomStringConvertible {
  /// Where the file was found, and its length.
  package var description: String { "\(path), \(bytes.count) bytes" }
}
