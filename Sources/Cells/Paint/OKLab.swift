/// A colour as the eye orders it: by lightness, between green and red, and between blue and yellow.
///
///     let blue = OKLab(.rgb(36, 87, 197))!
///     blue.lightness                          // 0.49
///     Color(blue.with(lightness: 0.8))        // as blue, and lighter
///
/// Equal steps look equal, which they don't in RGB: mixtures pass through no darker or greyer middle.
///
/// - Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
public struct OKLab: Hashable, Sendable {
  /// From black (0) to white (1).
  public var lightness: Double
  /// From green (below 0) to red.
  public var greenRed: Double
  /// From blue (below 0) to yellow.
  public var blueYellow: Double

  /// Makes a colour, which a screen may be unable to show.
  public init(lightness: Double, greenRed: Double, blueYellow: Double) {
    self.lightness = lightness
    self.greenRed = greenRed
    self.blueYellow = blueYellow
  }

  /// The place of a colour whose components are known; `nil` for the terminal's default, for none, and for a role.
  ///
  /// An entry of the palette counts as xterm's (see ``Color/components``).
  public init?(_ color: Color) {
    guard let (red, green, blue) = color.components else { return nil }
    self.init(linear: (Light.of(red), Light.of(green), Light.of(blue)))
  }

  /// How far the colour is from grey.
  public var chroma: Double { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

  /// The colour of the same hue and chroma at another lightness, clamped to 0 … 1.
  public func with(lightness: Double) -> OKLab {
    OKLab(lightness: Swift.max(0, Swift.min(1, lightness)), greenRed: greenRed, blueYellow: blueYellow)
  }

  /// The colour of the same hue and lightness at a share of its chroma; 0 is grey.
  public func scalingChroma(by share: Double) -> OKLab {
    OKLab(lightness: lightness, greenRed: greenRed * share, blueYellow: blueYellow * share)
  }

  /// The colour on the straight way to another, 0 being this one and 1 the other.
  public func mixed(with other: OKLab, by fraction: Double) -> OKLab {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return OKLab(
      lightness: mix(lightness, other.lightness), greenRed: mix(greenRed, other.greenRed),
      blueYellow: mix(blueYellow, other.blueYellow))
  }

  /// How far two colours are from each other: about 0.02 is just seen.
  public func distance(to other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow)
    return (l * l + a * a + b * b).squareRoot()
  }
}

extension OKLab {
  private init(linear: (red: Double, green: Double, blue: Double)) {
    let (red, green, blue) = linear
    let l = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue).raised(to: 1 / 3)
    let m = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue).raised(to: 1 / 3)
    let s = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue).raised(to: 1 / 3)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      greenRed: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      blueYellow: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The light of each component; outside 0 … 1 where a screen can't show the colour.
  fileprivate var linear: (red: Double, green: Double, blue: Double) {
    func cubed(_ x: Double) -> Double { x * x * x }
    let l = cubed(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
    let m = cubed(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
    let s = cubed(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }

  /// Whether a screen can show it, but for rounding errors.
  public var isShown: Bool {
    let (red, green, blue) = linear
    let range = -0.0005...1.0005
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }

  /// The nearest colour of the same hue and lightness that a screen can show: as much of the chroma as there is room for.
  public var clipped: OKLab {
    var color = self
    color.lightness = lightness > 0 ? Swift.min(lightness, 1) : 0
    guard !color.isShown else { return color }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if color.scalingChroma(by: middle).isShown { low = middle } else { high = middle }
    }
    return color.scalingChroma(by: low)
  }
}

extension OKLab: CustomStringConvertible {
  /// The three numbers, in thousandths, such as `oklab(700, -12, 34)`.
  public var description: String {
    func whole(_ number: Double) -> Int { Int((Swift.max(-9, Swift.min(9, number)) * 1000).rounded()) }
    return "oklab(\(whole(lightness)), \(whole(greenRed)), \(whole(blueYellow)))"
  }
}

extension Color {
  /// A colour by its place for the eye.
  ///
  /// Colours that a screen can't show lose chroma, and keep hue and lightness.
  public init(_ place: OKLab) {
    let (red, green, blue) = place.clipped.linear
    self = .rgb(Light.byte(of: red), Light.byte(of: green), Light.byte(of: blue))
  }
}

/// Converts components of sRGB to amounts of light and back, as mixing colours needs them.
enum Light {
  static func of(_ component: UInt8) -> Double { values[Int(component)] }

  /// The component, 0 … 1, that gives a light.
  static func component(of light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * light.raised(to: 1 / 2.4) - 0.055
  }

  /// Returns the component, in 255ths, that gives a light.
  ///
  /// Motions ask for some in each frame, so nothing is computed.
  static func byte(of light: Double) -> UInt8 {
    var (byte, step) = (0, 128)
    while step > 0 {
      if light >= bounds[byte + step - 1] { byte += step }
      step >>= 1
    }
    return UInt8(byte)
  }

  private static func light(of component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : ((component + 0.055) / 1.055).raised(to: 2.4)
  }

  private static let values: [Double] = (0...255).map { light(of: Double($0) / 255) }
  /// The light at which a component is rounded up to the next one.
  private static let bounds: [Double] = (0..<255).map { light(of: (Double($0) + 0.5) / 255) }
}
