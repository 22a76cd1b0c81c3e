public import TerminalUICore

extension View {
  /// Makes the texts in this view bold.
  ///
  /// - Source: SwiftUI `View.bold(_:)`.
  @inlinable public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }
  /// Makes the texts in this view italic.
  @inlinable public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }
  /// Strikes the texts in this view through.
  ///
  /// - Source: SwiftUI `View.strikethrough(_:pattern:color:)`; a cell has one kind of line, in the colour of the text.
  @inlinable public func strikethrough(_ isActive: Bool = true) -> some View {
    attribute(.strikethrough, isActive)
  }
  /// Makes the texts in this view faint.
  @inlinable public func dim(_ isActive: Bool = true) -> some View { attribute(.dim, isActive) }
  /// Swaps the foreground and the background of the texts in this view.
  @inlinable public func reverse(_ isActive: Bool = true) -> some View { attribute(.reverse, isActive) }
  /// Makes the texts in this view blink, where the terminal does.
  @inlinable public func blink(_ isActive: Bool = true) -> some View { attribute(.blink, isActive) }

  @inlinable func attribute(_ attribute: TextAttributes, _ isActive: Bool) -> some View {
    style(isActive ? Style(attributes: attribute) : Style(removing: attribute))
  }

  @inlinable package func style(_ style: Style) -> some View {
    modifier(DrawEffectModifier(StyleEffect(style)))
  }
}

/// Lays a style under those of the views in it.
@usableFromInline nonisolated struct StyleEffect: DrawEffect {
  package let style: Style

  @usableFromInline init(_ style: Style) { self.style = style }
  @usableFromInline @MainActor package func paint(
    _ content: EffectContent, of view: EffectView, with painter: inout Painter
  ) {
    painter.styled(style, content)
  }
  @usableFromInline static var name: String { "style" }
  @usableFromInline static var isInherited: Bool { true }
  @usableFromInline @MainActor func prepare(_ painter: inout Painter) {
    painter.style = style.over(painter.style)
  }
}
