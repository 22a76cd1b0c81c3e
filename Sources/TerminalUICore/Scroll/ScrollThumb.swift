package import Cells

/// Where the thumb of an indicator is: the first cell and the number of cells, of those of its bar.
package struct ScrollThumb {
  /// The first cell.
  package let start: Int
  /// The number of cells.
  package let length: Int

  /// Makes the thumb for `room` cells of `total` that are shown from `offset` on; `nil` where all fits.
  package init?(room: Int, total: Int, offset: Int) {
    guard room > 0, total > room else { return nil }
    let limit = total - room
    let length = Swift.min(Swift.max(room * room / total, 1), room)
    // The thumb is at an end only where the content is.
    var start = (room - length) * offset / limit
    if offset > 0, start == 0, room > length { start = 1 }
    if offset < limit, start == room - length, start > 0 { start -= 1 }
    (self.start, self.length) = (start, length)
  }
}

@MainActor extension Painter {
  /// Draws the thumb of a vertical indicator, whose bar begins at `origin`.
  package mutating func drawVertical(_ thumb: ScrollThumb, at origin: Point) {
    fill(
      Rect(x: origin.x, y: origin.y &+ thumb.start, width: 1, height: thumb.length),
      with: Glyph("▐"), style: Style(attributes: .dim))
  }

  /// Draws the thumb of a horizontal indicator, whose bar begins at `origin`.
  mutating func drawHorizontal(_ thumb: ScrollThumb, at origin: Point) {
    fill(
      Rect(x: origin.x &+ thumb.start, y: origin.y, width: thumb.length, height: 1),
      with: Glyph("▄"), style: Style(attributes: .dim))
  }
}
