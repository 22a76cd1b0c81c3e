import Foundation

/// Copies and moves files; whatever ends it, no file has half of its bytes.
nonisolated enum FileCopy {
  /// Copies a file or a folder.
  ///
  /// A file is written under another name and renamed when it is whole.
  ///
  /// - Parameter step: Called with the number of bytes after each part that was copied.
  static func copy(_ source: URL, to target: URL, step: @Sendable (Int) async -> Void) async throws {
    try Task.checkCancellation()
    let values = try source.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    if values.isSymbolicLink == true {
      return try FileManager.default.copyItem(at: source, to: target)
    }
    guard values.isDirectory == true else { return try await copyFile(source, to: target, step: step) }
    let names = try FileManager.default.contentsOfDirectory(atPath: source.path)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
    for name in names {
      try await copy(source.appending(path: name), to: target.appending(path: name), step: step)
    }
  }

  private static func copyFile(_ source: URL, to target: URL, step: @Sendable (Int) async -> Void)
    async throws
  {
    // Of a pipe there may be no end.
    guard try source.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    let partial = target.deletingLastPathComponent().appending(path: ".\(UUID().uuidString).part")
    let reader = try FileHandle(forReadingFrom: source)
    defer { try? reader.close() }
    try Partials.create(partial)
    defer { Partials.remove(partial) }
    let writer = try FileHandle(forWritingTo: partial)
    defer { try? writer.close() }
    while let bytes = try reader.read(upToCount: 1 << 20), !bytes.isEmpty {
      try Task.checkCancellation()
      try writer.write(contentsOf: bytes)
      await step(bytes.count)
    }
    try Task.checkCancellation()
    try FileManager.default.moveItem(at: partial, to: target)
  }

  /// Moves a file or a folder, if need be to another file system.
  static func move(_ source: URL, to target: URL, step: @Sendable (Int) async -> Void) async throws {
    if rename(source.path, target.path) == 0 { return }
    guard errno == EXDEV else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    try await copy(source, to: target, step: step)
    try FileManager.default.removeItem(at: source)
  }

  /// How many bytes there are to copy.
  static func size(of source: URL) -> Int {
    var sum = (try? source.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard let inner = FileManager.default.enumerator(at: source, includingPropertiesForKeys: [.fileSizeKey])
    else { return sum }
    for case let url as URL in inner {
      sum += (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }
    return sum
  }

  /// A name in a folder that nothing has: "a.txt", "a 2.txt".
  static func freeName(for name: String, in folder: URL) -> URL {
    let url = folder.appending(path: name)
    guard (try? url.checkResourceIsReachable()) == true else { return url }
    let (base, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    for number in 2... {
      let next = folder.appending(path: ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)")
      if (try? next.checkResourceIsReachable()) != true { return next }
    }
    return url
  }
}

/// The files that are being written: what isn't whole is taken away when the program ends.
nonisolated enum Partials {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var files: Set<URL> = []
  nonisolated(unsafe) private static var isClosed = false

  /// Makes an empty file; none any more when the program ends.
  static func create(_ url: URL) throws {
    try lock.withLock {
      if isClosed { throw CancellationError() }
      guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
        throw CocoaError(.fileWriteNoPermission)
      }
      files.insert(url)
    }
  }

  /// Takes a file away, unless it has its name by now.
  static func remove(_ url: URL) {
    lock.withLock { _ = files.remove(url) }
    try? FileManager.default.removeItem(at: url)
  }

  /// The program ends.
  static func close() {
    lock.withLock {
      isClosed = true
      for url in files { try? FileManager.default.removeItem(at: url) }
    }
  }
}
