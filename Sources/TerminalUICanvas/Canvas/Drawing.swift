import Cells
internal import TerminalUICore

/// The content of a canvas: the drawing commands, in order.
final class Drawing {
  /// The size in cells.
  let size: Size
  private(set) var commands: [Command] = []

  init(size: Size) { self.size = size }

  func add(_ command: Command) { commands.append(command) }

  /// Something drawn, and through what it is seen.
  struct Command {
    let content: Content
    /// How opaque it is.
    let opacity: Double
    /// The changes of its colours, in order.
    var filters: [GraphicsContext.Filter.Effect] = []
    /// The masks of the drawing: only cells inside all of them are seen.
    let masks: [Mask]
  }

  enum Content {
    case fill(Path, FillStyle, Ink)
    case stroke(Path, StrokeStyle, Ink)
    case text([BrokenText.Line], Point, Ink)
    case cells(Rect, Glyph, Ink)
    case picture(PixelCells, Point)
    case symbol(Symbol, Point)
    case layer(Drawing)
  }

  /// A view of a canvas.
  struct Symbol {
    /// The size in cells.
    let size: Size
    /// Draws the view with its top left cell at a position on the screen.
    package let paint: (inout Painter, Point) -> Void
  }

  /// A colour, and the cells that a gradient is spread over.
  struct Ink {
    /// `nil` for the foreground colour.
    var color: Color?
    /// `nil` for the whole drawing.
    var frame: Rect?
    /// The shading that the colour is computed from.
    private var shading: Numbered<Shading>?

    init(color: Color? = nil) { self.color = color }

    init(_ paint: PaintedColor, frame: Rect? = nil) {
      (color, self.frame, shading) = (paint.color, frame, paint.shading)
    }
  }

  enum Mask {
    case path(Path, isEOFilled: Bool, isInverse: Bool)
    /// The cells that a drawing covers, with that opacity.
    case layer(Drawing, opacity: Double, isInverse: Bool)
  }

  /// Draws everything, the top left cell at `origin`.
  package func paint(_ painter: inout Painter, at origin: Point, _ pixels: PixelStyle) {
    for command in commands where command.opacity > 0 {
      let area = command.isPlain ? .zero : painter.clip.intersection(painter.buffer.bounds)
      let before = painter.buffer.cells(in: area)
      if command.filters.isEmpty {
        paint(command.content, command.opacity, &painter, at: origin, pixels)
      } else {
        paint(command.content, 1, &painter, at: origin, pixels)
        for filter in command.filters { painter.filter(area, over: before, filter) }
        if command.opacity < 1 { painter.filter(area, over: before, .opacity(command.opacity)) }
      }
      for mask in command.masks {
        apply(mask, &painter, at: origin, in: area, over: before, pixels)
      }
    }
  }

  /// Keeps the part of the drawing that the mask shows.
  ///
  /// All other cells become those of `oldCells` again.
  private func apply(
    _ mask: Mask, _ painter: inout Painter, at origin: Point, in area: Rect, over oldCells: [Cell],
    _ pixels: PixelStyle
  ) {
    switch mask {
    case .path(let path, let isEOFilled, let isInverse):
      var grid = PixelGrid(cells: area.offsetBy(dx: -origin.x, dy: -origin.y), .quadrants)
      grid.fill(path, evenOdd: isEOFilled)
      if isInverse { grid.invert() }
      painter.buffer.keep(grid, at: origin, in: area, before: oldCells)
    case .layer(let drawing, let opacity, let isInverse):
      let drawn = painter.buffer.cells(in: area)
      var cells = painter.mask(area) { drawing.paint(&$0, at: origin, pixels) }
      cells.fade(opacity)
      if isInverse { cells.invert() }
      painter.buffer.put(drawn, in: area)
      painter.buffer.mask(area, over: oldCells, cells, paint: painter.paint)
    }
  }

  private func paint(
    _ content: Content, _ opacity: Double, _ painter: inout Painter, at origin: Point, _ pixels: PixelStyle
  ) {
    let whole = Rect(origin: origin, size: size)
    let frame = DrawingRect(Rect(origin: .zero, size: size))
    let outer = painter.paint.frame
    defer { painter.paint.frame = outer }
    switch content {
    case .fill(let path, let style, let ink):
      let color = begin(ink, opacity, &painter, at: origin)
      painter.fill(path, at: origin, style, in: frame, color, pixels)
    case .stroke(let path, let style, let ink):
      let color = begin(ink, opacity, &painter, at: origin)
      painter.stroke(path, style, at: origin, in: frame, color, pixels)
    case .cells(let rect, let glyph, let ink):
      let color = begin(ink, opacity, &painter, at: origin)
      painter.fill(
        rect.offsetBy(dx: origin.x, dy: origin.y), with: glyph, style: Style(foreground: color))
    case .text(let lines, let place, let ink):
      painter.paint.frame = ink.frame?.offsetBy(dx: origin.x, dy: origin.y)
      painter.blended(opacity, in: whole) { painter in
        painter.write(lines, at: place.offsetBy(dx: origin.x, dy: origin.y), ink.color)
      }
    case .picture(let cells, let place):
      painter.blended(opacity, in: whole) { painter in
        painter.buffer.draw(
          cells, at: place.offsetBy(dx: origin.x, dy: origin.y), clip: painter.clip, paint: painter.paint)
      }
    case .symbol(let symbol, let place):
      painter.blended(opacity, in: whole) {
        symbol.paint(&$0, place.offsetBy(dx: origin.x, dy: origin.y))
      }
    case .layer(let drawing):
      painter.blended(opacity, in: whole) { drawing.paint(&$0, at: origin, pixels) }
    }
  }

  /// Spreads gradients over the frame of an ink, and returns its colour.
  private func begin(_ ink: Ink, _ opacity: Double, _ painter: inout Painter, at origin: Point) -> Color? {
    painter.paint.frame =
      ink.frame?.offsetBy(dx: origin.x, dy: origin.y) ?? Rect(origin: origin, size: size)
    let color = ink.color ?? painter.style.foreground
    return opacity < 1 ? (color ?? .role(.primary)).opacity(opacity) : color
  }
}

extension Drawing.Command {
  /// Whether the command is drawn as it is, without filters and masks.
  fileprivate var isPlain: Bool { filters.isEmpty && masks.isEmpty }
}

extension Painter {
  /// Writes lines below each other.
  fileprivate mutating func write(_ lines: [BrokenText.Line], at place: Point, _ color: Color?) {
    for (row, line) in lines.enumerated() {
      write(line.text, at: place.offsetBy(dx: 0, dy: row), style: Style(foreground: color))
    }
  }

  /// Changes what was drawn into cells since `before`.
  fileprivate mutating func filter(
    _ area: Rect, over before: [Cell], _ filter: GraphicsContext.Filter.Effect
  ) {
    switch filter {
    case .colors(let effect): buffer.recolor(area, over: before, effect, paint: paint)
    case .opacity(let opacity): buffer.blend(area, over: before, opacity: opacity, paint: paint)
    }
  }
}
