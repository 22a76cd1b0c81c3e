nonisolated extension Palette {
  /// The palette that is derived from few colours, with every text readable on its background.
  ///
  /// - Parameters:
  ///   - colors: The colours that the terminal has reported, with those of cells that set none.
  ///   - seeds: The colours to mix.
  ///   - extraContrast: How much more than needed.
  ///   - paintsBackground: Whether cells without colours get the seeds' colours, or are left to the terminal.
  init(_ colors: TerminalColors, seeds: Theme.Seeds, extraContrast: Double, paintsBackground: Bool) {
    let mixture = Mixture(
      seeds, depth: colors.depth, extra: extraContrast, keepsForeground: !paintsBackground)
    self.init(colors) { role in
      switch role {
      case .foreground, .primary: paintsBackground ? Style(foreground: mixture.foreground) : .plain
      case .background, .surface, .fill, .selection: .plain
      case .onTint: Style(foreground: mixture.onTint)
      case .link: Style(foreground: mixture.ink(.link), attributes: .underline)
      default: Style(foreground: mixture.ink(role))
      }
    } ground: { role in
      switch role {
      case .background: paintsBackground ? mixture.background : .terminalDefault
      case .surface: mixture.surface
      case .fill: mixture.fill
      case .selection: mixture.selection
      case .tint, .link: mixture.tint
      case .success, .warning, .error: mixture.ground(role)
      default: nil
      }
    } look: { state in
      switch state {
      case .focused: Style(foreground: mixture.onTint, background: mixture.tint, removing: .dim)
      case .selected: Style(background: mixture.selection, removing: .dim)
      case .hovered: Style(background: mixture.hovered)
      case .pressed:
        Style(foreground: mixture.onTint, background: mixture.pressed, attributes: .bold, removing: .dim)
      case .disabled: Style(foreground: mixture.ink(.tertiary), removing: [.bold, .reverse, .dim])
      case .invalid: Style(background: mixture.invalid).underlined(.wavy, color: mixture.ink(.error))
      }
    } face: { face in
      switch face {
      case .button, .destructive: Style(background: mixture.fill)
      case .prominent, .chosen:
        Palette.tonal(
          seeds.tint, foreground: mixture.foreground, on: mixture.background, depth: colors.depth,
          extraContrast: extraContrast)
      case .field: Style(background: mixture.surface)
      case .header: Style(background: mixture.surface, attributes: .bold)
      }
    }
  }
}

/// The colours that a theme leaves out, mixed of those that it has.
private nonisolated struct Mixture {
  let background: Color
  let foreground: Color
  let surface: Color
  let fill: Color
  let hovered: Color
  let selection: Color
  let invalid: Color
  let onTint: Color
  let tint: Color
  let pressed: Color
  private let seeds: Theme.Seeds
  private let isDark: Bool
  private let depth: ColorDepth
  private let extra: Double
  /// 1; less if the terminal's own text has too little contrast, so that nothing has more than it.
  private let share: Double

  init(_ seeds: Theme.Seeds, depth: ColorDepth, extra: Double, keepsForeground: Bool) {
    let isDark = seeds.isDark
    (self.seeds, self.depth, self.extra, self.isDark) = (seeds, depth, extra, isDark)
    // The terminal's own colours aren't reduced.
    background = keepsForeground ? seeds.background : seeds.background.reduced(to: depth).exact
    let contrast = abs(seeds.foreground.contrast(on: background) ?? 0)
    let least = keepsForeground ? contrast * 0.8 : Swift.min(Legibility.body.contrast + extra, contrast * 0.9)
    var steps = Steps(seeds, on: background, contrast: least, depth: depth, areWide: extra > 0)
    surface = steps.ground(towards: seeds.foreground, by: isDark ? 0.06 : 0.042)
    fill = steps.ground(towards: seeds.foreground, by: isDark ? 0.1 : 0.07)
    selection = steps.ground(towards: seeds.tint, by: isDark ? 0.2 : 0.14)
    hovered = steps.ground(towards: seeds.foreground, by: isDark ? 0.17 : 0.12)
    invalid = steps.ground(towards: seeds.color(.error, isDark: isDark), by: isDark ? 0.18 : 0.14)
    share = keepsForeground ? Swift.min(1, contrast / Legibility.body.contrast) : 1
    foreground =
      keepsForeground
      ? seeds.foreground
      : Mixture.lifted(seeds.foreground, on: [hovered, selection, invalid], to: 75 + extra, depth: depth)
    let needed = Legibility.label.contrast + extra
    let onTint = Mixture.onTint(seeds, needed: needed, depth: depth)
    self.onTint = onTint
    tint = Mixture.ground(seeds.tint, under: onTint, needed: needed, depth: depth)
    let away = OKLab(onTint)!.lightness < 0.5 ? Color.rgb(255, 255, 255) : .rgb(0, 0, 0)
    pressed = tint.mix(with: away, by: 0.25).reduced(to: depth).exact
  }

  /// The colour of text and lines of a role, readable on everything except a selection.
  func ink(_ role: PaintRole) -> Color {
    let level = ((role.legibility ?? .line).contrast + extra) * share
    let ground = role == .separator ? background : fill
    return Mixture.lifted(
      seeds.color(role, isDark: isDark), on: [background, ground], to: level, depth: depth)
  }

  /// The colour of a role as a background of text in the colour that is on the tint.
  func ground(_ role: PaintRole) -> Color {
    Mixture.ground(
      seeds.color(role, isDark: isDark), under: onTint, needed: Legibility.label.contrast + extra,
      depth: depth)
  }

  /// The side of the tint that is read better on it, lifted until it can be read.
  private static func onTint(_ seeds: Theme.Seeds, needed: Double, depth: ColorDepth) -> Color {
    let sides = [seeds.background, seeds.foreground].map {
      (color: $0, contrast: abs($0.contrast(on: seeds.tint) ?? 0))
    }
    let side = sides[0].contrast >= sides[1].contrast ? sides[0].color : sides[1].color
    return side.lifted(on: seeds.tint, to: needed).reduced(to: depth).exact
  }

  /// A colour that can be read on each of several, also after its reduction.
  private static func lifted(_ color: Color, on grounds: [Color], to level: Double, depth: ColorDepth)
    -> Color
  {
    var asked = level
    var result = color
    for _ in 0..<8 {
      result = grounds.reduce(color) { $0.lifted(on: $1, to: asked) }.reduced(to: depth).exact
      if grounds.allSatisfy({ abs(result.contrast(on: $0) ?? 0) >= level }) { break }
      asked += 3
    }
    return result
  }

  /// The nearest colour in lightness on which text can be read.
  private static func ground(_ color: Color, under text: Color, needed: Double, depth: ColorDepth) -> Color {
    let place = OKLab(color)!
    let step = OKLab(text)!.lightness < 0.5 ? 0.01 : -0.01
    for count in 0..<100 {
      let candidate =
        count == 0 ? color : Color(place.with(lightness: place.lightness + Double(count) * step))
      let shown = candidate.reduced(to: depth).exact
      if abs(text.contrast(on: shown) ?? 0) >= needed { return shown }
    }
    return step > 0 ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
  }
}

