/// How much of each cell a mask covers, and its character.
///
/// A mask is drawn twice, over black and over white: the difference is the part that it lets through.
package struct CellMask: Sendable {
  /// A cell of a mask.
  struct Part: Sendable {
    /// How opaque the cell's background is, from 0 to 1.
    fileprivate(set) var ground: Double
    /// The cell, if it has a character with nothing behind it; `nil` otherwise.
    fileprivate(set) var glyph: Cell?
    /// How opaque that character is, from 0 to 1.
    fileprivate(set) var ink: Double
  }

  private(set) var parts: [Part] = []

  /// Makes a mask of the same cells, drawn over black and over white.
  package init(overBlack: [Cell], overWhite: [Cell]) {
    parts.reserveCapacity(overBlack.count)
    for (black, white) in zip(overBlack, overWhite) {
      let ground = CellMask.share(black.style.background, white.style.background)
      let hasGlyph = black.glyph != .space && ground <= 0
      parts.append(
        Part(
          ground: ground, glyph: hasGlyph ? black : nil,
          ink: hasGlyph ? CellMask.share(black.style.foreground, white.style.foreground) : 0))
    }
  }

  /// Multiplies how opaque the mask is by `opacity`, which is taken as 0 to 1.
  package mutating func fade(_ opacity: Double) {
    let opacity = opacity > 0 ? Swift.min(opacity, 1) : 0
    for index in parts.indices where opacity < 1 {
      parts[index].ground *= opacity
      parts[index].ink *= opacity
    }
  }

  /// Makes the mask cover what it left out.
  ///
  /// A cell with a character in it is left out as a whole if the character is at least half opaque, and covered as a
  /// whole otherwise.
  package mutating func invert() {
    for index in parts.indices {
      let isCovered = parts[index].glyph != nil && parts[index].ink >= 0.5
      parts[index] = Part(ground: isCovered ? 0 : 1 - parts[index].ground, glyph: nil, ink: 0)
    }
  }

  /// How opaque a colour is, from what it became over black and over white: 1 hides both.
  private static func share(_ overBlack: Color?, _ overWhite: Color?) -> Double {
    guard overBlack != overWhite, let black = overBlack?.components, let white = overWhite?.components else {
      return 1
    }
    let difference = Int(white.green) - Int(black.green)
    return Swift.max(0, Swift.min(1, 1 - Double(difference) / 255))
  }

  /// Returns `paint` for drawing a mask: with colours in RGB, so that every colour is mixed with what is behind it.
  package static func paint(_ paint: Paint, background: Color) -> Paint {
    var paint = paint
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(128, 128, 128), background: background)
    paint.palette = .terminal(colors)
    return paint
  }
}

extension CellBuffer {
  /// Fills a rectangle with blank cells of a colour.
  package mutating func blank(_ rect: Rect, _ color: Color) {
    let rect = rect.intersection(bounds)
    put(
      Array(repeating: Cell(glyph: .space, style: Style(background: color)), count: rect.width * rect.height),
      in: rect)
  }

  /// Puts cells into a rectangle, row by row, and leaves wide glyphs at its edges as they are.
  package mutating func put(_ new: [Cell], in rect: Rect) {
    let rect = rect.intersection(bounds)
    guard new.count == rect.width * rect.height else { return }
    var index = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        cells[y &* size.width &+ x] = new[index]
        index += 1
      }
    }
  }

  /// Draws cells into a rectangle, row by row.
  ///
  /// If they cover one cell of a wide glyph, its other cell becomes a space.
  package mutating func draw(_ new: [Cell], in rect: Rect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty, new.count == rect.width * rect.height else { return }
    put(new, in: rect)
    for y in rect.minY..<rect.maxY {
      noteEnd(rect.maxX, of: y)
      joinWideGlyphs(in: y, from: rect.minX, to: rect.maxX)
    }
  }

  /// Keeps the part that a mask covers of what was drawn in a rectangle over `before`; without a mask, nothing of it.
  ///
  /// Where the mask is a character, the drawing is seen through it: in its shape and in the drawing's colour.
  package mutating func mask(_ rect: Rect, over before: [Cell], _ mask: CellMask?, paint: Paint) {
    let rect = rect.intersection(bounds)
    guard before.count == rect.width * rect.height else { return }
    let parts = mask?.parts ?? []
    var index = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let place = y &* size.width &+ x
        let (cell, below) = (cells[place], before[index])
        let part = parts.count == before.count ? parts[index] : nil
        index += 1
        guard cell != below else { continue }
        guard let part else {
          cells[place] = below
          continue
        }
        if part.ground >= 1 {
          continue
        } else if part.ground > 0 {
          cells[place] = paint.blended(cell, over: below, opacity: part.ground)
        } else if let glyph = part.glyph, part.ink > 0 {
          var seen = Cell(glyph: glyph.glyph, style: below.style)
          let hasGround = cell.style.background != below.style.background
          seen.style.attributes = glyph.style.attributes
          seen.style.foreground = hasGround ? cell.style.background : cell.style.foreground
          seen.style = seen.style.inCell
          cells[place] = part.ink >= 1 ? seen : paint.blended(seen, over: below, opacity: part.ink)
        } else {
          cells[place] = below
        }
      }
      joinWideGlyphs(in: y, from: rect.minX, to: rect.maxX)
    }
  }
}
