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

  /// Writes one line of styled text with its left end at `position`; each run's style is applied over `style`.
  ///
  /// - Returns: The columns of the text, seen or not. Allocates nothing.
  @discardableResult
  public mutating func write(_ text: StyledText, at position: Point, style: Style, clip: Rect) -> Int {
    guard let runs = text.runs else { return write(text.string, at: position, style: style, clip: clip) }
    return ClusterReader.reading(text.string) { text in
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
