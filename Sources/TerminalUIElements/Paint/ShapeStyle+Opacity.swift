public import Cells

/// A style that lets through what is behind.
public nonisolated struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// A colour.
  public func resolve(in environment: EnvironmentValues) -> Color {
    base.paint(in: environment).color.opacity(opacity)
  }
}

nonisolated extension _OpacityShapeStyle: _PaintedShapeStyle where Base: _PaintedShapeStyle {
  /// The colour of the base, with the opacity.
  public var _color: Color { base._color.opacity(opacity) }
  /// The shading of the base.
  public var _shading: Numbered<Shading>? { base._shading }
}

nonisolated extension ShapeStyle {
  /// Sets the opacity of this style, from 0 (invisible) to 1.
  ///
  ///     Text("maybe").foregroundStyle(.tint.opacity(0.5))
  ///
  /// The style is mixed with the colour behind, if that colour is known. Otherwise text is normal at 0.75 or more, dim at 0.2 or more, and
  /// hidden below.
  /// - Source: SwiftUI `ShapeStyle.opacity(_:)`.
  @_disfavoredOverload public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// The second level of this style, as `secondary` is that of text.
  ///
  ///     Capsule().fill(tint.secondary)
  ///
  /// - Source: SwiftUI `ShapeStyle.secondary`.
  public var secondary: some ShapeStyle { opacity(0.7) }
  /// The third level of this style.
  ///
  /// - Source: SwiftUI `ShapeStyle.tertiary`.
  public var tertiary: some ShapeStyle { opacity(0.5) }
  /// The fourth level of this style.
  ///
  /// - Source: SwiftUI `ShapeStyle.quaternary`.
  public var quaternary: some ShapeStyle { opacity(0.3) }
  /// The fourth level of this style: a terminal shows no more degrees.
  ///
  /// - Source: SwiftUI `ShapeStyle.quinary`.
  public var quinary: some ShapeStyle { opacity(0.3) }
}

// `Color` has these members itself, so those here are disfavoured: otherwise the compiler tries both for each
// `Color.red` in a chain of modifiers, and all combinations of them.
nonisolated extension ShapeStyle where Self == Color {
  /// ANSI colour 0.
  @_disfavoredOverload public static var black: Color { .black }
  /// ANSI colour 1.
  @_disfavoredOverload public static var red: Color { .red }
  /// ANSI colour 2.
  @_disfavoredOverload public static var green: Color { .green }
  /// ANSI colour 3.
  @_disfavoredOverload public static var yellow: Color { .yellow }
  /// ANSI colour 4.
  @_disfavoredOverload public static var blue: Color { .blue }
  /// ANSI colour 5.
  @_disfavoredOverload public static var purple: Color { .purple }
  /// ANSI colour 5.
  @_disfavoredOverload public static var magenta: Color { .magenta }
  /// ANSI colour 6.
  @_disfavoredOverload public static var cyan: Color { .cyan }
  /// ANSI colour 15.
  @_disfavoredOverload public static var white: Color { .white }
  /// ANSI colour 8.
  @_disfavoredOverload public static var gray: Color { .gray }
  /// A warm orange.
  @_disfavoredOverload public static var orange: Color { .orange }
  /// A light pink.
  @_disfavoredOverload public static var pink: Color { .pink }
  /// A brown.
  @_disfavoredOverload public static var brown: Color { .brown }
  /// A deep violet.
  @_disfavoredOverload public static var indigo: Color { .indigo }
  /// A fresh green-blue.
  @_disfavoredOverload public static var mint: Color { .mint }
  /// A blue-green.
  @_disfavoredOverload public static var teal: Color { .teal }
  /// No colour.
  @_disfavoredOverload public static var clear: Color { .clear }
  /// The terminal's own colour.
  @_disfavoredOverload public static var terminalDefault: Color { .terminalDefault }
  /// An entry of the terminal's palette of 256.
  @_disfavoredOverload public static func indexed(_ index: UInt8) -> Color { Color.indexed(index) }
  /// A colour by its components, 0–255 each.
  @_disfavoredOverload public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color.rgb(red, green, blue)
  }
  /// The colour of controls: see `tint(_:)`.
  @_disfavoredOverload public static var accentColor: Color { .accentColor }
}

nonisolated extension Color {
  /// The colour of controls and of the focus: see `tint(_:)`.
  ///
  /// - Source: SwiftUI `Color.accentColor`.
  public static let accentColor = Color.role(.tint)
}
