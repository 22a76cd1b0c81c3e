internal import Glibc
internal import TerminalUICore

/// The file of the user's keymap: `TERMINALUI_KEYMAP`, else `keymap` in the folder of the file of ``AppStorage``.
nonisolated struct KeymapFile {
  let path: String

  /// The most bytes that are read; a larger file isn't a keymap.
  static let maximumSize = 4 << 20

  /// The file of the program.
  ///
  /// There is none without a known folder for it, nor with an empty `TERMINALUI_KEYMAP`.
  @MainActor static var ofProgram: KeymapFile? {
    if let given = UserPath.variable("TERMINALUI_KEYMAP") {
      return given.isEmpty ? nil : KeymapFile(path: given)
    }
    return UserPath.folder("XDG_CONFIG_HOME", or: ".config").map { KeymapFile(path: "\($0)/keymap") }
  }

  /// The keymap in the file; `nil` if the file doesn't exist or is none.
  ///
  /// Where the system refuses to read it, the keymap has nothing but this problem.
  package var keymap: Keymap? {
    errno = 0
    if let contents { return Keymap(bytes: contents) }
    let code = errno
    if [0, ENOENT, ENOTDIR].contains(code) { return nil }
    return Keymap(problem: "The file can't be read: \(String(cString: strerror(code))).")
  }

  /// The text of the file; `nil` if it can't be read.
  var text: String? { contents.map { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of the file; `nil` if it isn't a file, can't be read, or is too large.
  private var contents: [UInt8]? {
    // A pipe without a writer must not keep the app from starting.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.maximumSize
    else {
      return nil
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while bytes.count <= Self.maximumSize {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { return nil }
    }
    return nil
  }
}
