/// Shadings on the way to others.
extension Shading {
  /// Returns a shading between this one and `other`; `nil` if their forms differ, as a line and a circle do.
  ///
  /// If the stops differ, the result has the stops of both shadings.
  ///
  /// - Parameters:
  ///   - other: Where the way ends.
  ///   - part: How much of the way it has gone; 0 is this one, 1 the other.
  ///   - mix: Gives a colour at that part of the way between two.
  /// - Returns: The shading.
  public func between(_ other: Shading, _ part: Double, mix: (Color, Color) -> Color) -> Shading? {
    guard let form = form.between(other.form, part) else { return nil }
    if stops.count == other.stops.count {
      return Shading(
        stops: zip(stops, other.stops).map { own, other in
          Stop(
            mix(own.color, other.color), at: own.location + (other.location - own.location) * part)
        }, form)
    }
    let places = Set((stops + other.stops).map(\.location)).sorted()
    return Shading(stops: places.map { Stop(mix(color(at: $0), other.color(at: $0)), at: $0) }, form)
  }

  /// The shading with one colour everywhere.
  public func filled(with color: Color) -> Shading {
    Shading(stops: stops.map { Stop(color, at: $0.location) }, form)
  }
}
