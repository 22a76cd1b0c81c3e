/// The space in which colours are mixed: that of the eye, or that of the screen.
public enum MixingSpace: Hashable, Sendable {
  /// The components, as the terminal gets them.
  case device
  /// The place for the eye (see ``OKLab``): no darker and greyer middle.
  case perceptual
}

extension Color {
  /// This colour with some of another in it.
  ///
  ///     Color.rgb(21, 22, 29).mix(with: .white, by: 0.1)     // a surface on that background
  ///
  /// Entries of the terminal's palette count as xterm's. The terminal's default colours, roles and `clear` have no components before they
  /// are painted: with one of them the result is the nearer of the two colours.
  ///
  /// - Parameters:
  ///   - other: The colour to mix in.
  ///   - fraction: How much of it, 0 … 1; clamped.
  ///   - colorSpace: Where the way between the two is straight.
  /// - Returns: The mixture: this colour at 0, the other at 1.
  /// - Source: SwiftUI `Color.mix(with:by:in:)`.
  public func mix(with other: Color, by fraction: Double, in colorSpace: MixingSpace = .perceptual) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    guard let from = components, let to = other.components else { return fraction < 0.5 ? self : other }
    switch colorSpace {
    case .perceptual: return Color(OKLab(self)!.mixed(with: OKLab(other)!, by: fraction))
    case .device:
      func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
        UInt8((Double(from) + (Double(to) - Double(from)) * fraction).rounded())
      }
      return .rgb(mix(from.red, to.red), mix(from.green, to.green), mix(from.blue, to.blue))
    }
  }
}
