internal import Cells
internal import TerminalUICore

// The focus of a control whose label covers all of its cells, such as a picture.

extension Painter {
  /// Draws the first and the last column of controls in the look of the focus, if no cell between them has it.
  mutating func markSides(of rects: [Rect], _ look: Style) {
    for rect in rects where rect.width >= 3 && !shows(look, in: rect) {
      for x in [rect.minX, rect.maxX - 1] {
        fill(Rect(x: x, y: rect.minY, width: 1, height: rect.height), with: .space, style: look)
      }
    }
  }

  /// Whether a cell between the sides has a look; the clip doesn't matter, so that a part drawn again is as before.
  private func shows(_ look: Style, in rect: Rect) -> Bool {
    let inner = Rect(x: rect.minX + 1, y: rect.minY, width: rect.width - 2, height: rect.height)
    let seen = inner.intersection(buffer.bounds)
    guard !seen.isEmpty else { return true }
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX where buffer[x, y].style.has(look) { return true }
    }
    return false
  }
}

extension Style {
  /// Whether a cell has the background of a look, or its attributes where it has none.
  fileprivate func has(_ look: Style) -> Bool {
    if let ground = look.background, ground != .terminalDefault { return background == ground }
    return attributes.isSuperset(of: look.attributes)
  }
}