/// Colours about a step from the background, on which text is readable.
///
/// The terminal shows each as a colour different from those before.
private nonisolated struct Steps {
  private let background: Color
  private let text: Color
  private let contrast: Double
  private let depth: ColorDepth
  private let isDark: Bool
  private let strength: Double
  private var taken: [Color]

  init(_ seeds: Theme.Seeds, on background: Color, contrast: Double, depth: ColorDepth, areWide: Bool) {
    (self.background, text, self.contrast, self.depth) = (background, seeds.foreground, contrast, depth)
    isDark = seeds.isDark
    strength = areWide && isDark ? 1.6 : 1
    taken = [background]
  }

  /// The next one; the background where there is none.
  mutating func ground(towards color: Color, by fraction: Double) -> Color {
    for step in 0..<24 {
      let change = Double(step % 2 == 0 ? step / 2 : -(step + 1) / 2) * 0.012
      let fraction = (fraction + change) * strength
      var place = OKLab(background)!.mixed(with: OKLab(color)!, by: fraction)
      // Next to black, steps are hardly seen.
      if isDark { place.lightness = Swift.max(place.lightness, 0.16 + 0.6 * fraction) }
      let mixed = Color(place).reduced(to: depth).exact
      guard fraction > 0.01, !taken.contains(mixed), abs(text.contrast(on: mixed) ?? 0) >= contrast else {
        continue
      }
      taken.append(mixed)
      return mixed
    }
    return background
  }
}

extension Theme.Seeds {
  fileprivate nonisolated var isDark: Bool { OKLab(background)!.lightness <= 0.6 }

  /// The colour that a role has before it is made readable.
  fileprivate nonisolated func color(_ role: PaintRole, isDark: Bool) -> Color {
    func mixed(_ dark: Double, _ light: Double) -> Color {
      background.mix(with: foreground, by: isDark ? dark : light)
    }
    return switch role {
    case .secondary: mixed(0.7, 0.62)
    case .tertiary: mixed(0.55, 0.45)
    case .quaternary: mixed(0.45, 0.35)
    case .placeholder: mixed(0.5, 0.4)
    case .separator: mixed(0.36, 0.28)
    case .tint, .link: tint
    case .success: success ?? (isDark ? .rgb(0x9E, 0xCE, 0x6A) : .rgb(0x3F, 0x7A, 0x1D))
    case .warning: warning ?? (isDark ? .rgb(0xE0, 0xAF, 0x68) : .rgb(0x8F, 0x5A, 0x00))
    case .error: error ?? (isDark ? .rgb(0xF7, 0x76, 0x8E) : .rgb(0xC0, 0x26, 0x3E))
    default: foreground
    }
  }
}
