extension CellBuffer {
  /// Writes one line of text with its left end at `position`.
  ///
  /// Cells outside of `clip` stay as they are. The text's colour and attributes replace those of the cell; an
  /// open background keeps the cell's (a wide glyph that of its first cell). A wide glyph that `clip` cuts becomes a
  /// space in its visible half; of a wide glyph that is overwritten in part, the rest becomes a space, even
  /// outside of `clip`.
  ///
  /// - Returns: The columns of the text, seen or not. Allocates nothing.
  @discardableResult
  public mutating func write(_ text: String, at position: Point, style: Style, clip: Rect) -> Int {
    guard isPlain(style) else {
      return writeResolving(StyledText(text), at: position, style: style, clip: clip)
    }
    return writeUnresolved(text, at: position, style: style, clip: clip)
  }

  @inline(__always)
  private mutating func writeUnresolved(_ text: String, at position: Point, style: Style, clip: Rect) -> Int {
    ClusterReader.reading(text) { text in
      let x = position.x.clampedToCells
      let end = writeRow(at: position, clip: clip) { writer in
        writer.use(style)
        _ = writer.write(text, from: 0, to: text.bytes.count)
        return writer.x
      }
      return end.map { $0 - x } ?? text.width(from: 0, to: text.bytes.count)
    }
  }

  /// Writes one line of styled text with its left end at `position`; each run's style lies over `style`.
  ///
  /// - Returns: The columns of the text, seen or not. Allocates nothing.
  @discardableResult
  public mutating func write(_ text: StyledText, at position: Point, style: Style, clip: Rect) -> Int {
    guard let runs = text.runs else { return write(text.string, at: position, style: style, clip: clip) }
    var isPlain = isPlain(style)
    for run in runs where isPlain { isPlain = self.isPlain(run.style) }
    guard isPlain else { return writeResolving(text, at: position, style: style, clip: clip) }
    return writeUnresolved(text, runs, at: position, style: style, clip: clip)
  }

  /// Writes text of which a colour depends on where it stands.
  @inline(never)
  private mutating func writeResolving(
    _ text: StyledText, at position: Point, style: Style, clip: Rect
  ) -> Int {
    let start = Point(x: position.x.clampedToCells, y: position.y)
    var style = style
    if let ground = style.background, Color.isUnresolved(ground.bits) {
      let rect = Rect(x: start.x, y: start.y, width: CellWidth.width(of: text.string), height: 1)
      layGround(ground, in: rect, frame: rect, clip: clip)
      style.background = nil
    }
    let columns =
      text.runs.map { writeUnresolved(text, $0, at: position, style: style, clip: clip) }
      ?? writeUnresolved(text.string, at: position, style: style, clip: clip)
    let rect = Rect(x: start.x, y: start.y, width: columns, height: 1)
    resolveInk(in: rect.intersection(clip).intersection(bounds), frame: rect)
    return columns
  }

  @inline(__always)
  private mutating func writeUnresolved(
    _ text: StyledText, _ runs: [StyledText.Run], at position: Point, style: Style, clip: Rect
  ) -> Int {
    ClusterReader.reading(text.string) { text in
      let x = position.x.clampedToCells
      let end = writeRow(at: position, clip: clip) { writer in
        var offset = 0
        var end = 0
        for run in runs {
          end = Swift.min(end &+ Swift.max(run.utf8Count, 0), text.bytes.count)
          // A cluster that reaches into the next run has the style it began with.
          guard offset < end else { continue }
          writer.use(run.style.over(style))
          offset = writer.write(text, from: offset, to: end)
        }
        writer.use(style)
        _ = writer.write(text, from: offset, to: text.bytes.count)
        return writer.x
      }
      return end.map { $0 - x } ?? text.width(from: 0, to: text.bytes.count)
    }
  }

  /// Writes one glyph at `position`, by the rules of text.
  public mutating func write(_ glyph: Glyph, at position: Point, style: Style, clip: Rect) {
    guard isPlain(style) else {
      let rect = Rect(x: position.x, y: position.y, width: glyph.width, height: 1)
      return fill(rect, with: glyph, style: style, clip: clip)
    }
    _ = writeRow(at: position, clip: clip) { writer in
      writer.use(style)
      writer.write(glyph)
      return 0
    }
  }

  /// Calls `body` with a writer at `position`, unless none of its row may change.
  @inline(__always)
  private mutating func writeRow(at position: Point, clip: Rect, _ body: (inout RowWriter) -> Int) -> Int? {
    let visible = clip.intersection(bounds)
    guard position.y >= visible.minY, position.y < visible.maxY else { return nil }
    let width = size.width
    var result: Int?
    CellBuffer.change(&cells, &ends) { cells, ends in
      let start = position.x.clampedToCells
      var writer = RowWriter(
        cells: cells + position.y &* width, width: width, minX: visible.minX, maxX: visible.maxX, x: start)
      result = body(&writer)
      guard start < visible.maxX else { return }
      let end = Swift.max(Int(ends[position.y]), Swift.min(writer.x, visible.maxX))
      ends[position.y] = Int32(truncatingIfNeeded: end)
    }
    return result
  }
}
