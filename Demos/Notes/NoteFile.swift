import Foundation

/// The file of the notes, written on a queue of its own: one write after the other, and the newest notes last.
final class NoteFile {
  private let url: URL
  private let queue = DispatchQueue(label: "notes")

  init(_ url: URL) { self.url = url }

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
  private nonisolated static func replace(_ url: URL, by notes: [Note]) -> String? {
    do {
      try JSONEncoder().encode(notes).write(to: url, options: .atomic)
      return nil
    } catch {
      return "Not saved: \(error.localizedDescription)"
    }
  }
}
