// The pieces of a long text that are broken into rows on their own: its lines, and parts of very long ones.
//
// A line of more than `longest` bytes is cut at multiples of `longest`. Whether one of these is a cut depends on the bytes
// before it alone, so it is found from either side by reading less than three times as much, and stays where it is while the
// text grows.
nonisolated extension TextStore {
  /// The bytes after which a line may be cut.
  static var longest: Int { 1 << 14 }

  /// Where the piece begins that a place is in.
  ///
  /// A place behind the last new line is in the last piece, which may be empty.
  func start(ofPieceAt place: Int) -> Int {
    let place = Swift.min(Swift.max(place, 0), count)
    let cut = place / Self.longest * Self.longest
    if let newline = lastNewline(in: cut..<place) { return newline + 1 }
    if cut == 0 { return 0 }
    if let newline = lastNewline(in: cut - Self.longest..<cut) { return newline + 1 }
    let edge = edge(atOrBehind: cut)
    // A character across the multiple belongs to the piece before.
    return edge <= place ? edge : start(ofPieceAt: cut - 1)
  }

  /// Where the piece ends that begins at a place: behind its new line, or at a cut.
  func end(ofPieceFrom start: Int) -> Int {
    let first = Swift.min((start / Self.longest + 1) * Self.longest, count)
    if let newline = firstNewline(in: start..<first) { return newline + 1 }
    guard first < count else { return count }
    if lastNewline(in: first - Self.longest..<first) == nil { return edge(atOrBehind: first) }
    let second = Swift.min(first + Self.longest, count)
    if let newline = firstNewline(in: first..<second) { return newline + 1 }
    return edge(atOrBehind: second)
  }

  /// Where the last piece with something in it begins.
  var startOfLastPiece: Int { count == 0 ? 0 : start(ofPieceAt: count - 1) }

  /// A piece's text without its new line.
  func text(ofPieceFrom start: Int, to end: Int) -> Range<Int> {
    var last = end
    if last > start, byte(at: last - 1) == 0x0A {
      last -= 1
      if last > start, byte(at: last - 1) == 0x0D { last -= 1 }
    }
    return start..<last
  }
}
