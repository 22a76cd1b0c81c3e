nonisolated extension Text {
  /// Makes this text bold.
  public func bold(_ isActive: Bool = true) -> Text { attribute(.bold, isActive) }
  /// Makes this text italic.
  public func italic(_ isActive: Bool = true) -> Text { attribute(.italic, isActive) }
  /// Strikes this text through.
  public func strikethrough(_ isActive: Bool = true) -> Text { attribute(.strikethrough, isActive) }
  /// Makes this text faint.
  public func dim(_ isActive: Bool = true) -> Text { attribute(.dim, isActive) }
  /// Swaps the colours of this text.
  public func reverse(_ isActive: Bool = true) -> Text { attribute(.reverse, isActive) }
  /// Makes this text blink, where the terminal does.
  public func blink(_ isActive: Bool = true) -> Text { attribute(.blink, isActive) }

  // Without this one the modifier of views would be nearer, and the result no text.
  /// Sets what this text is painted with.
  ///
  ///     Text("3 files ") + Text("changed").foregroundStyle(.secondary)
  ///
  /// - Source: SwiftUI `Text.foregroundStyle(_:)`.
  public func foregroundStyle<S: _PaintedShapeStyle>(_ style: S) -> Text {
    Text(content.styled(Style(foreground: style._color), keeping: style._shading))
  }

  /// Sets the colour of this text; `nil` leaves it to the views around.
  public func foregroundStyle(_ color: Color?) -> Text { foregroundColor(color) }

  /// Sets the colour of this text; `nil` leaves it to the views around.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { Text(content.styled(Style(foreground: $0))) } ?? self
  }

  private func attribute(_ attribute: TextAttributes, _ isActive: Bool) -> Text {
    Text(
      content.styled(
        isActive ? Style(attributes: attribute) : Style(removing: attribute)))
  }
}
