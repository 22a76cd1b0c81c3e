extension Color {
  /// The space of a colour's components.
  ///
  /// - Source: SwiftUI `Color.RGBColorSpace`.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As most screens have them.
    case sRGB
    /// Light, without the curve of a screen.
    case sRGBLinear
    /// As screens of more colours have them: colours that sRGB lacks become the nearest ones there.
    case displayP3
  }

  /// Makes a colour of components in a colour space, each from 0 to 1, with an opacity.
  ///
  ///     Color(.sRGB, red: 0.2, green: 0.4, blue: 1, opacity: 0.5)
  ///
  /// Values outside (and not a number) are clamped. Terminals know sRGB alone, so other spaces are converted.
  /// - Source: SwiftUI `Color.init(_:red:green:blue:opacity:)`.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func unit(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }
    func screen(_ light: Double) -> Double { light > 0 ? Light.component(of: Swift.min(light, 1)) : 0 }
    func light(_ value: Double) -> Double {
      let value = unit(value)
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055).raised(to: 2.4)
    }
    switch colorSpace {
    case .sRGB: self.init(red: red, green: green, blue: blue)
    case .sRGBLinear:
      self.init(red: screen(unit(red)), green: screen(unit(green)), blue: screen(unit(blue)))
    case .displayP3:
      let (r, g, b) = (light(red), light(green), light(blue))
      self.init(
        red: screen(1.224_940_2 * r - 0.224_940_2 * g),
        green: screen(-0.042_056_9 * r + 1.042_056_9 * g),
        blue: screen(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b))
    }
    self = self.opacity(opacity)
  }

  /// Makes a grey from black (0) to white (1) in a colour space, with an opacity.
  ///
  /// - Source: SwiftUI `Color.init(_:white:opacity:)`.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of sRGB components, each from 0 to 1, with an opacity.
  ///
  /// - Source: SwiftUI `Color.init(_:red:green:blue:opacity:)`.
  public init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Makes a grey from black (0) to white (1) in sRGB, with an opacity.
  ///
  /// - Source: SwiftUI `Color.init(_:white:opacity:)`.
  public init(white: Double, opacity: Double) { self.init(.sRGB, white: white, opacity: opacity) }

  /// Makes a colour of a hue, a saturation and a brightness, with an opacity.
  ///
  /// - Source: SwiftUI `Color.init(hue:saturation:brightness:opacity:)`.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    self = Color(hue: hue, saturation: saturation, brightness: brightness).opacity(opacity)
  }
}
