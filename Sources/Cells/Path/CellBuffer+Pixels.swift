extension CellBuffer {
  /// Draws the pixels of a grid in a colour, the grid's cell (0, 0) at `origin`; `nil` is the terminal's own colour of text.
  ///
  ///     var grid = PixelGrid(cells: Rect(x: 0, y: 0, width: 4, height: 2), .quadrants)
  ///     grid.fill(Path(ellipseIn: DrawingRect(x: 0, y: 0, width: 4, height: 4)))
  ///     buffer.draw(grid, at: .zero, color: .blue, clip: buffer.bounds, paint: &paint)
  ///
  /// A cell that is full is painted as behind text. In another one, which has two colours at most, the pixels that aren't drawn have the
  /// colour that most of them had. Each cell depends on its earlier contents and on nothing else.
  package mutating func draw(
    _ grid: PixelGrid, at origin: Point, color: Color?, clip: Rect, paint: inout Paint
  ) {
    let frame = paint.frame ?? grid.cells.offsetBy(dx: origin.x, dy: origin.y)
    let visible = grid.cells.offsetBy(dx: origin.x, dy: origin.y).intersection(clip).intersection(bounds)
    guard !visible.isEmpty, color != .clear else { return }
    let pen = PixelPen(color: color, density: grid.density, frame: frame, paint: paint)
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let pattern = grid[x - origin.x, y - origin.y]
        guard pattern != 0 else { continue }
        let index = y &* size.width &+ x
        if let cell = pen.drawn(pattern, over: cells[index], at: Point(x: x, y: y), paint: &paint) {
          cells[index] = cell
        }
      }
      joinWideGlyphs(in: y, from: visible.minX, to: visible.maxX)
      noteEnd(visible.maxX, of: y)
    }
  }

  /// Draws a dot in the place of an area that has no pixel.
  mutating func drawSpeck(at place: Point, color: Color?, clip: Rect, paint: inout Paint) {
    guard clip.intersection(bounds).contains(place), color != .clear else { return }
    let frame = paint.frame ?? Rect(origin: place, size: Size(width: 1, height: 1))
    let index = place.y &* size.width &+ place.x
    let behind = cells[index].style.background
    var style = Style()
    if let color, color != .terminalDefault {
      guard let ink = paint.ink(color, over: behind, at: place, in: frame) else { return }
      style = ink
    }
    style = style.inCell
    style.background = behind
    cells[index] = Cell(glyph: Glyph("●"), style: style.inCell)
    joinWideGlyphs(in: place.y, from: place.x, to: place.x + 1)
    noteEnd(place.x + 1, of: place.y)
  }

  /// Keeps only the cells of a grid of the drawing in `rect`; elsewhere the earlier cells return.
  ///
  /// The grid's cell (0, 0) is at `origin`.
  ///
  /// A character is there if half of its cell is; of a colour alone, pixel by pixel.
  package mutating func keep(_ grid: PixelGrid, at origin: Point, in rect: Rect, before: [Cell]) {
    let rect = rect.intersection(bounds)
    guard before.count == rect.width * rect.height else { return }
    var index = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let pattern = grid[x - origin.x, y - origin.y]
        let place = y &* size.width &+ x
        if pattern != grid.density.full {
          cells[place] = Cell.part(pattern, grid.density, of: cells[place], over: before[index])
        }
        index += 1
      }
      joinWideGlyphs(in: y, from: rect.minX, to: rect.maxX)
    }
  }
}

extension Cell {
  /// The part of a cell that is seen through some of its pixels, over another cell.
  fileprivate static func part(
    _ pattern: UInt8, _ density: PixelDensity, of cell: Cell, over below: Cell
  ) -> Cell {
    if pattern == 0 || cell == below { return below }
    if cell.glyph == .space, below.glyph == .space, let front = cell.style.background,
      cell.style.attributes.isEmpty, below.style.attributes.isEmpty
    {
      return Cell(
        glyph: density.glyph(pattern), style: Style(foreground: front, background: below.style.background))
    }
    return 2 * pattern.nonzeroBitCount >= density.full.nonzeroBitCount ? cell : below
  }
}

/// Draws the pixels of one cell after another: with a colour, by the characters that the terminal can show.
private struct PixelPen {
  let color: Color?
  let density: PixelDensity
  let frame: Rect
  /// Whether full cells are characters: there is no colour that could be behind.
  let isInk: Bool

