import Foundation

/// The file of the notes, written on a queue of its own: one write after the other, and the newest notes last.
final class NoteFile {
  private let url: URL
  private let queue = DispatchQueue(label: "notes")

  /// A link is written through: a new file must not take its place.
  init(_ url: URL) { self.url = url.resolvingSymlinksInPath() }

  /// Reads the notes; there are none where there is no file.
  func read() throws -> [Note] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try JSONDecoder().decode([Note].self, from: Data(contentsOf: url))
  }

  /// Writes the notes on the queue, and returns the reason if that fails.
  func write(_ notes: [Note]) async -> String? {
    let url = url
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Self.replace(url, by: notes)) }
    }
  }

  /// Writes the notes behind what is being written, and returns when they are in the file.
  func writeNow(_ notes: [Note]) -> String? {
    let url = url
    return queue.sync { Self.replace(url, by: notes) }
  }

  /// Writes a new file and puts it in the place of the old one: whenever the program ends, one of them is whole.
  ///
  /// The new file has the old one's permissions before anything is in it.
  private nonisolated static func replace(_ url: URL, by notes: [Note]) -> String? {
    let files = FileManager.default
    let new = url.appendingPathExtension(UUID().uuidString)
    do {
      let data = try JSONEncoder().encode(notes)
      let mode = try? files.attributesOfItem(atPath: url.path)[.posixPermissions]
      try Data().write(to: new, options: .withoutOverwriting)
      if let mode { try files.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path) }
      let handle = try FileHandle(forWritingTo: new)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      guard rename(new.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return nil
    } catch {
      try? files.removeItem(at: new)
      return "Not saved: \(error.localizedDescription)"
    }
  }
}
