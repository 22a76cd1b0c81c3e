/// The form of a shading: its colours change along a line, away from a point, or around a point.
///
///     ShadingForm.circle((0.5, 0.5), from: 0, to: 10).place(of: Point(x: 3, y: 1), in: frame)     // 0 … 1 within the radii
///
/// Points are fractions of the width and the height of the painted area. Radii are in units: a column is one unit wide, and a row two units
/// high.
public struct ShadingForm: Hashable, Sendable {
  private enum Kind: Hashable { case line, circle, ellipse, cone }
  private let kind: Kind
  private let x, y: Double
  /// The end of a line, the radii of an ellipse, or the angles of a cone in turns.
  private let start, end: Double

  private init(_ kind: Kind, _ point: (x: Double, y: Double), _ start: Double, _ end: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.kind = kind
    (x, y, self.start, self.end) = (finite(point.x), finite(point.y), finite(start), finite(end))
  }

  /// Along a line between two points.
  public static func line(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) -> ShadingForm {
    ShadingForm(.line, start, end.x, end.y)
  }

  /// Away from a point, between two radii in units.
  public static func circle(_ center: (x: Double, y: Double), from start: Double, to end: Double)
    -> ShadingForm
  {
    ShadingForm(.circle, center, start, end)
  }

  /// Away from a point, between two shares of the width and the height.
  public static func ellipse(_ center: (x: Double, y: Double), from start: Double, to end: Double)
    -> ShadingForm
  {
    ShadingForm(.ellipse, center, start, end)
  }

  /// Around a point, clockwise from one angle to another, in turns; 0 is to the right.
  public static func cone(_ center: (x: Double, y: Double), from start: Double, to end: Double) -> ShadingForm
  {
    ShadingForm(.cone, center, start, end)
  }

  /// The place of a cell's middle, from 0 at the form's start to 1 at its end.
  ///
  /// The place is `nil` behind the end of a form that has no length.
  func place(of point: Point, in frame: Rect) -> Double? {
    // A cell is about twice as tall as wide, which turns a slanting line.
    let (width, height) = (Double(frame.width), Double(frame.height) * 2)
    let dx = Double(point.x - frame.minX) + 0.5 - x * width
    let dy = (Double(point.y - frame.minY) + 0.5) * 2 - y * height
    switch kind {
    case .line:
      let (lineX, lineY) = ((start - x) * width, (end - y) * height)
      let length = lineX * lineX + lineY * lineY
      // From the middle of the first cell on the line to that of the last one, so that both ends are seen.
      return length > 0 ? (dx * lineX + dy * lineY) / length : nil
    case .circle: return share((dx * dx + dy * dy).squareRoot())
    case .ellipse:
      let (shareX, shareY) = (dx / width, dy / height)
      return share((shareX * shareX + shareY * shareY).squareRoot())
    case .cone:
      guard end != start else { return nil }
      let turn = Double.turns(y: dy, x: dx) - start
      let whole = turn - turn.rounded(.down)
      let length = end - start
      return length >= 0 ? whole / Swift.min(length, 1) : (1 - whole) / Swift.min(-length, 1)
    }
  }

  /// Returns a form between this one and `other`; `nil` if their kinds differ.
  func between(_ other: ShadingForm, _ part: Double) -> ShadingForm? {
    func mix(_ own: Double, _ other: Double) -> Double { own + (other - own) * part }
    guard kind == other.kind else { return nil }
    return ShadingForm(
      kind, (mix(x, other.x), mix(y, other.y)), mix(start, other.start), mix(end, other.end))
  }

  private func share(_ radius: Double) -> Double? { end == start ? nil : (radius - start) / (end - start) }
}

extension Double {
  /// The direction of a place in turns, clockwise from the right where y grows downwards: 0 ..< 1.
  ///
  /// To 4 digits: a cell is far coarser.
  fileprivate static func turns(y: Double, x: Double) -> Double {
    let (wide, high) = (x.magnitude, y.magnitude)
    guard wide > 0 || high > 0 else { return 0 }
    let ratio = Swift.min(wide, high) / Swift.max(wide, high)
    // The arcus tangent of 0 … 1 in turns, by a polynomial.
    let square = ratio * ratio
    let eighth =
      ratio
      * (0.999_866 - square
        * (0.330_299_5 - square * (0.180_141 - square * (0.085_133 - square * 0.020_835_1))))
      / 6.283_185_307_179_586
    let quarter = high > wide ? 0.25 - eighth : eighth
    let half = x < 0 ? 0.5 - quarter : quarter
    return y < 0 ? (half == 0 ? 0 : 1 - half) : half
  }
}
