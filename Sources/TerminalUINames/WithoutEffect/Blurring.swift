public import Cells

// Names without effect: a cell has a character and two colours, so nothing is softer than a cell. The table "Accepted, without effect" of
// docs/Compatibility.md lists them.

extension View {
  /// Shows this view as it is: a shadow is finer than a cell.
  ///
  /// - Source: SwiftUI `View.shadow(color:radius:x:y:)`; without effect.
  @inlinable public func shadow(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View { self }

  /// Shows this view as it is: a character can't be blurred.
  ///
  /// - Source: SwiftUI `View.blur(radius:opaque:)`; without effect.
  @inlinable public func blur(radius: Double, opaque: Bool = false) -> some View { self }

  /// Shows this view as it is: cells are mixed by opacity only.
  ///
  /// - Source: SwiftUI `View.blendMode(_:)`; without effect.
  @inlinable public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Shows this view as it is: views are drawn into one buffer of cells anyway.
  ///
  /// - Source: SwiftUI `View.drawingGroup(opaque:colorMode:)`; without effect.
  @inlinable public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { self }

  /// Shows this view as it is: effects are applied to a view as a whole anyway.
  ///
  /// - Source: SwiftUI `View.compositingGroup()`; without effect.
  @inlinable public func compositingGroup() -> some View { self }

  /// Shows this view as it is: a character has no degrees of opacity.
  ///
  /// - Source: SwiftUI `View.luminanceToAlpha()`; without effect.
  @inlinable public func luminanceToAlpha() -> some View { self }
}

/// The mode in which a view is mixed with the views behind it; every mode is ``normal``.
///
/// - Source: SwiftUI `BlendMode`.
public nonisolated enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}

/// How colours are computed before they are drawn; no mode has an effect.
///
/// - Source: SwiftUI `ColorRenderingMode`.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// A shadow of a style, which no terminal shows.
///
///     Circle().fill(.blue.shadow(.drop(radius: 2)))     // the same as .fill(.blue)
///
/// - Source: SwiftUI `ShadowStyle`.
public nonisolated struct ShadowStyle: Hashable, Sendable {
  /// A shadow behind the view.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// A shadow inside the view.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}

nonisolated extension ShapeStyle {
  /// This style as it is: a shadow is finer than a cell.
  ///
  /// - Source: SwiftUI `ShapeStyle.shadow(_:)`; without effect.
  @inlinable public func shadow(_ style: ShadowStyle) -> Self { self }
}
