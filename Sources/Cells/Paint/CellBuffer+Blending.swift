extension CellBuffer {
  /// The cells of a rectangle inside the grid, by rows.
  public func cells(in rect: Rect) -> [Cell] {
    let rect = rect.intersection(bounds)
    var result: [Cell] = []
    result.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      result += cells[(y &* size.width &+ rect.minX)..<(y &* size.width &+ rect.maxX)]
    }
    return result
  }

  /// Lays the cells of a rectangle inside the grid, as they are, over their earlier contents.
  ///
  /// Unchanged cells stay. Where colours can't be mixed, new cells are normal from 0.75 on, dim from 0.2 on, and not there below.
  ///
  ///     let before = buffer.cells(in: rect)
  ///     buffer.write("faint", at: .zero, style: .plain, clip: rect)
  ///     buffer.blend(rect, over: before, opacity: 0.5, paint: Paint())
  public mutating func blend(_ rect: Rect, over before: [Cell], opacity: Double, paint: Paint) {
    let rect = rect.intersection(bounds)
    guard before.count == rect.width * rect.height else { return }
    var index = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let place = y &* size.width &+ x
        if cells[place] != before[index] {
          cells[place] = paint.blended(cells[place], over: before[index], opacity: opacity)
        }
        index += 1
      }
      joinWideGlyphs(in: y, from: rect.minX, to: rect.maxX)
    }
  }

}

extension Paint {
  /// The cell that shows `cell` in front of `below`.
  func blended(_ cell: Cell, over below: Cell, opacity: Double) -> Cell {
    let defaults = palette.colors
    var result = cell
    let ground = mixed(
      cell.style.background, defaults.background, over: below.style.background, alpha: opacity)
    guard let ground else {
      if opacity >= 0.75 { return cell }
      if opacity < 0.2 { return below }
      result.style.attributes.insert(.dim)
      return result
    }
    result.style.background = cell.style.background == below.style.background ? cell.style.background : ground
    if cell.isEmpty && !below.isEmpty {
      // A cell without text in front lets the text behind shine through.
      result.glyph = below.glyph
      result.style.attributes = below.style.attributes
      result.style.foreground = mixed(
        cell.style.background, defaults.background, over: below.style.foreground ?? defaults.foreground,
        alpha: opacity)
    } else {
      result.style.foreground = mixed(
        cell.style.foreground, defaults.foreground, over: below.style.background, alpha: opacity)
    }
    result.style = result.style.inCell
    return result
  }
}

extension Cell {
  /// Whether the cell shows only its background.
  fileprivate var isEmpty: Bool {
    glyph == .space && style.attributes.isDisjoint(with: [.reverse, .underline, .strikethrough])
  }
}
