extension Color {
  /// This colour where it can be read on another, else the nearest in lightness that can be: its hue stays.
  ///
  ///     Color.rgb(0x01, 0x78, 0xD4).lifted(on: .rgb(0x12, 0x12, 0x12), to: 60)     // a lighter blue
  ///
  /// Where the hue can't be kept at any lightness the result tends to white or black; where not even they reach the level, it is the one of
  /// them that is read better. Colours that the terminal chooses itself (see ``isCertain``) are left as they are, on either side. At most 24
  /// contrasts are reckoned.
  ///
  /// - Parameters:
  ///   - background: The colour behind.
  ///   - level: The contrast to reach, light on dark or dark on light, as ``contrast(on:)`` counts.
  public func lifted(on background: Color, to level: Double) -> Color {
    guard let present = contrast(on: background), !(abs(present) >= level) else { return self }
    guard let from = OKLab(self), let behind = OKLab(background) else { return self }
    let black = Color.rgb(0, 0, 0).contrast(on: background) ?? 0
    let white = abs(Color.rgb(255, 255, 255).contrast(on: background) ?? 0)
    // The side that it is on, as long as there is enough contrast to be had there.
    let isAbove = from.lightness == behind.lightness ? white >= black : from.lightness > behind.lightness
    let (near, far) = isAbove ? (white, black) : (black, white)
    let goesUp = near >= level || near >= far ? isAbove : !isAbove
    var reached = goesUp ? 1.0 : 0.0
    var color = goesUp ? Color.rgb(255, 255, 255) : Color.rgb(0, 0, 0)
    guard Swift.max(near, far) >= level else { return color }
    var unread =
      goesUp ? Swift.max(from.lightness, behind.lightness) : Swift.min(from.lightness, behind.lightness)
    for _ in 0..<10 {
      let middle = (reached + unread) / 2
      let candidate = Color(from.with(lightness: middle))
      if abs(candidate.contrast(on: background) ?? 0) >= level {
        (reached, color) = (middle, candidate)
      } else {
        unread = middle
      }
    }
    return color
  }
}