  init(color: Color?, density: PixelDensity, frame: Rect, paint: Paint) {
    let color = color == .terminalDefault ? nil : color
    (self.color, self.density, self.frame) = (color, density, frame)
    var isInk = density == .braille || color == nil || paint.palette.colors.depth == .none
    if let color, case .role(let role) = color.kind, !role.isGround,
      paint.ground(color, at: frame.origin, in: frame) == nil
    {
      isInk = true
    }
    self.isInk = isInk
  }

  /// A cell with some pixels drawn over it; `nil` where nothing changes.
  func drawn(_ pattern: UInt8, over cell: Cell, at point: Point, paint: inout Paint) -> Cell? {
    isInk
      ? inked(pattern, over: cell, at: point, paint: &paint)
      : colored(pattern, over: cell, at: point, paint: paint)
  }

  /// Draws pixels as a character of dots, which keeps the cell's background, and the dots that are there already.
  private func inked(_ pattern: UInt8, over cell: Cell, at point: Point, paint: inout Paint) -> Cell? {
    var style = Style()
    if let color {
      guard let ink = paint.ink(color, over: cell.style.background, at: point, in: frame) else { return nil }
      style = ink
    }
    style = style.inCell
    style.background = cell.style.background
    var pattern = pattern
    if let old = density.pattern(of: cell.glyph), old != 0 {
      // Dots of both are seen; the colour is that of more of them.
      if old.nonzeroBitCount > pattern.nonzeroBitCount { style = cell.style }
      pattern |= old
    } else if cell.isFull, let behind = cell.style.foreground {
      style.background = behind
    }
    return Cell(glyph: density.glyph(pattern), style: style.inCell)
  }

  /// Draws pixels as the colour of their part of the cell: a cell that is covered whole is a background.
  private func colored(_ pattern: UInt8, over cell: Cell, at point: Point, paint: Paint) -> Cell? {
    guard let color, let ground = paint.ground(color, at: point, in: frame) else { return nil }
    var front = ground.color
    if ground.alpha < 1 {
      if let mixed = paint.mixed(
        front, paint.palette.colors.background, over: cell.style.background, alpha: ground.alpha)
      {
        // A cell behind a colour that shines through keeps its character.
        if pattern == density.full { return tinted(cell, front, mixed, ground.alpha, paint) }
        front = mixed
      } else if ground.alpha < 0.5 {
        return nil
      }
    }
    if pattern == density.full { return Cell(glyph: .space, style: Style(background: front).inCell) }
    return composed(pattern, front, over: cell)
  }

  /// Lays a translucent colour over a whole cell, whose character stays.
  private func tinted(_ cell: Cell, _ front: Color, _ behind: Color, _ alpha: Double, _ paint: Paint) -> Cell
  {
    var cell = cell
    let own = paint.palette.colors
    if let ink = paint.mixed(
      front, own.background, over: cell.style.foreground ?? own.foreground, alpha: alpha)
    {
      cell.style.foreground = ink
    }
    cell.style.background = behind
    cell.style = cell.style.inCell
    return cell
  }

  /// Some pixels in one colour over a cell: the others have the colour that most of them had.
  private func composed(_ pattern: UInt8, _ front: Color, over cell: Cell) -> Cell? {
    let full = density.full
    guard let old = density.pattern(of: cell.glyph) else {
      // A character gives way to half of a cell.
      guard 2 * pattern.nonzeroBitCount >= full.nonzeroBitCount else { return nil }
      return made(pattern, front, behind: cell.style.background)
    }
    let (ink, ground) = (cell.style.foreground, cell.style.background)
    if old != 0, ink == front { return made(pattern | old, front, behind: ground) }
    if ground == front {
      let rest = old & ~pattern
      guard rest != 0 else { return made(full, front, behind: nil) }
      return Cell(glyph: density.glyph(rest), style: Style(foreground: ink, background: front).inCell)
    }
    let others = ~pattern & full
    let isInk = 2 * (old & others).nonzeroBitCount > others.nonzeroBitCount
    return made(pattern, front, behind: isInk ? ink ?? ground : ground)
  }

  private func made(_ pattern: UInt8, _ front: Color, behind: Color?) -> Cell {
    if pattern == density.full { return Cell(glyph: .space, style: Style(background: front).inCell) }
    return Cell(
      glyph: density.glyph(pattern), style: Style(foreground: front, background: behind).inCell)
  }
}

extension Cell {
  /// Whether the cell is a full block, in the colour in front.
  var isFull: Bool { glyph.scalar == "█" }
}
