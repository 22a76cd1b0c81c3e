/// The known colours of a terminal.
///
///     TerminalColors(depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29))
///
/// A terminal that has answered nothing has neither foreground nor background here: its colours are unknown.
public struct TerminalColors: Hashable, Sendable {
  /// How many colours the terminal shows.
  public var depth: ColorDepth
  /// The terminal's own colour of text, by its components; `nil` if the terminal hasn't reported it.
  public var foreground: Color?
  /// The terminal's own colour behind text, by its components; `nil` if the terminal hasn't reported it.
  public var background: Color?
  /// The dark or light scheme, as the terminal or its environment says; `nil` where that is unknown.
  public var scheme: ColorScheme?

  /// Makes a description.
  public init(
    depth: ColorDepth, foreground: Color? = nil, background: Color? = nil, scheme: ColorScheme? = nil
  ) {
    self.depth = depth
    self.foreground = foreground
    self.background = background
    self.scheme = scheme
  }

  /// Whether colours can be mixed with the background: it is known, and the terminal shows enough of them.
  public var canBlend: Bool { depth >= .indexed256 && foreground != nil && background != nil }

  /// The contrast of its own text as a part of what text needs, at most 1: where it is less, nothing is made louder than that text.
  public var shareOfContrast: Double {
    guard let background, let contrast = foreground?.contrast(on: background) else { return 1 }
    return Swift.min(1, abs(contrast) / Legibility.body.contrast)
  }

  /// Of a terminal that has 16 colours and answers nothing.
  public static let unknown = TerminalColors(depth: .ansi16)
}

extension TerminalColors: CustomStringConvertible {
  /// The depth and the colours, such as `rgb, #D7DAE3 on #15161D` or `ansi16, unknown`.
  public var description: String {
    guard let foreground, let background else { return "\(depth), unknown" }
    return "\(depth), \(foreground) on \(background)"
  }
}
