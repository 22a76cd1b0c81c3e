extension Color {
  /// How well text in this colour can be read on another, by the APCA: 0 not at all, about ±106 at best, below 0 for light text on dark.
  ///
  ///     Color.rgb(0, 0, 0).contrast(on: .rgb(0xAA, 0xAA, 0xAA))     // 58.15
  ///
  /// `nil` where one of the two is the terminal's own choice: its default colours, the 16 ANSI colours, roles, `clear`.
  ///
  /// - Source: APCA 0.0.98G (A. Somers), by its published vectors. 75 is for text that is read, 60 for labels, 45 for what is large or
  ///   beside the point.
  public func contrast(on background: Color) -> Double? {
    guard let front = screenLuminance, let behind = background.screenLuminance else { return nil }
    let (text, ground) = (Color.softened(front), Color.softened(behind))
    guard abs(ground - text) >= 0.0005 else { return 0 }
    if ground > text {
      let contrast = (ground.raised(to: 0.56) - text.raised(to: 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (ground.raised(to: 0.65) - text.raised(to: 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// Whether the colour looks the same on every terminal that shows it: no user chooses its components.
  public var isCertain: Bool {
    switch kind {
    case .rgb: true
    case .indexed(let index): index >= 16
    default: false
    }
  }

  private var screenLuminance: Double? {
    guard isCertain, let (red, green, blue) = components else { return nil }
    return 0.2126729 * Color.screenLight[Int(red)] + 0.7151522 * Color.screenLight[Int(green)]
      + 0.0721750 * Color.screenLight[Int(blue)]
  }

  /// Near black, screens differ less than numbers do.
  private static func softened(_ luminance: Double) -> Double {
    luminance >= 0.022 ? luminance : luminance + (0.022 - luminance).raised(to: 1.414)
  }

  /// The light of each component as the APCA reckons: by a plain power.
  private static let screenLight: [Double] = (0...255).map { (Double($0) / 255).raised(to: 2.4) }
}
