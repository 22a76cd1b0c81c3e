extension CellBuffer {
  /// Shows the cells of a rectangle in one dim colour: their characters stay, and nothing else of them.
  ///
  ///     buffer.dim(buffer.bounds, palette: .terminal(.unknown))
  ///
  /// Where there are no colours, text has the attribute `dim` and no other one.
  public mutating func dim(_ rect: Rect, palette: Palette) {
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    let (blank, text) = (palette.dimmedBlank, palette.dimmedText)
    let width = size.width
    CellBuffer.change(&cells, &ends) { cells, ends in
      for y in visible.minY..<visible.maxY {
        let row = cells + y &* width
        for x in visible.minX..<visible.maxX {
          row[x].style = row[x].glyph == .space ? blank : text
        }
        if blank != .plain {
          ends[y] = Swift.max(ends[y], Int32(truncatingIfNeeded: visible.maxX))
        }
      }
    }
  }
}

extension Palette {
  /// The style of visible but unreadable text, behind a dialog: near the background where that is known, else dim.
  var dimInk: Style {
    guard colors.canBlend, let text = colors.foreground, let background = colors.background else {
      return ink(.quaternary)
    }
    return Style(foreground: text.mix(with: background, by: 0.6))
  }
}
