internal import Cells

/// A row of a long text.
nonisolated struct TextRow: Equatable {
  /// The bytes of the row's text, with spaces that aren't shown where it was wrapped.
  var bytes: Range<Int>
}

/// The rows of a long text for a width, as far as they were needed.
///
/// Only the pieces of the text that were looked at last are kept, so the length of the text makes no difference.
nonisolated struct TextRows {
  let width: Int
  let wraps: Bool
  /// The rows of pieces by their beginnings.
  private var known: [Int: Piece] = [:]
  /// The number of pieces that were broken into rows, for tests.
  private(set) var brokenPieces = 0

  private struct Piece {
    var end: Int
    var starts: [Int]
    var text: Range<Int>
  }

  /// The most pieces that are remembered.
  private static let most = 1_024

  init(width: Int, wraps: Bool) {
    self.width = Swift.max(width, 1)
    self.wraps = wraps
  }

  /// The text has grown: its last piece may be longer.
  mutating func forget(pieceAt start: Int) { known[start] = nil }

  /// The rows of a line of the text from a place on: broken once, and kept as long as there is room.
  private mutating func piece(from start: Int, in store: TextStore) -> Piece {
    if let piece = known[start] { return piece }
    if known.count >= Self.most { known = [:] }
    let end = store.end(ofPieceFrom: start)
    let text = store.text(ofPieceFrom: start, to: end)
    let starts =
      wraps && text.count > 1
      ? LineBreaking.lineStarts(of: store.string(text), width: width).map { start + $0 } : [start]
    brokenPieces += 1
    let piece = Piece(end: end, starts: starts, text: text)
    known[start] = piece
    return piece
  }

  /// The beginning of the row that a place is in.
  mutating func start(ofRowAt place: Int, in store: TextStore) -> Int {
    let piece = piece(from: store.start(ofPieceAt: Swift.min(place, store.lastPlace)), in: store)
    return piece.starts.last { $0 <= place } ?? piece.starts[0]
  }

  /// Rows from one on that begins at a place.
  mutating func rows(from start: Int, atMost count: Int, in store: TextStore) -> [TextRow] {
    var rows: [TextRow] = []
    guard store.count > 0, start < store.count else { return rows }
    var pieceStart = store.start(ofPieceAt: start)
    while rows.count < count {
      let piece = piece(from: pieceStart, in: store)
      for (index, begin) in piece.starts.enumerated() where begin >= start && rows.count < count {
        let end = index + 1 < piece.starts.count ? piece.starts[index + 1] : piece.text.upperBound
        rows.append(TextRow(bytes: begin..<end))
      }
      guard piece.end < store.count else { break }
      pieceStart = piece.end
    }
    return rows
  }

  /// The beginning of the row that is some rows before or behind the one that begins at a place, as far as there are any.
  mutating func start(ofRow count: Int, from start: Int, in store: TextStore) -> Int {
    guard store.count > 0 else { return 0 }
    if count >= 0 { return rows(from: start, atMost: count + 1, in: store).last?.bytes.lowerBound ?? start }
    var rest = -count
    var pieceStart = store.start(ofPieceAt: start)
    var starts = piece(from: pieceStart, in: store).starts.filter { $0 < start }
    while true {
      if starts.count >= rest { return starts[starts.count - rest] }
      rest -= starts.count
      guard pieceStart > 0 else { return 0 }
      pieceStart = store.start(ofPieceAt: pieceStart - 1)
      starts = piece(from: pieceStart, in: store).starts
    }
  }

  /// The first row of the last page.
  mutating func startOfLastPage(height: Int, in store: TextStore) -> Int {
    guard store.count > 0 else { return 0 }
    let last = piece(from: store.startOfLastPiece, in: store).starts.last ?? 0
    return start(ofRow: -(Swift.max(height, 1) - 1), from: last, in: store)
  }
}

nonisolated extension TextStore {
  /// The last place that has a byte.
  fileprivate var lastPlace: Int { Swift.max(count - 1, 0) }
}
