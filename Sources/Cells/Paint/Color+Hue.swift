extension Color {
  /// A colour by its hue, how much of it there is, and how bright it is.
  ///
  ///     Color(hue: 1 / 3, saturation: 1, brightness: 1)     // .rgb(0, 255, 0)
  ///
  /// - Parameters:
  ///   - hue: From red (0) over green (1/3) and blue (2/3) to red again (1); turns beyond go round.
  ///   - saturation: From grey (0) to the pure hue (1); clamped.
  ///   - brightness: From black (0) to the brightest (1); clamped.
  /// - Source: SwiftUI `Color.init(hue:saturation:brightness:opacity:)`.
  public init(hue: Double, saturation: Double, brightness: Double) {
    func unit(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }
    let (saturation, brightness) = (unit(saturation), unit(brightness))
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    func component(_ offset: Double) -> Double {
      let place = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * Swift.max(0, Swift.min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1))
  }
}
