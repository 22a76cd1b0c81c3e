public import Cells

extension Color {
  /// A colour by its components, as it is in an environment.
  ///
  ///     let shade = Color.accentColor.resolve(in: environment)
  ///     print(shade.red, shade.green, shade.blue, shade.opacity)
  ///
  /// - Source: SwiftUI `Color.Resolved`.
  public nonisolated struct Resolved: _PaintedShapeStyle, Hashable {
    /// The colour as a view.
    public typealias _Fill = Color
    /// The red component, 0 … 1.
    public var red: Float
    /// The green component, 0 … 1.
    public var green: Float
    /// The blue component, 0 … 1.
    public var blue: Float
    /// How opaque the colour is, 0 … 1.
    public var opacity: Float

    /// Makes a colour of components, 0 … 1 each.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The colour.
    public var _color: Color { Color(self) }
  }

  /// Makes a colour of components.
  public nonisolated init(_ resolved: Resolved) {
    self = Color(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue))
      .opacity(Double(resolved.opacity))
  }

  /// The components that the colour has in an environment.
  ///
  /// The terminal's 256 colours have the components of xterm's. A role has those of the theme around, and a gradient those of its first colour. The
  /// terminal's own colour of text is white or black if the terminal didn't report it. The absence of a colour is ``clear``: black, and not opaque.
  /// - Source: SwiftUI `Color.resolve(in:)`.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Resolved {
    var color = (shading?.stops.first?.color ?? self).named(isDark: environment.colorScheme == .dark)
    let alpha = self.alpha
    if case .role(let role) = color.kind { color = environment.theme.color(role) }
    if color == .clear { return Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    let grey: UInt8 = environment.colorScheme == .dark ? 255 : 0
    let parts = color.components ?? (grey, grey, grey)
    return Resolved(
      red: Float(parts.red) / 255, green: Float(parts.green) / 255, blue: Float(parts.blue) / 255,
      opacity: Float(alpha))
  }
}
