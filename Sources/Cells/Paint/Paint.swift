/// The palette and settings with which colours are resolved where they are painted.
public struct Paint: Sendable {
  /// The looks of roles and states.
  public var palette: Palette { didSet { paletteChanged() } }
  /// The colours of text and of lesser texts, where the views around say; the first one is that of text.
  public var levels = Levels()
  /// The area of a shading; `nil` for the painted area itself.
  public var frame: Rect?
  /// Whether colours are lifted until they can be read: the background is known.
  @usableFromInline private(set) var lifts = false
  /// The required share of the contrast that texts need; `nil` until a text was lifted with this palette.
  private var share: Double?
  /// The colours that were lifted, of all palettes: a colour becomes the same in each.
  package var lifted = LiftedColors()

  /// Makes the paint of a palette.
  public init(_ palette: Palette = .terminal(.unknown)) {
    self.palette = palette
    paletteChanged()
  }

  /// The colours that `foregroundStyle` of one to three styles gives.
  public struct Levels: Hashable, Sendable {
    /// Of text; `nil` leaves it to the palette.
    public var first: Color?
    /// Of secondary text; `nil` derives it from the first.
    public var second: Color?
    /// Of tertiary text; `nil` derives it from the first.
    public var third: Color?

    /// Makes levels.
    public init(_ first: Color? = nil, _ second: Color? = nil, _ third: Color? = nil) {
      (self.first, self.second, self.third) = (first, second, third)
    }

    fileprivate func given(for role: PaintRole) -> Color? {
      switch role {
      case .primary: first
      case .secondary: second
      case .tertiary: third
      default: nil
      }
    }
  }

  private mutating func paletteChanged() {
    lifts = palette.liftsContrast && palette.colors.canBlend
    share = nil
  }

  /// Whether a style is painted unchanged.
  @inlinable public func leaves(_ style: Style) -> Bool {
    !Color.areUnresolved(style.foregroundBits) && !Color.areUnresolved(style.backgroundBits)
      && !(lifts && style.foregroundBits >> 24 == 2)
  }

  /// Whether the styles of all runs of a text are painted unchanged.
  @inlinable public func leaves(_ text: StyledText) -> Bool { text.runs == nil || leavesRuns(of: text) }

  @usableFromInline func leavesRuns(of text: StyledText) -> Bool {
    for run in text.runs ?? [] where !leaves(run.style) { return false }
    return true
  }

  // MARK: In front

  /// The style of a colour in front in a cell; `nil` where it isn't seen.
  ///
  /// - Parameter isText: Whether it is to be read: the colours of lines and blocks aren't lifted.
  mutating func ink(
    _ color: Color, over ground: Color?, at point: Point, in frame: Rect, isText: Bool = true
  ) -> Style? {
    let found = source(of: color, at: point, in: frame, isText: isText)
    guard var style = found.style else { return nil }
    let alpha = found.alpha
    let front = style.foreground ?? .terminalDefault
    if alpha < 1 {
      if let mixed = known(front, palette.colors.foreground)?.composited(
        over: known(ground, palette.colors.background) ?? .clear, alpha: alpha), canShow
      {
        style.foreground = mixed
      } else if alpha < 0.2 {
        return nil
      } else if alpha < 0.75 {
        style.attributes.insert(.dim)
      }
    }
    if lifts, isText, alpha == 1, let level = found.level,
      let front = known(style.foreground, palette.colors.foreground),
      let ground = known(ground, palette.colors.background)
    {
      let share = share ?? palette.colors.shareOfContrast
      self.share = share
      let readable = lifted.color(front, on: ground, level * share)
      if readable != front { style.foreground = readable }
    }
    return style
  }

  private struct InkSource {
    var style: Style?
    var alpha: Double
    /// The contrast it needs.
    var level: Double?
  }

