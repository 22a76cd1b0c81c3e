/// Colours that change from place to place: along a line, away from a point, or around one.
///
///     Shading(stops: [.init(.blue, at: 0), .init(.purple, at: 1)], from: (0, 0.5), to: (1, 0.5))
///
/// Each cell has one colour: that of its middle.
public struct Shading: Hashable, Sendable {
  /// A colour and its place on the line: 0 at its start, 1 at its end.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: Double

    /// Makes a stop.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in the order of their places.
  public let stops: [Stop]
  let form: ShadingForm

  /// Makes a shading along a line; the points are fractions of the width and the height of the painted area.
  ///
  /// A stop before the one ahead of it counts as at the same place. Places that are no numbers count as 0.
  public init(stops: [Stop], from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    self.init(stops: stops, .line(start, end))
  }

  /// Makes a shading of a form; stops as in ``init(stops:from:to:)``.
  public init(stops: [Stop], _ form: ShadingForm) {
    var last = -Double.infinity
    self.stops = stops.map { stop in
      last = Swift.max(last, stop.location.isFinite ? stop.location : 0)
      return Stop(stop.color, at: last)
    }
    self.form = form
  }

  /// The colour of a cell of a rectangle.
  public func color(at point: Point, in frame: Rect) -> Color {
    guard !stops.isEmpty, !frame.isEmpty else { return .clear }
    return color(at: form.place(of: point, in: frame) ?? .infinity)
  }

  /// The colour at `place` on the way: 0 where it starts, 1 where it ends.
  public func color(at place: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.color }
    var before = first
    for stop in stops {
      if place < stop.location {
        let part = (place - before.location) / (stop.location - before.location)
        return before.color.between(stop.color, part)
      }
      before = stop
    }
    return last.color
  }

  private static let table = NumberTable<Shading>()

  /// The shading with a number: its colour refers to it as long as this is kept.
  public var numbered: Numbered<Shading> { Shading.table.numbered(self) }

  /// How many shadings have a number in this process.
  package static var numberedCount: Int { table.count }

  fileprivate static func pin(_ shading: Shading) -> Int? { table.pin(shading) }
  fileprivate static func of(_ number: Int) -> Shading? { table[number] }
}

extension Numbered where Value == Shading {
  /// A colour that differs from cell to cell while this is kept; the first one of the shading where 65 535 different ones are.
  public var color: Color { number.map(Color.init(shadingNumber:)) ?? value.stops.first?.color ?? .clear }
}

extension Color {
  /// A colour that differs from cell to cell, for the rest of the process; the first of the shading where 65 535 different ones are kept.
  ///
  /// Values that change keep their ``Shading/numbered`` instead.
  public static func shading(_ shading: Shading) -> Color {
    Shading.pin(shading).map(Color.init(shadingNumber:)) ?? shading.stops.first?.color ?? .clear
  }

  fileprivate init(shadingNumber number: Int) {
    self.init(bits: Color.clearBits | UInt32(truncatingIfNeeded: number) + 0x100)
  }

  /// The shading that the colour refers to.
  public var shading: Shading? {
    let value = bits & 0xFF_FFFF
    guard bits >> 24 & 3 == 3, value >= 0x100, value < 0x2_0000, bits != Style.none else { return nil }
    return Shading.of(Int(value - 0x100))
  }

  /// Returns a colour between this one and `other`, opacity included.
  ///
  /// If a colour has no components, returns the nearer colour.
  fileprivate func between(_ other: Color, _ part: Double) -> Color {
    let alpha = alpha + (other.alpha - alpha) * part
    // A clear end takes the colour of the other end.
    let (from, to) = (self == .clear ? other : self, other == .clear ? self : other)
    let color = to.opaque.composited(over: from.opaque, alpha: part) ?? (part < 0.5 ? from : to).opaque
    return color.opacity(alpha)
  }
}

extension Shading: CustomStringConvertible {
  /// The colours, such as `blue … magenta`.
  public var description: String { stops.map(\.color.description).joined(separator: " … ") }
}
