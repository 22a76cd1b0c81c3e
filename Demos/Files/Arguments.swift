import Glibc

/// The arguments of the program, as bytes: a path need not be text.
nonisolated enum Arguments {
  static var ofProcess: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// The folder that relative paths begin at.
  static var workingFolder: FilePath {
    guard let path = getcwd(nil, 0) else { return .root }
    defer { free(path) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
