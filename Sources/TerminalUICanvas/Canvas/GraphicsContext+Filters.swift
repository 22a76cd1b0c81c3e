public import Cells

/// Filters of a canvas.
extension GraphicsContext {
  /// A change of what is drawn: of its colours, or of its opacity.
  ///
  /// Colours change as by the modifiers of the same names: those that the terminal keeps to itself stay.
  /// - Source: SwiftUI `GraphicsContext.Filter`.
  public struct Filter {
    enum Effect {
      case colors(ColorEffect)
      case opacity(Double)
    }
    /// The effect; `nil` for none.
    let effect: Effect?

    /// Multiplies each colour with `color`: see `colorMultiply(_:)`.
    public static func colorMultiply(_ color: Color) -> Filter { .colors(.multiply(color)) }
    /// Turns hues by an angle: see `hueRotation(_:)`.
    public static func hueRotation(_ angle: Angle) -> Filter { .colors(.hue(angle.degrees / 360)) }
    /// Makes colours greyer (below 1), or stronger (above 1).
    public static func saturation(_ amount: Double) -> Filter { .colors(.saturation(amount)) }
    /// Makes colours lighter, or darker for an amount below 0: from −1 to 1.
    public static func brightness(_ amount: Double) -> Filter { .colors(.brightness(amount)) }
    /// Changes the contrast of colours: 0 is grey, 1 leaves them, more makes them stronger.
    public static func contrast(_ amount: Double) -> Filter { .colors(.contrast(amount)) }
    /// Inverts colours: 0 leaves them, 1 inverts them as a whole.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // Between the two, components approach the middle before they pass it.
      amount == 1 ? .colors(.invert) : .colors(.contrast(1 - 2 * amount))
    }
    /// Makes colours grey: 0 changes nothing, 1 leaves no colour.
    public static func grayscale(_ amount: Double) -> Filter { .colors(.saturation(1 - amount)) }
    /// Lets what is behind show through: 0 is invisible, 1 changes nothing.
    public static func opacity(_ amount: Double) -> Filter {
      Filter(effect: .opacity(amount > 0 ? Swift.min(amount, 1) : 0))
    }

    /// Leaves drawings as they are: a character can't be blurred.
    public static func blur(radius: Double, options: BlurOptions = BlurOptions()) -> Filter { none }
    /// Leaves drawings as they are: a shadow is finer than a cell.
    public static func shadow(
      color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { none }
    /// Leaves drawings as they are: a cell is covered or isn't.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { none }
    /// Leaves drawings as they are: a character has no degrees of opacity.
    public static var luminanceToAlpha: Filter { none }

    private static var none: Filter { Filter(effect: nil) }
    private static func colors(_ effect: ColorEffect) -> Filter { Filter(effect: .colors(effect)) }
  }

  /// How a filter is applied; no option makes a difference.
  ///
  /// - Source: SwiftUI `GraphicsContext.FilterOptions`; without effect.
  public nonisolated struct FilterOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are mixed by their light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a drawing would be blurred.
  ///
  /// - Source: SwiftUI `GraphicsContext.BlurOptions`; without effect.
  public nonisolated struct BlurOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The result is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The radius may be smaller.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow would be drawn.
  ///
  /// - Source: SwiftUI `GraphicsContext.ShadowOptions`; without effect.
  public nonisolated struct ShadowOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow is drawn in front of the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn, without the drawing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow is inside the drawing.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The opacity of the shadow doesn't depend on that of the drawing.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Changes all further drawings, each as a whole, before it is mixed with what is behind.
  ///
  ///     context.addFilter(.saturation(0))
  ///     context.fill(dot, with: .color(.red))     // grey
  ///
  /// Several filters are applied in the order in which they were added.
  ///
  /// - Parameters:
  ///   - filter: The change.
  ///   - options: Make no difference.
  /// - Source: SwiftUI `GraphicsContext.addFilter(_:options:)`.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let effect = filter.effect { filters.append(effect) }
  }
}
