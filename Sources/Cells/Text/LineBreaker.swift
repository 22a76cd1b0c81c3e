/// Finds the lines of a text one after another, as ranges of its bytes.
struct LineBreaker {
  /// A line: a part of the text, or two with an ellipsis between them.
  struct Piece {
    /// The first part.
    var start: Int
    /// The offset behind it.
    var end: Int
    /// The columns of the whole line.
    var width: Int
    /// Whether an ellipsis follows the first part.
    var hasEllipsis = false
    /// The part behind the ellipsis.
    var suffix = 0..<0
    /// Whether the part is a character that has no room, and a space shows instead.
    var isBlank = false
  }

  private let text: ClusterReader
  private let width: Int
  private let truncation: TextTruncation
  private var linesLeft: Int
  /// Where the next line begins; `nil` after the last.
  private var start: Int?

  init(_ text: ClusterReader, width: Int?, maxLines: Int, truncation: TextTruncation, from start: Int = 0) {
    self.start = start
    self.text = text
    self.width = Swift.max(width ?? .max, 0)
    self.truncation = truncation
    linesLeft = maxLines
  }

  /// Where the next line begins; `nil` after the last.
  var nextStart: Int? { start }

  /// The next line; `nil` after the last.
  mutating func next() -> Piece? {
    guard let lineStart = start, linesLeft > 0 else { return nil }
    linesLeft -= 1
    let (piece, following) = line(from: lineStart)
    start = following
    guard linesLeft == 0, let following, hasText(from: following) else { return piece }
    return truncated(from: lineStart)
  }
}

// MARK: - One line

extension LineBreaker {
  /// The columns and places of a line so far.
  private struct Progress {
    /// The next cluster, and the columns before it.
    var position: Int
    var column = 0
    /// The end of the text that fits.
    var fitting: Int
    var fittingWidth = 0
    /// The end of the text that fits, without spaces at its end.
    var visible: Int
    var visibleWidth = 0
    /// Where the next line may begin, and the content of this one then.
    var next: Int?
    var nextVisible = 0
    var nextVisibleWidth = 0
    /// The cluster before.
    var previous: ScalarProperties.Break?
    var previousScalar: UInt32 = 0
    /// Whether the hyphen before follows a letter.
    var isHyphenated = false

    init(at start: Int) {
      position = start
      fitting = start
      visible = start
    }

    mutating func allowBreak(at offset: Int) {
      next = offset
      nextVisible = visible
      nextVisibleWidth = visibleWidth
    }

    /// Goes over a space or a tab, behind which the line may end; those that have no room are beyond its end.
    @inline(__always)
    mutating func advanceOverSpace(to end: Int, _ columns: Int, in width: Int) {
      column = column &+ columns
      position = end
      if column <= width {
        fitting = end
        fittingWidth = column
      }
      allowBreak(at: end)
      previous = .space
    }

    /// Goes over a cluster without columns, which belongs to what is before.
    @inline(__always)
    mutating func advanceOverMark(to end: Int, _ breaking: ScalarProperties.Break) {
      if fitting == position { fitting = end }
      if visible == position { visible = end }
      position = end
      if breaking == .zeroWidth { allowBreak(at: end) }
    }

    /// Goes over a cluster that fits.
    @inline(__always)
    mutating func advance(to end: Int, _ columns: Int, _ breaking: ScalarProperties.Break, _ scalar: UInt32) {
      isHyphenated =
        breaking == .hyphen && (previous == .hyphen ? isHyphenated : previous != nil && previous != .space)
      previous = breaking
      previousScalar = scalar
      position = end
      column += columns
    }

    /// Notes that the line so far fits and is seen.
    @inline(__always)
    mutating func extendVisible() {
      fitting = position
      fittingWidth = column
      visible = position
      visibleWidth = column
    }
  }

