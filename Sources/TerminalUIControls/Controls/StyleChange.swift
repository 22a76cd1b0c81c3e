public import TerminalUICore

/// The styles of some kind of control that are set around, the innermost last: `StyleKey<any ToggleStyle>`.
///
/// A style's own view gets the styles further out, so that a style can extend the style around it.
@usableFromInline package nonisolated enum StyleKey<Style>: EnvironmentKey {
  /// None.
  @usableFromInline package static var defaultValue: [Style] { [] }
}

/// Adds a style to those that are set around: the innermost counts.
@usableFromInline package struct StyleChange<Style>: EnvironmentChange {
  package let style: Style

  @usableFromInline package init(_ key: StyleKey<Style>.Type, _ style: Style) { self.style = style }
  @usableFromInline package func apply(to values: inout EnvironmentValues) {
    values[StyleKey<Style>.self].append(style)
  }
}

/// Takes away the style in which a control is shown.
private struct OuterStyles<Style>: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    if !values[StyleKey<Style>.self].isEmpty { values[StyleKey<Style>.self].removeLast() }
  }
}

extension _ViewStyle {
  /// Returns the style's view of a control, as a view of its own.
  func styled(_ configuration: _Configuration) -> AnyView { AnyView(StyledView(self, configuration)) }

  /// The same where the style is the innermost of those for a key.
  func styled<Style>(_ configuration: _Configuration, in key: StyleKey<Style>.Type) -> AnyView {
    AnyView(StyledView(self, configuration).modifier(EnvironmentModifier(OuterStyles<Style>())))
  }

  /// Returns the style's view of a control, as exactly one item.
  package func styledItem(_ configuration: _Configuration) -> AnyView {
    StyledView(self, configuration).asOneItem
  }

  /// The same where the style is the innermost of those for a key.
  package func styledItem<Style>(_ configuration: _Configuration, in key: StyleKey<Style>.Type) -> AnyView {
    StyledView(self, configuration).modifier(EnvironmentModifier(OuterStyles<Style>())).asOneItem
  }
}
