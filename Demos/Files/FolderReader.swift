import Foundation

/// What is in a folder, as far as it is known.
nonisolated struct Listing: Sendable {
  /// In order.
  var entries: [Entry]
  var isWhole: Bool
}

/// Reads folders.
nonisolated struct FolderReader: Sendable {
  /// What is found so far, again and again.
  let read: @Sendable (URL) -> AsyncThrowingStream<Listing, any Error>

  /// Reads them away from the main thread: the first entries soon, then twice as many each time.
  static let files = FolderReader { folder in
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task.detached {
        guard let stream = opendir(folder.path) else {
          return continuation.finish(throwing: CocoaError(.fileReadNoPermission))
        }
        defer { closedir(stream) }
        var (found, next) = ([Entry](), 500)
        while !Task.isCancelled, let item = readdir(stream) {
          guard let entry = Entry(item, in: folder) else { continue }
          found.append(entry)
          guard found.count == next else { continue }
          continuation.yield(Listing(entries: found.sorted(by: Entry.comesBefore), isWhole: false))
          next *= 2
        }
        continuation.yield(Listing(entries: found.sorted(by: Entry.comesBefore), isWhole: true))
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

nonisolated extension Entry {
  fileprivate init?(_ item: UnsafeMutablePointer<dirent>, in folder: URL) {
    let name = withUnsafePointer(to: &item.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard name != ".", name != ".." else { return nil }
    var isFolder = item.pointee.d_type == UInt8(DT_DIR)
    // A link, or a file system that doesn't say.
    if item.pointee.d_type == UInt8(DT_LNK) || item.pointee.d_type == UInt8(DT_UNKNOWN) {
      var status = stat()
      isFolder = stat(folder.appending(path: name).path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
    self.init(name: name, isFolder: isFolder)
  }
}
