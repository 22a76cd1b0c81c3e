extension CellBuffer {
  /// Fills an outline with a colour; `nil` is the terminal's own colour of text.
  ///
  ///     buffer.fill(Path(ellipseIn: DrawingRect(x: 0, y: 0, width: 8, height: 8)), at: .zero, color: .blue,
  ///       clip: buffer.bounds, paint: &paint)
  ///
  /// - Parameters:
  ///   - path: The outline, in units; a row has two.
  ///   - origin: The cell whose top left corner is the place (0, 0).
  ///   - evenOdd: Whether areas that are inside twice are outside.
  ///   - frame: Of an outline that is a line itself: see ``stroke(_:_:at:in:color:pixels:clip:paint:)``.
  ///   - color: The colour.
  ///   - pixels: The pixels that it consists of; quadrants by default.
  ///   - clip: The only cells that change.
  ///   - paint: Resolves the colours.
  package mutating func fill(
    _ path: Path, at origin: Point, evenOdd: Bool = false, in frame: DrawingRect? = nil, color: Color?,
    pixels: PixelStyle = .automatic, clip: Rect, paint: inout Paint
  ) {
    if case .stroked(let base, let style) = path.form {
      return stroke(
        base, style, at: origin, in: frame, color: color, pixels: pixels, clip: clip, paint: &paint)
    }
    let cells = path.boundingRect.cells
    if case .rect(let rect) = path.form, DrawingRect(cells) == rect, pixels != .braille {
      return fill(cells.offsetBy(dx: origin.x, dy: origin.y), color: color, clip: clip, paint: &paint)
    }
    if let place = path.speck(evenOdd: evenOdd, pixels.ofAreas) {
      return drawSpeck(
        at: place.offsetBy(dx: origin.x, dy: origin.y), color: color, clip: clip, paint: &paint)
    }
    var grid = PixelGrid(cells: visible(cells, at: origin, clip), pixels.ofAreas)
    grid.fill(path, evenOdd: evenOdd)
    draw(grid, at: origin, color: color, clip: clip, paint: &paint)
  }

  /// Fills cells with a colour; `nil` is the terminal's own colour of text.
  private mutating func fill(_ rect: Rect, color: Color?, clip: Rect, paint: inout Paint) {
    guard let color, color != .terminalDefault else {
      return fill(rect, with: Glyph("█"), style: .plain, clip: clip)
    }
    color.isUnresolved
      ? fillBackground(rect, color: color, clip: clip, paint: &paint)
      : fillBackground(rect, color: color, clip: clip)
  }

  /// Draws the stroke of an outline.
  ///
  /// The outline of a rectangle is drawn with box characters: inside of the rectangle, heavy where the line is wider than a unit. In a rectangle of
  /// one row, or of one column, the line leaves the characters of a text.
  ///
  /// - Parameters:
  ///   - path: The outline, in units; a row has two.
  ///   - style: The pen.
  ///   - origin: The cell whose top left corner is the place (0, 0).
  ///   - frame: The rectangle of the middles of the outermost pixels, where the line is thin.
  ///   - color: The colour; `nil` is the terminal's own colour of text.
  ///   - pixels: The pixels that it consists of.
  ///   - clip: The only cells that change.
  ///   - paint: Resolves the colours.
  package mutating func stroke(
    _ path: Path, _ style: StrokeStyle, at origin: Point, in frame: DrawingRect? = nil, color: Color?,
    pixels: PixelStyle = .automatic, clip: Rect, paint: inout Paint
  ) {
    guard style.lineWidth > 0, color != .clear else { return }
    if pixels == .automatic, let (rect, lines) = path.box(style) {
      let ink = Style(foreground: color ?? .terminalDefault)
      let cells = rect.nearestCells.offsetBy(dx: origin.x, dy: origin.y)
      if cells.height == 1, cells.width > 2, style.dashes == nil {
        return drawEnds(of: cells, path.ends, style: ink, clip: clip, paint: &paint)
      }
      let isLine = cells.width == 1 || cells.height == 1
      for clip in isLine ? blanks(in: visible(cells, at: .zero, clip)) : [clip] {
        paint.leaves(ink)
          ? drawBox(cells, lines, style: ink, clip: clip)
          : drawBox(cells, lines, style: ink, clip: clip, paint: &paint)
      }
      return
    }
    var area = path.boundingRect
    let reach = style.isThin ? 1 : style.reach
    area = DrawingRect(
      x: area.minX - reach, y: area.minY - reach, width: area.width + 2 * reach,
      height: area.height + 2 * reach)
    var grid = PixelGrid(cells: visible(area.cells, at: origin, clip), pixels.ofLines)
    grid.stroke(path, style, in: frame)
    draw(grid, at: origin, color: color, clip: clip, paint: &paint)
  }

  /// Draws the ends of a box of one row, where there is no character: its lines would go through what it is around.
  private mutating func drawEnds(
    of row: Rect, _ ends: (left: Glyph, right: Glyph), style: Style, clip: Rect, paint: inout Paint
  ) {
    for (x, end) in [(row.minX, ends.left), (row.maxX - 1, ends.right)] {
      for cell in blanks(in: visible(Rect(x: x, y: row.minY, width: 1, height: 1), at: .zero, clip)) {
        fill(cell, with: end, style: style, clip: cell, paint: &paint)
      }
    }
  }

  /// The cells of a rectangle that have no character.
  private func blanks(in rect: Rect) -> [Rect] {
    var blanks: [Rect] = []
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX where self[x, y].glyph == .space {
        blanks.append(Rect(x: x, y: y, width: 1, height: 1))
      }
    }
    return blanks
  }

  /// The cells of a drawing that can be seen.
  private func visible(_ cells: Rect, at origin: Point, _ clip: Rect) -> Rect {
    cells.intersection(clip.intersection(bounds).offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

extension Path {
  /// Whether the path's line is drawn with box characters.
  package var isBox: Bool {
    switch form {
    case .rect, .roundedRect: true
    default: false
    }
  }

  /// The characters at the ends of its box of one row.
  fileprivate var ends: (left: Glyph, right: Glyph) {
    if case .roundedRect = form { (Glyph("("), Glyph(")")) } else { (Glyph("["), Glyph("]")) }
  }

  /// The rectangle of the outline, and the characters of its box.
  fileprivate func box(_ style: StrokeStyle) -> (DrawingRect, BoxDrawing)? {
    let isRound: Bool
    let rect: DrawingRect
    switch form {
    case .rect(let whole): (rect, isRound) = (whole, false)
    case .roundedRect(let whole): (rect, isRound) = (whole, true)
    default: return nil
    }
    var lines = style.isThin ? (isRound ? BoxDrawing.rounded : .light) : .heavy
    if style.dashes != nil {
      let dashed = style.isThin ? BoxDrawing.dashed : .heavyDashed
      (lines.horizontal, lines.vertical) = (dashed.horizontal, dashed.vertical)
    }
    return (rect, lines)
  }
}

extension Path {
  /// The cell of an area that is about as large as a dot, and so small that it has no pixel; `nil` for any other.
  fileprivate func speck(evenOdd: Bool, _ density: PixelDensity) -> Point? {
    let area = boundingRect
    guard density != .braille, Swift.max(area.width, area.height) <= 2,
      Swift.min(area.width, area.height) >= 0.5
    else { return nil }
    var grid = PixelGrid(cells: area.cells, density)
    grid.fill(self, evenOdd: evenOdd)
    guard grid.isEmpty else { return nil }
    return Point(x: Int(area.midX.rounded(.down)), y: Int((area.midY / 2).rounded(.down)))
  }
}

extension BoxDrawing {
  fileprivate static let heavyDashed = BoxDrawing(lines: "╍╏", joints: "┏┳┓┣╋┫┗┻┛")
}

extension PixelStyle {
  /// The pixels of areas.
  package var ofAreas: PixelDensity {
    switch self {
    case .automatic, .quadrants: .quadrants
    case .braille: .braille
    case .halfBlocks: .halfBlocks
    }
  }

  /// The pixels of lines.
  package var ofLines: PixelDensity {
    switch self {
    case .automatic, .braille: .braille
    case .quadrants: .quadrants
    case .halfBlocks: .halfBlocks
    }
  }
}
