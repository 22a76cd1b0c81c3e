// From colours that depend on where they are painted to those of cells. Apart from the writing itself: most colours are plain.

extension CellBuffer {
  /// Whether text in a style is written as it is.
  @inline(__always) func isPlain(_ style: Style) -> Bool {
    !Color.isUnresolved(style.foregroundBits) && !Color.isUnresolved(style.backgroundBits)
      && !(paint.lifts && style.foregroundBits >> 24 == 2)
  }

  /// Resolves the colours in front of the cells of a rectangle, all of which are inside the grid.
  @inline(never) mutating func resolveInk(in rect: Rect, frame: Rect) {
    let lifts = paint.lifts
    for y in rect.minY..<rect.maxY {
      var last: (before: Style, after: Style?)?
      for x in rect.minX..<rect.maxX {
        let index = y &* size.width &+ x
        let before = cells[index].style
        let bits = before.foregroundBits
        guard Color.isUnresolved(bits) || lifts && bits >> 24 == 2 else { continue }
        if cells[index].glyph.isContinuation, x > 0 {
          cells[index] = Cell(
            glyph: cells[index &- 1].glyph.isWide ? .continuation : .space, style: cells[index &- 1].style)
          continue
        }
        let after: Style?
        if let last, last.before == before, Color(bits: bits).shading == nil {
          after = last.after
        } else {
          let color = Color(bits: bits)
          after = paint.ink(color, over: before.background, at: Point(x: x, y: y), in: frame)
          last = (before, after)
        }
        if let after {
          var style = before
          style.foreground = after.foreground
          style.attributes.formUnion(after.attributes)
          cells[index].style = style.inCell
        } else {
          // What isn't seen leaves what is behind it.
          cells[index] = Cell(glyph: .space, style: Style(background: before.background).inCell)
        }
      }
    }
  }

  /// Lays a colour under cells of the grid, inside `clip`; their glyphs stay.
  @inline(never) mutating func layGround(_ color: Color, in rect: Rect, frame: Rect, clip: Rect) {
    fillGround(color, in: rect, frame: frame, clip: clip, keepsGlyphs: true)
  }

  /// Fills cells of the grid, inside `clip`, with a colour: one that lets something through tints what is there.
  @inline(never) mutating func fillGround(_ color: Color, in rect: Rect, clip: Rect) {
    fillGround(color, in: rect, frame: rect, clip: clip, keepsGlyphs: false)
  }

  private mutating func fillGround(
    _ color: Color, in rect: Rect, frame: Rect, clip: Rect, keepsGlyphs: Bool
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

  /// Makes spaces of what is left of wide glyphs, and one cell's style that of both.
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

extension CellBuffer {
  /// Has the cells of a rectangle, inside `clip`, look like one block: what was drawn into it in other colours takes those of the look, or such as
  /// can be read on it.
  ///
  /// What has a background of its own keeps that.
  public mutating func unify(_ rect: Rect, look: Style, clip: Rect) {
    let visible = rect.intersection(clip).intersection(bounds)
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let index = y &* size.width &+ x
        let style = cells[index].style
        if let ground = look.background, style.background != ground { continue }
        if !look.fills, cells[index].glyph == .space, style.attributes.isEmpty { continue }
        var new = look.over(style)
        new.attributes.subtract(look.removedAttributes)
        if look.foreground != nil {
          new.foreground = look.foreground
          if look.background != nil, paint.lifts, let own = style.foreground, own != look.foreground,
            let readable = paint.ink(own, over: look.background, at: Point(x: x, y: y), in: rect)
          {
            new.foreground = readable.foreground
          }
        }
        new.link = style.link
        cells[index].style = new.inCell
      }
      noteEnd(visible.maxX, of: y)
      joinWideGlyphs(in: y, from: visible.minX, to: visible.maxX)
    }
  }
}
