public import Cells

nonisolated extension Text {
  /// Underlines this text.
  ///
  ///     Text("recieve").underline(pattern: .wavy, color: .red)
  ///
  /// - Source: SwiftUI `Text.underline(_:pattern:color:)`; differs as ``LineStyle``.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    Text(content.styled(LineStyle(pattern: pattern, color: color).style(isActive)))
  }

  /// The look of the line below a text.
  ///
  /// Terminals that are known to have several kinds of lines show it. Other terminals show one kind, in the colour of the text.
  /// All terminals show a line through a text in that way. Text that leads somewhere has the plain line.
  /// - Source: SwiftUI `Text.LineStyle`.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// Of what a line is made.
    ///
    /// - Source: SwiftUI `Text.LineStyle.Pattern`. Lines of dots and dashes are lines of dashes; `wavy` is ours.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot, wavy
    }
    /// A plain line.
    public static let single = LineStyle()
    private let line: Underline?

    /// Makes a line of a pattern, in a colour or in that of its text.
    ///
    /// A colour is kept as ``Underline/color`` says.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      let kind: Underline.Pattern =
        switch pattern {
        case .solid: .solid
        case .dot: .dotted
        case .dash, .dashDot, .dashDotDot: .dashed
        case .wavy: .wavy
        }
      line = kind == .solid && color == nil ? nil : Underline(kind, color: color)
    }

    /// Makes a line of a kind; a plain one where there is none.
    package init(_ line: Underline?) { self.line = line }

    /// The style of text with the line, or without any.
    @usableFromInline package func style(_ isActive: Bool) -> Style {
      guard isActive else { return Style(removing: .underline) }
      var style = Style(attributes: .underline)
      style.underline = line
      return style
    }

    /// A text with the line.
    package func applied(to text: Text) -> Text { Text(text.content.styled(style(true))) }
  }
}

extension View {
  /// Underlines the texts in this view.
  ///
  ///     form.underline(hasErrors, pattern: .wavy, color: .red)
  ///
  /// - Source: SwiftUI `View.underline(_:pattern:color:)`; differs as ``Text/LineStyle``.
  @inlinable public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    style(Text.LineStyle(pattern: pattern, color: color).style(isActive))
  }
}