  /// The line that begins at an offset, and where the next one does.
  private func line(from start: Int) -> (Piece, Int?) {
    var line = Progress(at: start)
    while line.position < text.bytes.count {
      let (scalar, length) = text.scalar(at: line.position)
      if let end = newline(scalar, at: line.position) {
        return (Piece(start: start, end: line.fitting, width: line.fittingWidth), end)
      }
      let breaking = scalar == 0x09 ? .space : ScalarProperties(scalar).breaking
      let isPlain = scalar >= 0x20 && scalar < 0x7F && !mayCombine(at: line.position + length)
      let cluster =
        isPlain
        ? ClusterReader.Cluster(end: line.position + length, width: 1, glyph: nil)
        : text.cluster(at: line.position, wantsGlyph: false)
      let columns = scalar == 0x09 ? 4 - line.column % 4 : cluster.width

      if breaking == .space {
        line.advanceOverSpace(to: cluster.end, columns, in: width)
        continue
      }
      if columns == 0 {
        line.advanceOverMark(to: cluster.end, breaking)
        continue
      }
      if canBreak(line, before: breaking, scalar) { line.allowBreak(at: line.position) }
      if line.column > width - columns { return wrapped(line, from: start, at: cluster) }

      line.advance(to: cluster.end, columns, breaking, scalar)
      if isPlain, breaking == .letter {
        let rest = plainLetters(from: line.position, atMost: width - line.column)
        line.position += rest
        line.column += rest
      }
      line.extendVisible()
    }
    return (Piece(start: start, end: line.fitting, width: line.fittingWidth), nil)
  }

  /// Counts the ASCII letters and digits from `offset` on that don't combine with other characters.
  @inline(__always)
  private func plainLetters(from offset: Int, atMost room: Int) -> Int {
    let bytes = text.bytes
    let limit = room < bytes.count &- offset ? offset &+ room : bytes.count
    var end = offset
    while end < limit, (bytes[end] | 0x20) &- 0x61 < 26 || bytes[end] &- 0x30 < 10 { end &+= 1 }
    if end > offset, end < bytes.count, bytes[end] >= 0x80 { end &-= 1 }
    return end &- offset
  }

  /// The line before a cluster that has no room any more.
  private func wrapped(
    _ line: Progress, from start: Int, at cluster: ClusterReader.Cluster
  ) -> (Piece, Int?) {
    if width == 0 {
      return (Piece(start: start, end: start, width: 0), startOfNextParagraph(from: line.position))
    }
    if let next = line.next, next > start {
      return (Piece(start: start, end: line.nextVisible, width: line.nextVisibleWidth), next)
    }
    if line.column > 0 {
      return (Piece(start: start, end: line.visible, width: line.visibleWidth), line.position)
    }
    return (Piece(start: start, end: cluster.end, width: width, isBlank: true), afterBlank(cluster.end))
  }

  /// Where a line begins after a character that had no room: behind the new line that follows, if one does.
  private func afterBlank(_ offset: Int) -> Int? {
    guard offset < text.bytes.count else { return nil }
    return newline(text.scalar(at: offset).value, at: offset) ?? offset
  }

  /// Whether a line may end between two clusters without a space.
  private func canBreak(_ line: Progress, before next: ScalarProperties.Break, _ scalar: UInt32) -> Bool {
    guard let previous = line.previous else { return false }
    let isWidePunctuation = { (scalar: UInt32) in scalar >= 0x2E80 }
    switch (previous, next) {
    case (.glue, _), (_, .glue), (.space, _), (.opening, _), (_, .closing), (_, .hyphen): return false
    case (.ideograph, _), (_, .ideograph): return true
    case (.hyphen, .letter):
      return line.isHyphenated && !(line.previousScalar == 0x2D && 0x30...0x39 ~= scalar)
    case (.closing, _): return isWidePunctuation(line.previousScalar)
    case (_, .opening): return isWidePunctuation(scalar)
    default: return false
    }
  }

  @inline(__always)
  private func mayCombine(at offset: Int) -> Bool {
    offset < text.bytes.count && text.bytes[offset] >= 0x80
  }

