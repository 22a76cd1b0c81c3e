public import Cells

/// Draws into the cells that have to be drawn again.
@MainActor @preconcurrency public struct Painter {
  /// The cells.
  @usableFromInline package var buffer: CellBuffer
  /// The rectangle of the screen outside of which no cell changes.
  public package(set) var clip: Rect
  /// The style that the views above give those below, under their own styles.
  public package(set) var style: Style
  /// Resolves colours: the palette, and the colours of lesser texts.
  public package(set) var paint = Paint()
  /// The number of items drawn.
  package var itemCount = 0
  /// The order in which items are drawn, inside a container that has one.
  var order: DrawingOrder?
  /// How far off its place an item may be drawn.
  var motionReach = 0
  /// How outlines are scaled and turned, in units from the top left of the screen; `nil` for as they are.
  package private(set) var transform: DrawingTransform?
  /// The rows with wide glyphs.
  var wideRows = WideRows()

  init(buffer: consuming CellBuffer, clip: Rect) {
    self.buffer = buffer
    self.clip = clip
    style = .plain
  }

  /// Writes one line of text with its left end at `point`.
  public mutating func write(_ text: String, at point: Point, style: Style = .plain) {
    let style = style.over(self.style)
    let columns =
      paint.leaves(style)
      ? buffer.write(text, at: point, style: style, clip: clip)
      : buffer.write(StyledText(text), at: point, style: style, clip: clip, paint: &paint)
    wideRows.note(text, columns: columns, at: point.y)
  }

  /// Writes one line of styled text with its left end at `point`.
  public mutating func write(_ text: StyledText, at point: Point, style: Style) {
    styled(style) { $0.write(text, at: point) }
  }

  /// Writes one line of styled text in the style that the views above leave, with its left end at `point`.
  public mutating func write(_ text: StyledText, at point: Point) {
    let columns =
      paint.leaves(style) && paint.leaves(text)
      ? buffer.write(text, at: point, style: style, clip: clip)
      : buffer.write(text, at: point, style: style, clip: clip, paint: &paint)
    wideRows.note(text.string, columns: columns, at: point.y)
  }

  /// Erases everything drawn inside the clip, down to the palette's background.
  mutating func clear() {
    buffer.clear(clip)
    if let background = paint.palette.paintedBackground {
      buffer.fillBackground(clip, color: background, clip: clip)
    }
  }

  /// Makes everything drawn in some rectangles look dim.
  mutating func dim(_ rects: [Rect]) { for rect in rects { buffer.dim(rect, palette: paint.palette) } }

  /// Fills a rectangle with one glyph.
  public mutating func fill(_ rect: Rect, with glyph: Glyph, style: Style = .plain) {
    if glyph.isWide { wideRows.note(rect.intersection(clip)) }
    let style = style.over(self.style)
    paint.leaves(style)
      ? buffer.fill(rect, with: glyph, style: style, clip: clip)
      : buffer.fill(rect, with: glyph, style: style, clip: clip, paint: &paint)
  }

  /// Fills a rectangle with a background colour.
  public mutating func fill(_ rect: Rect, with color: Color) {
    color.isUnresolved
      ? buffer.fillBackground(rect, color: color, clip: clip, paint: &paint)
      : buffer.fillBackground(rect, color: color, clip: clip)
  }

  /// Draws the border of a rectangle, inside it.
  public mutating func drawBox(_ rect: Rect, _ lines: BoxDrawing, style: Style = .plain) {
    let style = style.over(self.style)
    paint.leaves(style)
      ? buffer.drawBox(rect, lines, style: style, clip: clip)
      : buffer.drawBox(rect, lines, style: style, clip: clip, paint: &paint)
  }

  /// Draws what `paint` draws, inside `rect` only.
  public mutating func clipped(to rect: Rect, _ paint: @MainActor (inout Painter) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    if !clip.isEmpty { paint(&self) }
    clip = outer
  }

  /// Draws what `paint` draws, with `style` laid under the styles of that drawing.
  public mutating func styled(_ style: Style, _ paint: @MainActor (inout Painter) -> Void) {
    let outer = self.style
    self.style = style.over(outer)
    paint(&self)
    self.style = outer
  }

  /// Draws what `paint` draws; its changes of ``style`` and ``paint`` end with it.
  package mutating func scoped(_ paint: @MainActor (inout Painter) -> Void) {
    let outer = (style, self.paint)
    paint(&self)
    let lifted = self.paint.lifted
    (style, self.paint) = outer
    self.paint.lifted = lifted
  }

  /// Draws what `paint` draws, with its outlines scaled and turned.
  ///
  /// A transform around this one comes after it.
  package mutating func transformed(
    by transform: DrawingTransform, _ paint: @MainActor (inout Painter) -> Void
  ) {
    let outer = self.transform
    self.transform = outer.map(transform.concatenating) ?? transform
    paint(&self)
    self.transform = outer
  }

