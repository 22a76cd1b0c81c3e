public import Cells

nonisolated extension Text {
  /// Underlines this text.
  ///
  /// - Source: SwiftUI `Text.underline(_:pattern:color:)`; differs in that a line has the colour of its text and no pattern.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color?) -> Text {
    underline(isActive)
  }

  /// Underlines this text.
  ///
  /// - Source: SwiftUI `Text.underline(_:pattern:color:)`; differs in that a line has the colour of its text and no pattern.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern) -> Text { underline(isActive) }

  /// Strikes this text through.
  ///
  /// - Source: SwiftUI `Text.strikethrough(_:pattern:color:)`; differs in that a line has the colour of its text and no pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color?)
    -> Text
  {
    strikethrough(isActive)
  }

  /// Strikes this text through.
  ///
  /// - Source: SwiftUI `Text.strikethrough(_:pattern:color:)`; differs in that a line has the colour of its text and no pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern) -> Text {
    strikethrough(isActive)
  }

  /// The look of lines below and through texts.
  ///
  /// - Source: SwiftUI `Text.LineStyle`.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// Of what a line is made; a terminal's lines are solid.
    ///
    /// - Source: SwiftUI `Text.LineStyle.Pattern`.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }
    /// A plain line.
    public static let single = LineStyle()
    /// A line of a pattern; a terminal's lines are solid.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}
