internal import Glibc

/// A text of Markdown that may grow, and its pieces.
///
/// Text that comes at the end costs as much as its own length and that of the last piece.
@MainActor final class MarkdownStore {
  private var bytes: [UInt8] = []
  private var marks: [PieceMark] = []
  private var definitions = LinkDefinitions()
  /// The state after the last whole line, the end of that line, and the number of pieces then.
  private var settled = (scanner: PieceScanner(), place: 0, count: 0)
  /// Counts the changes.
  private(set) var version = 0

  /// The number of pieces.
  var count: Int { marks.count }
  /// The length in bytes of UTF-8.
  var byteCount: Int { bytes.count }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Replaces the text.
  ///
  /// If the new text begins with all of the present text, only the rest is divided into pieces.
  func adopt(_ text: String) {
    var text = text
    text.withUTF8 { new in
      if !isBeginning(of: new) {
        version += 1
        (bytes, marks, definitions) = ([], [], LinkDefinitions())
        settled = (PieceScanner(), 0, 0)
      }
      append(new.dropFirst(bytes.count))
    }
  }

  private func isBeginning(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !bytes.isEmpty else { return true }
    guard let start = other.baseAddress, bytes.count <= other.count else { return false }
    return memcmp(bytes, start, bytes.count) == 0
  }

  /// Adds text at the end.
  func append(_ text: some Collection<UInt8>) {
    guard !text.isEmpty else { return }
    version += 1
    bytes.append(contentsOf: text)
    marks.removeLast(marks.count - settled.count)
    definitions.forgetLast()
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  /// Finds the starts of pieces from the last settled place on; a very long line is scanned in parts.
  private func scan(_ bytes: MarkdownLine.Bytes) {
    var (scanner, place) = (settled.scanner, settled.place)
    while place < bytes.count {
      var (end, stop) = (place, Swift.min(bytes.count, place + PieceScanner.limit))
      while end < stop, bytes[end] != 0x0A { end += 1 }
      if end < stop { end += 1 }
      let hasEnd = bytes[end - 1] == 0x0A
      let isCut = !hasEnd && end < bytes.count
      if isCut {
        // Between words, or at least between characters.
        stop = end
        while end > stop - 256, bytes[end - 1] != 0x20 { end -= 1 }
        if end == stop - 256 {
          end = stop
          while end > stop - 4, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        }
      }
      let line = MarkdownLine(bytes, place..<end)
      if scanner.scan(line, at: place..<end, isCut: isCut, into: &marks) {
        definitions.addDefinition(in: line, isWhole: hasEnd)
      }
      place = end
      if hasEnd || isCut { settled = (scanner, place, marks.count) }
    }
  }

  /// A piece; the place is less than ``count``.
  func piece(at place: Int) -> MarkdownPiece {
    let mark = marks[place]
    let end = place + 1 < marks.count ? marks[place + 1].start : bytes.count
    return bytes.withUnsafeBufferPointer { all in
      let own = MarkdownLine.Bytes(rebasing: all[mark.start..<end])
      var piece = MarkdownPiece(
        text: String(decoding: own, as: UTF8.self), form: mark.form, hasGap: mark.hasGap)
      piece.number = mark.number < 0 ? nil : Int(mark.number)
      if mark.form == .markdown { piece.definitions = definitions.definitions(for: own) }
      if mark.table >= 0 {
        // The header of the table and the line below it.
        let header = all[mark.table..<mark.start].split(
          separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false
        ).prefix(2)
        piece.text = header.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined() + piece.text
      }
      return piece
    }
  }
}
