public import TerminalUICore

/// The styles of some kind of control that are set around, the innermost last: `StyleKey<any ToggleStyle>`.
///
/// A style's own view gets the styles further out, so that a style can extend the style around it.
@usableFromInline package nonisolated enum StyleKey<Style>: EnvironmentKey {
  /// The empty list: no style is set.
  @usableFromInline package static var defaultValue: [Style] { [] }
}

/// Adds a style for the views inside.
///
/// The innermost style counts.
@usableFromInline package struct StyleChange<Style>: EnvironmentChange {
  package let style: Style

  @usableFromInline package init(_ key: StyleKey<Style>.Type, _ style: Style) { self.style = style }
  @usableFromInline package func apply(to values: inout EnvironmentValues) {
    values[StyleKey<Style>.self].append(style)
  }
}

/// Removes the innermost style, so that the style's own view gets the styles further out.
private struct OuterStyles<Style>: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    if !values[StyleKey<Style>.self].isEmpty { values[StyleKey<Style>.self].removeLast() }
  }
}

extension _ViewStyle {
  /// Returns the style's view of a control, as a view of its own.
  func styled(_ configuration: _Configuration) -> AnyView { AnyView(StyledView(self, configuration)) }

  /// Returns the style's view of a control, as a view of its own.
  ///
  /// The style must be the innermost one for `key`.
  func styled<Style>(_ configuration: _Configuration, in key: StyleKey<Style>.Type) -> AnyView {
    AnyView(StyledView(self, configuration).modifier(EnvironmentModifier(OuterStyles<Style>())))
  }

  /// Returns the style's view of a control, as exactly one item.
  package func styledItem(_ configuration: _Configuration) -> AnyView {
    StyledView(self, configuration).asOneItem
  }

  /// Returns the style's view of a control, as exactly one item.
  ///
  /// The style must be the innermost one for `key`.
  package func styledItem<Style>(_ configuration: _Configuration, in key: StyleKey<Style>.Type) -> AnyView {
    StyledView(self, configuration).modifier(EnvironmentModifier(OuterStyles<Style>())).asOneItem
  }
}
