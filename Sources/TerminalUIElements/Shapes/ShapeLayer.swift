import Cells

/// One thing that is painted of a shape: its inside or its line, and in which style.
nonisolated struct ShapeLayer: Equatable {
  enum Part: Equatable {
    case inside(FillStyle)
    case line(StrokeStyle)
  }

  /// The style; `nil` for the foreground colour.
  package let style: (any ShapeStyle)?
  let part: Part
  /// Units at each edge by which the outline is smaller.
  var inset = 0.0

  /// The layer with its lengths in cells.
  ///
  /// The lengths of this layer are in `unit`.
  func resolved(in unit: LengthUnit) -> ShapeLayer {
    let scale = Double(unit.perColumn)
    var part = part
    if case .line(var line) = part {
      line.scale(by: 1 / scale)
      part = .line(line)
    }
    return ShapeLayer(style: style, part: part, inset: inset / scale)
  }

  static let foreground = ShapeLayer(style: nil, part: .inside(FillStyle()))

  static func == (lhs: ShapeLayer, rhs: ShapeLayer) -> Bool {
    guard lhs.part == rhs.part, lhs.inset == rhs.inset else { return false }
    switch (lhs.style, rhs.style) {
    case (nil, nil): return true
    case (let left?, let right?):
      guard let left = left as? any _PaintedShapeStyle, let right = right as? any _PaintedShapeStyle else {
        return false
      }
      return left._color == right._color
    default: return false
    }
  }
}