  /// The offset behind a new line; `nil` where there is none.
  @inline(__always)
  private func newline(_ scalar: UInt32, at offset: Int) -> Int? {
    switch scalar {
    case 0x0A: offset + 1
    case 0x0D: offset + 1 < text.bytes.count && text.bytes[offset + 1] == 0x0A ? offset + 2 : nil
    case 0x2028, 0x2029: offset + 3
    default: nil
    }
  }

  private func startOfNextParagraph(from offset: Int) -> Int? {
    var position = offset
    while position < text.bytes.count {
      let (scalar, length) = text.scalar(at: position)
      if let end = newline(scalar, at: position) { return end }
      position += length
    }
    return nil
  }
}

// MARK: - Leaving out

extension LineBreaker {
  /// Whether anything but spaces and new lines follows.
  private func hasText(from offset: Int) -> Bool {
    var position = offset
    while position < text.bytes.count {
      let (scalar, length) = text.scalar(at: position)
      let isSpace =
        scalar == 0x09 || newline(scalar, at: position) != nil || ScalarProperties(scalar).breaking == .space
      if !isSpace { return true }
      position += length
    }
    return false
  }

  /// The rest of the text in one line, with an ellipsis.
  private func truncated(from start: Int) -> Piece {
    guard width > 0 else { return Piece(start: start, end: start, width: 0) }
    let room = width - 1
    let prefixRoom: Int
    switch truncation {
    case .tail: prefixRoom = room
    case .middle: prefixRoom = width == .max ? room : (room + 1) / 2
    case .head: prefixRoom = 0
    }
    let prefix = prefix(from: start, room: prefixRoom)
    let suffix =
      truncation == .tail ? (range: 0..<0, width: 0) : suffix(from: prefix.end, room: room - prefix.width)
    return Piece(
      start: start, end: prefix.end, width: prefix.width + 1 + suffix.width, hasEllipsis: true,
      suffix: suffix.range)
  }

  /// As much of the paragraph's beginning as fits, without spaces at its end.
  private func prefix(from start: Int, room: Int) -> (end: Int, width: Int) {
    var (position, column) = (start, 0)
    var (end, width) = (start, 0)
    while position < text.bytes.count {
      let scalar = text.scalar(at: position).value
      if newline(scalar, at: position) != nil { break }
      let cluster = text.cluster(at: position, wantsGlyph: false)
      let columns = scalar == 0x09 ? 4 - column % 4 : cluster.width
      if column > room - columns { break }
      column += columns
      position = cluster.end
      if scalar != 0x09, ScalarProperties(scalar).breaking != .space { (end, width) = (position, column) }
    }
    return (end, width)
  }

  /// As much of the last paragraph's end as fits, without spaces at its beginning; a tab counts one column.
  private func suffix(from start: Int, room: Int) -> (range: Range<Int>, width: Int) {
    var first = start
    while let next = startOfNextParagraph(from: first) { first = next }
    var rest = 0
    eachCluster(from: first) { _, _, columns in
      rest += columns
      return true
    }
    eachCluster(from: first) { offset, isSpace, columns in
      first = offset
      if rest <= room, !isSpace, columns > 0, standsAlone(text.scalar(at: offset).value) { return false }
      rest -= columns
      first = text.bytes.count
      return true
    }
    return (first..<text.bytes.count, rest)
  }

  /// Whether a scalar begins a cluster of its own behind an ellipsis.
  private func standsAlone(_ scalar: UInt32) -> Bool {
    if ScalarProperties(scalar).isSimple { return true }
    var joined = String.UnicodeScalarView("…".unicodeScalars)
    joined.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
    return String(joined).count == 2
  }

  /// Calls `body` with each character from a place on, until it returns `false`.
  private func eachCluster(from start: Int, _ body: (_ offset: Int, _ isSpace: Bool, _ columns: Int) -> Bool)
  {
    var position = start
    while position < text.bytes.count {
      let scalar = text.scalar(at: position).value
      let cluster = text.cluster(at: position, wantsGlyph: false)
      let isSpace = scalar == 0x09 || ScalarProperties(scalar).breaking == .space
      guard body(position, isSpace, cluster.width) else { return }
      position = cluster.end
    }
  }
}
