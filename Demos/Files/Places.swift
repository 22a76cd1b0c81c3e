import Glibc

/// Where the files of the user are, as the environment of the program says.
nonisolated struct Places: Sendable {
  let home: FilePath
  /// The folder for files that the program makes and keeps for the user: the trash.
  let data: FilePath
  /// The folder for the program's memory from one start to the next.
  let state: FilePath
  /// The program that changes texts.
  let editor: String
  /// Nothing outside of this folder is shown or touched.
  let root: FilePath

  /// - Parameters:
  ///   - variables: The environment.
  ///   - root: A folder that no path leads out of: for tests.
  /// - Source: XDG Base Directory Specification 0.8: empty or relative paths count as unset.
  init(_ variables: (String) -> [UInt8]?, root: FilePath = .root) {
    func folder(_ name: String) -> FilePath? {
      guard let bytes = variables(name), bytes.first == UInt8(ascii: "/") else { return nil }
      return FilePath(bytes: bytes)
    }
    self.root = root
    home = folder("HOME") ?? root
    data = folder("XDG_DATA_HOME") ?? home.appending(".local").appending("share")
    state = folder("XDG_STATE_HOME") ?? home.appending(".local").appending("state")
    let editor = variables("EDITOR").map { String(decoding: $0, as: UTF8.self) } ?? ""
    self.editor = editor.isEmpty ? "vi" : editor
  }

  /// The places of this process.
  static var ofProcess: Places {
    Places { name in getenv(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } }
  }

  /// A test's: everything is in one folder, and other variables aren't read.
  init(variables: [String: String], root: FilePath) {
    self.init({ variables[$0].map { Array($0.utf8) } }, root: root)
  }

  var worker: FileWorker {
    FileWorker(
      trash: Trash(folder: data.appending("Trash")),
      halfCopies: HalfCopies(folder: state.appending("files-demo").appending("jobs")), root: root)
  }
}
