internal import Cells
internal import TerminalUICore

/// Outlines, as a painter draws them.
extension Painter {
  /// An outline as it is scaled and turned where it is, `origin` being its place.
  private func drawn(_ path: Path, at origin: Point) -> Path {
    guard let transform else { return path }
    // The path's places are counted from the origin, those of the transform from the top left of the screen.
    return path.applying(transform.around(x: -Double(origin.x), y: -2 * Double(origin.y)))
  }

  /// Fills an outline; `nil` is the terminal's own colour of text.
  package mutating func fill(
    _ path: Path, at origin: Point, _ style: FillStyle = FillStyle(), in frame: DrawingRect, _ color: Color?,
    _ pixels: PixelStyle
  ) {
    buffer.fill(
      drawn(path, at: origin), at: origin, evenOdd: style.isEOFilled, in: frame, color: color, pixels: pixels,
      clip: clip, paint: &paint)
  }

  /// Draws a line along an outline; `nil` is the terminal's own colour of text.
  package mutating func stroke(
    _ path: Path, _ style: StrokeStyle, at origin: Point, in frame: DrawingRect, _ color: Color?,
    _ pixels: PixelStyle
  ) {
    buffer.stroke(
      drawn(path, at: origin), style, at: origin, in: frame, color: color, pixels: pixels, clip: clip,
      paint: &paint)
  }
}

extension DrawingTransform {
  /// This transform with a place in units that stays where it is, instead of the top left corner.
  func around(x: Double, y: Double) -> DrawingTransform {
    DrawingTransform(translationX: -x, y: -y).concatenating(self).translated(x, y)
  }

  private func translated(_ x: Double, _ y: Double) -> DrawingTransform {
    concatenating(DrawingTransform(translationX: x, y: y))
  }
}
