// From colours that depend on where they are painted to those of cells. Apart from the writing itself: most colours are plain.

extension CellBuffer {
  /// Writes one line of text with colours that depend on the place, with its left end at `position`.
  ///
  /// - Returns: The columns of the text, seen or not.
  @inline(never) @discardableResult
  public mutating func write(
    _ text: StyledText, at position: Point, style: Style, clip: Rect, paint: inout Paint
  ) -> Int {
    let start = Point(x: position.x.clampedToCells, y: position.y)
    var style = style
    if let ground = style.background, ground.isUnresolved {
      let rect = Rect(x: start.x, y: start.y, width: CellWidth.width(of: text.string), height: 1)
      fillGround(ground, in: rect, frame: rect, clip: clip, paint: paint, keepsGlyphs: true)
      style.background = nil
    }
    let columns = write(text, at: position, style: style, clip: clip)
    let rect = Rect(x: start.x, y: start.y, width: columns, height: 1)
    resolveInk(in: rect.intersection(clip), frame: rect, paint: &paint)
    return columns
  }

  /// Fills cells inside `clip` with a glyph with colours that depend on the place.
  @inline(never) public mutating func fill(
    _ rect: Rect, with glyph: Glyph, style: Style, clip: Rect, paint: inout Paint
  ) {
    var style = style
    if let ground = style.background, ground.isUnresolved {
      fillGround(ground, in: rect, frame: rect, clip: clip, paint: paint, keepsGlyphs: true)
      style.background = nil
    }
    fill(rect, with: glyph, style: style, clip: clip)
    resolveInk(in: rect.intersection(clip), frame: rect, paint: &paint)
  }

  /// Draws the outline of a rectangle in a colour that depends on its place; the outline has one frame.
  @inline(never) public mutating func drawBox(
    _ rect: Rect, _ lines: BoxDrawing, style: Style, clip: Rect, paint: inout Paint
  ) {
    var style = style
    style.background = nil
    drawBox(rect, lines, style: style, clip: clip)
    let (side, top) = (Size(width: 1, height: rect.height), Size(width: rect.width, height: 1))
    for edge in [
      Rect(origin: rect.origin, size: top), Rect(origin: rect.origin, size: side),
      Rect(origin: Point(x: rect.maxX &- 1, y: rect.minY), size: side),
      Rect(origin: Point(x: rect.minX, y: rect.maxY &- 1), size: top),
    ] {
      resolveInk(in: edge.intersection(rect).intersection(clip), frame: rect, paint: &paint)
    }
  }

  /// Fills cells inside `clip` with a colour that depends on its place.
  ///
  /// A translucent colour tints the cells that are there.
  @inline(never) public mutating func fillBackground(
    _ rect: Rect, color: Color, clip: Rect, paint: inout Paint
  ) {
    if case .role(let role) = color.kind, !role.isGround,
      paint.ground(color, at: rect.origin, in: rect) == nil
    {
      // Attributes alone show its role.
      return fill(rect, with: Glyph("█"), style: Style(foreground: color), clip: clip, paint: &paint)
    }
    fillGround(color, in: rect, frame: rect, clip: clip, paint: paint, keepsGlyphs: false)
  }

  /// Resolves the colours in front of the cells of a rectangle: they were written as they are, and are replaced in the
  /// cells.
  ///
  /// `frame` is what a gradient goes over. Where colours are lifted, text gets a colour that can be read on its
  /// background.
  private mutating func resolveInk(in rect: Rect, frame: Rect, paint: inout Paint) {
    let rect = rect.intersection(bounds)
    let lifts = paint.lifts
    for y in rect.minY..<rect.maxY {
      var last: (before: Style, isShape: Bool, after: Style?)?
      for x in rect.minX..<rect.maxX {
        let index = y &* size.width &+ x
        let before = cells[index].style
        let bits = before.foregroundBits
        let isShape = lifts && cells[index].glyph.isShape
        // The colours of lines and blocks are seen, not read.
        guard Color.areUnresolved(bits) || lifts && !isShape && bits >> 24 == 2 else { continue }
        if cells[index].glyph.isContinuation, x > 0 {
          cells[index] = Cell(
            glyph: cells[index &- 1].glyph.isWide ? .continuation : .space, style: cells[index &- 1].style)
          continue
        }
        let after: Style?
        if let last, last.before == before, last.isShape == isShape, Color(bits: bits).shading == nil {
          after = last.after
        } else {
          let color = Color(bits: bits)
          after = paint.ink(
            color, over: before.background, at: Point(x: x, y: y), in: frame, isText: !isShape)
          last = (before, isShape, after)
        }
        if let after {
          var style = before
          style.foreground = after.foreground
          style.attributes.formUnion(after.attributes)
          cells[index].style = style.inCell
        } else {
          // Text that isn't seen leaves the cell behind it.
          cells[index] = Cell(glyph: .space, style: Style(background: before.background).inCell)
        }
      }
    }
  }

  /// Paints a background, over what is in the cells if it is translucent.
  private mutating func fillGround(
    _ color: Color, in rect: Rect, frame: Rect, clip: Rect, paint: Paint, keepsGlyphs: Bool
  ) {
    let visible = rect.intersection(clip).intersection(bounds)
    guard !visible.isEmpty else { return }
    let own = (paint.palette.colors.foreground, paint.palette.colors.background)
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let index = y &* size.width &+ x
        guard let ground = paint.ground(color, at: Point(x: x, y: y), in: frame) else { continue }
        var cell = cells[index]
        let covers = ground.alpha >= 1
        if covers && !keepsGlyphs {
          cell = Cell(glyph: .space, style: Style(background: ground.color))
        } else if covers {
          cell.style.background = ground.color
        } else if let behind = paint.mixed(
          ground.color, own.1, over: cell.style.background, alpha: ground.alpha)
        {
          if !keepsGlyphs,
            let front = paint.mixed(
              ground.color, own.1, over: cell.style.foreground ?? own.0, alpha: ground.alpha)
          {
            cell.style.foreground = front
          }
          cell.style.background = behind
        } else if ground.alpha >= 0.5 {
          if keepsGlyphs {
            cell.style.background = ground.color
          } else {
            cell = Cell(glyph: .space, style: Style(background: ground.color))
          }
        }
        cell.style = cell.style.inCell
        cells[index] = cell
      }
      joinWideGlyphs(in: y, from: visible.minX, to: visible.maxX)
      noteEnd(visible.maxX, of: y)
    }
  }

  /// Makes spaces of the remains of wide glyphs, and gives both columns of a wide glyph one style.
  mutating func joinWideGlyphs(in y: Int, from minX: Int, to maxX: Int) {
    let row = y &* size.width
    for x in Swift.max(minX &- 1, 0)...Swift.min(maxX, size.width &- 1) {
      let glyph = cells[row &+ x].glyph
      if glyph.isContinuation {
        guard x > 0, cells[row &+ x &- 1].glyph.isWide else {
          cells[row &+ x].glyph = .space
          continue
        }
        cells[row &+ x].style = cells[row &+ x &- 1].style
      } else if glyph.isWide {
        if x &+ 1 >= size.width || !cells[row &+ x &+ 1].glyph.isContinuation {
          cells[row &+ x].glyph = .space
        }
      }
    }
  }
}

extension Style {
  /// Whether blanks in the style look different from those without.
  public var fills: Bool {
    background != nil || !attributes.isDisjoint(with: [.reverse, .underline])
  }
}
