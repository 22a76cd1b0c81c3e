package import Cells

/// Where the thumb of an indicator is on its bar, in half cells.
package struct ScrollThumb {
  /// How many cells the bar has.
  package let room: Int
  /// The first half cell of the bar that the thumb takes, counted from 0.
  package let start: Int
  /// How many half cells the thumb takes.
  package let length: Int

  /// Makes the thumb for `room` cells of `total` that are shown from `offset` on; `nil` where all fits.
  package init?(room: Int, total: Int, offset: Int) {
    guard room > 0, total > room else { return nil }
    let limit = total - room
    let length = Swift.max(2 * room * room / total, 2)
    let last = 2 * room - length
    // The thumb touches an end of the bar only if the content is scrolled to that end.
    var start = last * offset / limit
    if offset > 0, start == 0, last > 0 { start = 1 }
    if offset < limit, start == last, start > 0 { start -= 1 }
    (self.room, self.start, self.length) = (room, start, length)
  }

  /// The cells of the bar that the thumb takes, as a whole or by half.
  package var cells: Range<Int> { start / 2..<(start + length + 1) / 2 }

  /// The first content cell that is shown, `limit` at most, when the thumb has been dragged to begin in `cell`.
  package func offset(from cell: Int, limit: Int) -> Int {
    let last = 2 * room - length
    guard last > 0 else { return 0 }
    let start = Swift.min(Swift.max(2 * cell, 0), last)
    // Rounded up, as the thumb's place is rounded down: so it stays under the mouse.
    return (limit * start + last - 1) / last
  }
}

extension Painter {
  /// Draws a vertical indicator, whose bar begins at `origin`.
  package mutating func drawVertical(_ thumb: ScrollThumb, at origin: Point, in role: PaintRole = .secondary)
  {
    draw(thumb, role, hasTrack ? ("█", "▀", "▄") : ("▐", "▝", "▗")) {
      Rect(x: origin.x, y: origin.y &+ $0.lowerBound, width: 1, height: $0.count)
    }
  }

  /// Draws a horizontal indicator, whose bar begins at `origin`.
  mutating func drawHorizontal(_ thumb: ScrollThumb, at origin: Point, in role: PaintRole = .secondary) {
    draw(thumb, role, hasTrack ? ("█", "▌", "▐") : ("▄", "▖", "▗")) {
      Rect(x: origin.x &+ $0.lowerBound, y: origin.y, width: $0.count, height: 1)
    }
  }

  /// Whether there is a colour for a track that is fainter than the thumb.
  private var hasTrack: Bool { paint.palette.colors.canBlend }

  /// Draws a thumb, and its track where there is a colour for it.
  ///
  /// - Parameters:
  ///   - role: The colour of the thumb.
  ///   - glyphs: The characters of a cell that the thumb takes as a whole, of one whose first half it takes, and of one
  ///     whose second half it takes.
  ///   - rect: The rectangle of some cells of the bar.
  private mutating func draw(
    _ thumb: ScrollThumb, _ role: PaintRole, _ glyphs: (Character, Character, Character),
    _ rect: (Range<Int>) -> Rect
  ) {
    if hasTrack { self.fill(rect(0..<thumb.room), with: Color.role(.fill)) }
    let cells = thumb.cells
    func fill(_ range: Range<Int>, with glyph: Character) {
      self.fill(rect(range), with: Glyph(glyph), style: Style(foreground: .role(role)))
    }
    fill(cells, with: glyphs.0)
    if thumb.start % 2 == 1 { fill(cells.prefix(1), with: glyphs.2) }
    if (thumb.start + thumb.length) % 2 == 1 { fill(cells.suffix(1), with: glyphs.1) }
  }
}
