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
    /// Only what is inside of all of these is seen.
    let masks: [Mask]
  }

  enum Content {
    case fill(Path, FillStyle, Ink)
    case stroke(Path, StrokeStyle, Ink)
    case text([BrokenText.Line], Point, Ink)
    case cells(Rect, Glyph, Ink)
    case picture(PixelCells, Point)
    case layer(Drawing)
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

  struct Mask {
    let path: Path
    let isEOFilled: Bool
    let isInverse: Bool
  }

  /// Draws everything, the top left cell at `origin`.
  func paint(_ painter: inout Painter, at origin: Point, _ pixels: PixelStyle) {
    for command in commands {
      let area = command.masks.isEmpty ? .zero : painter.clip.intersection(painter.buffer.bounds)
      let before = painter.buffer.cells(in: area)
      paint(command, &painter, at: origin, pixels)
      for mask in command.masks {
        var grid = PixelGrid(cells: area.offsetBy(dx: -origin.x, dy: -origin.y), .quadrants)
        grid.fill(mask.path, evenOdd: mask.isEOFilled)
        if mask.isInverse { grid.invert() }
        painter.buffer.keep(grid, at: origin, in: area, before: before)
      }
    }
  }

  private func paint(
    _ command: Command, _ painter: inout Painter, at origin: Point, _ pixels: PixelStyle
  ) {
    let whole = Rect(origin: origin, size: size)
    let opacity = command.opacity
    guard opacity > 0 else { return }
    let outer = painter.paint.frame
    defer { painter.paint.frame = outer }
    func begin(_ ink: Ink) -> Color? {
      painter.paint.frame = ink.frame?.offsetBy(dx: origin.x, dy: origin.y) ?? whole
      let color = ink.color ?? painter.style.foreground
      return opacity < 1 ? (color ?? .role(.primary)).opacity(opacity) : color
    }
    let frame = DrawingRect(Rect(origin: .zero, size: size))
    switch command.content {
    case .fill(let path, let style, let ink):
      let color = begin(ink)
      painter.fill(path, at: origin, style, in: frame, color, pixels)
    case .stroke(let path, let style, let ink):
      let color = begin(ink)
      painter.stroke(path, style, at: origin, in: frame, color, pixels)
    case .cells(let rect, let glyph, let ink):
      let color = begin(ink)
      painter.fill(
        rect.offsetBy(dx: origin.x, dy: origin.y), with: glyph, style: Style(foreground: color))
    case .text(let lines, let place, let ink):
      painter.paint.frame = ink.frame?.offsetBy(dx: origin.x, dy: origin.y)
      painter.blended(opacity, in: whole) { painter in
        for (row, line) in lines.enumerated() {
          painter.write(
            line.text, at: place.offsetBy(dx: origin.x, dy: origin.y + row),
            style: Style(foreground: ink.color))
        }
      }
    case .picture(let cells, let place):
      painter.blended(opacity, in: whole) { painter in
        painter.buffer.draw(
          cells, at: place.offsetBy(dx: origin.x, dy: origin.y), clip: painter.clip, paint: painter.paint)
      }
    case .layer(let drawing):
      painter.blended(opacity, in: whole) { drawing.paint(&$0, at: origin, pixels) }
    }
  }
}
