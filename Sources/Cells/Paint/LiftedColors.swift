/// Colours that were lifted until they can be read, kept for the next frames: to find one takes up to 24 contrasts.
package struct LiftedColors: Sendable {
  private var known: [Lifting: Color] = [:]
  /// The most colours that are kept; the next one clears them.
  private static let limit = 1000

  private struct Lifting: Hashable {
    let color, ground: Color
    let level: Double
  }

  /// Returns a colour like `color` that has a contrast of `level` on `ground`.
  mutating func color(_ color: Color, on ground: Color, _ level: Double) -> Color {
    let key = Lifting(color: color, ground: ground, level: level)
    if let known = known[key] { return known }
    let result = color.lifted(on: ground, to: level)
    if known.count >= Self.limit { known = [:] }
    known[key] = result
    return result
  }
}