  /// The cells in which the outlines of `rect` are drawn, after the transform.
  package func drawn(_ rect: Rect) -> Rect { transform.map(rect.transformed) ?? rect }

  /// Draws what `paint` draws in `rect`, with an opacity.
  package mutating func blended(_ opacity: Double, in rect: Rect, _ paint: @MainActor (inout Painter) -> Void)
  {
    let area = drawn(rect).intersection(clip).intersection(buffer.bounds)
    let before = buffer.cells(in: area)
    paint(&self)
    buffer.blend(area, over: before, opacity: opacity, paint: self.paint)
  }

  /// Draws what `paint` draws in some cells, as one block of a look: the colours in it give way.
  public mutating func block(
    _ look: Style, _ rects: [Rect], _ paint: @MainActor (inout Painter) -> Void
  ) {
    block(look, rects, keepsDrawings: false, paint)
  }

  /// Draws a block in which what the app drew may keep its colours.
  package mutating func block(
    _ look: Style, _ rects: [Rect], keepsDrawings: Bool, _ paint: @MainActor (inout Painter) -> Void
  ) {
    for rect in rects where look.fills { fill(rect, with: .space, style: look) }
    styled(look, paint)
    for rect in rects {
      buffer.unify(rect, look: look, clip: clip, paint: self.paint, keepsDrawings: keepsDrawings)
    }
  }

  /// Draws a bar in the blank cells at the leading edge of selected items, where the palette has no band for them.
  package mutating func markSelection(_ rects: [Rect]) {
    guard paint.palette.marksSelection else { return }
    for rect in rects {
      let seen = rect.intersection(clip)
      for y in seen.minY..<seen.maxY {
        let cell = Rect(x: rect.minX, y: y, width: 1, height: 1)
        guard clip.contains(cell.origin), buffer[cell.minX, y].glyph == .space else { continue }
        fill(cell, with: Glyph("▌"), style: Style(foreground: .role(.tint)))
      }
    }
  }

  /// Draws an item with its top left cell at `origin`, if it meets the clip.
  package mutating func paint(_ item: ItemNode, at origin: Point) {
    let size = item.size
    var reach = item.overflow
    if motionReach > 0, !item.flags.isDisjoint(with: [.isMoving, .holdsMoving]) {
      reach &+= motionReach
      // Its lane may be cleared from side to side.
      if item.flags.contains(.isMoving) { reach = Swift.max(reach, buffer.size.width, buffer.size.height) }
    }
    // The sums can't overflow: places and lengths are within ``CellLimit``.
    let isSeen =
      origin.x &- reach < clip.maxX && origin.y &- reach < clip.maxY
      && origin.x &+ size.width &+ reach > clip.minX && origin.y &+ size.height &+ reach > clip.minY
      && (reach > 0 || !size.isEmpty)
    // Under a transform it may be drawn elsewhere.
    guard isSeen || transform != nil else { return }
    guard !StackRoom.isShort else { return item.reportTooDeep() }
    guard order == nil else { return paintInTurn(item, at: origin) }
    paintHere(item, at: origin)
  }

  /// Draws an item now, out of order.
  @inline(__always) mutating func paintHere(_ item: ItemNode, at origin: Point) {
    itemCount += 1
    item.flags.isDisjoint(with: [.clips, .isMoving])
      ? item.paint(&self, at: origin) : paintSpecially(item, at: origin)
  }

  // Apart: most items neither clip nor move.
  @inline(never) private mutating func paintSpecially(_ item: ItemNode, at origin: Point) {
    let origin = item.flags.contains(.isMoving) ? item.displaced(origin) : origin
    guard item.flags.contains(.clips) else { return paintContents(item, at: origin) }
    // Not by `clipped(to:)`: its closure costs a fiftieth of an update.
    let outer = clip
    clip = clip.intersection(drawn(Rect(origin: origin, size: item.size)))
    if !clip.isEmpty { paintContents(item, at: origin) }
    clip = outer
  }

  private mutating func paintContents(_ item: ItemNode, at origin: Point) {
    if item.flags.contains(.isMoving), let motion = item.host.motion {
      motion.paint(item, at: origin, with: &self)
    } else {
      item.paint(&self, at: origin)
    }
  }

  /// Draws the one item at or below `node` with its top left cell at `origin`.
  package mutating func paint(_ node: Node, at origin: Point) {
    paintItems(of: .init(node)) { _ in origin }
  }

  /// Draws the items at or below `node` in order, each where `place` says.
  mutating func paintItems(of node: Reference<Node>, at place: @MainActor (ItemNode) -> Point) {
    switch node.slot(before: .hasEffect) {
    case .item(let item): item.borrow { paint($0, at: place($0)) }
    case .list(let list): list.borrow { list in list.visitSlots { paintItems(of: $0, at: place) } }
    case .pass(let pass):
      pass.borrow { pass in
        guard let child = pass.childReference else { return }
        paint(pass) { $0.paintItems(of: child, at: place) }
      }
    case .empty: break
    }
  }
}