  /// Follows roles, levels and shadings to a colour.
  private func source(
    of color: Color, at point: Point, in frame: Rect, isText: Bool = false
  ) -> InkSource {
    var color = color.named(isDark: isDark, isText: isText)
    var alpha = color.alpha
    var attributes: TextAttributes = []
    // A colour of the app's is its choice, as long as it can be read.
    var level: Double? = Legibility.incidental.contrast
    // Levels may name roles, and shadings too; nothing goes in circles for ever.
    for _ in 0..<4 {
      if let shading = color.shading {
        color = shading.color(at: point, in: self.frame ?? frame)
        alpha *= color.alpha
        level = nil
      }
      if color == .clear { return InkSource(style: nil, alpha: 0) }
      guard case .role(let role) = color.kind else { break }
      level = role.legibility?.contrast
      if let given = levels.given(for: role), given.opaque != color.opaque {
        color = given.named(isDark: isDark, isText: isText)
        alpha *= color.alpha
      } else if let share = role.shareOfText, let first = levels.first, first.opaque != color.opaque {
        if palette.colors.canBlend { alpha *= share } else { attributes.insert(.dim) }
        color = first
        alpha *= first.alpha
        level = nil
      } else {
        let ink = palette.ink(role)
        attributes.formUnion(ink.attributes)
        color = ink.foreground ?? .terminalDefault
        break
      }
    }
    var style = Style(foreground: color.opaque, attributes: attributes)
    if case .role = color.kind { style.foreground = .terminalDefault }
    return InkSource(style: style, alpha: alpha, level: level)
  }

  /// Returns the components and the opacity of `color` if nothing is behind it; `nil` if the components aren't known.
  package func resolved(_ color: Color) -> Color? {
    let found = source(of: color, at: Point(x: 0, y: 0), in: Rect(x: 0, y: 0, width: 1, height: 1))
    guard let style = found.style, let front = known(style.foreground, palette.colors.foreground) else {
      return ground(color, at: .zero, in: .zero).flatMap { $0.color.opacity($0.alpha) }
    }
    return front.opacity(found.alpha)
  }

  // MARK: Behind

  /// Returns the components and the opacity of `color` as the background of a cell; `nil` if the colour isn't visible there.
  func ground(_ color: Color, at point: Point, in frame: Rect) -> (color: Color, alpha: Double)? {
    var color = color.named(isDark: isDark)
    var alpha = color.alpha
    if let shading = color.shading {
      color = shading.color(at: point, in: self.frame ?? frame)
      alpha *= color.alpha
    }
    if color == .clear { return nil }
    guard case .role(let role) = color.kind else { return (color.opaque, alpha) }
    if let ground = palette.ground(role) { return (ground.opaque, alpha * ground.alpha) }
    guard !role.isGround else { return nil }
    let found = source(of: color.opaque, at: point, in: frame)
    guard let style = found.style, let front = known(style.foreground, palette.colors.foreground) else {
      return nil
    }
    return (front, alpha * found.alpha)
  }

  /// Whether the background is dark, as far as is known.
  private var isDark: Bool { palette.colors.effectiveScheme == .dark }

  /// Whether a mixed colour can be shown.
  private var canShow: Bool { palette.colors.depth >= .indexed256 }

  /// Returns the colour `above` in front of the colour `below`; `nil` if they can't be mixed.
  ///
  /// A cell without a colour has its default colour.
  func mixed(_ above: Color?, _ aboveDefault: Color?, over below: Color?, alpha: Double) -> Color? {
    guard canShow, let above = known(above, aboveDefault),
      let below = known(below, palette.colors.background)
    else { return nil }
    return above.composited(over: below, alpha: alpha)
  }

  /// Returns `color`, or the terminal's own colour `own` if the cell has no colour.
  private func known(_ color: Color?, _ own: Color?) -> Color? {
    guard let color, color != .terminalDefault else { return own }
    return color
  }
}

extension PaintRole {
  /// How much of the colour of text lesser text has.
  fileprivate var shareOfText: Double? {
    switch self {
    case .primary: 1
    case .secondary: 0.7
    case .tertiary: 0.5
    case .quaternary: 0.3
    default: nil
    }
  }

  /// Whether the role is always behind something: if a palette has no colour for it, nothing is drawn there.
  var isGround: Bool {
    switch self {
    case .background, .surface, .fill, .selection: true
    default: false
    }
  }
}
