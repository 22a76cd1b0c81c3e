extension Color {
  /// How much of the background shows through: 0 none, 62 nearly all.
  @inline(__always) var transparency: UInt32 { bits >> 26 }

  /// How opaque the colour is: 0 … 1.
  public var alpha: Double { self == .clear ? 0 : 1 - Double(transparency) / 63 }

  /// The colour without its transparency.
  package var opaque: Color { Color(bits: bits & 0x3FF_FFFF) }

  /// This colour with an opacity from 0 to 1, to which other values are limited; 0 is ``clear``.
  ///
  ///     Text("draft").foregroundStyle(Color.red.opacity(0.5))
  ///
  /// It is mixed with the colour behind where that is known (see ``TerminalColors/canBlend``). Elsewhere text is normal from 0.75 on, dim from 0.2 on
  /// and hidden below, and a background is there from 0.5 on. A colour has 64 degrees of opacity.
  /// - Source: SwiftUI `Color.opacity(_:)`.
  public func opacity(_ opacity: Double) -> Color {
    guard self != .clear, opacity > 0 else { return .clear }
    let transparency = UInt32(((1 - alpha * Swift.min(opacity, 1)) * 63).rounded())
    return transparency >= 63 ? .clear : Color(bits: bits & 0x3FF_FFFF | transparency << 26)
  }

  /// Whether bits are those of a colour that has to be resolved where it is painted: a role, a shading, or one that lets something
  /// through.
  @inlinable static func areUnresolved(_ bits: UInt32) -> Bool {
    // An open colour becomes 0.
    bits &+ 1 > clearBits + 1
  }

  /// Whether the colour has to be resolved where it is painted.
  @inlinable public var isUnresolved: Bool { Color.areUnresolved(bits) }

  /// Returns this colour in front of `below`, mixed by `alpha`; `nil` if either colour has no components.
  func composited(over below: Color, alpha: Double) -> Color? {
    guard let above = components, let below = below.components else { return nil }
    func mixed(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((Double(below) + (Double(above) - Double(below)) * alpha).rounded())
    }
    return .rgb(mixed(above.red, below.red), mixed(above.green, below.green), mixed(above.blue, below.blue))
  }
}
