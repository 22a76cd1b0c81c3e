/// Adds a style to those that are set around: the innermost counts.
@usableFromInline struct StyleChange<Key: StyleKey>: EnvironmentChange {
  let style: Key.Style

  @usableFromInline init(_ key: Key.Type, _ style: Key.Style) { self.style = style }
  @usableFromInline func apply(to values: inout EnvironmentValues) { values[Key.self].append(style) }
}

/// The styles of some kind of control that are set around, the innermost last.
///
/// A style's own view gets the styles further out, so that a style can extend the style around it.
@usableFromInline nonisolated protocol StyleKey: EnvironmentKey where Value == [Style] {
  /// Any style of the kind.
  associatedtype Style
}

nonisolated extension StyleKey {
  /// None.
  @usableFromInline static var defaultValue: [Style] { [] }
}

/// Takes away the style in which a control is shown.
private struct OuterStyles<Key: StyleKey>: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    if !values[Key.self].isEmpty { values[Key.self].removeLast() }
  }
}

extension _ViewStyle {
  /// Returns the style's view of a control, as a view of its own.
  func styled(_ configuration: _Configuration) -> AnyView { AnyView(StyledView(self, configuration)) }

  /// The same where the style is the innermost of those for a key.
  func styled<Key: StyleKey>(_ configuration: _Configuration, in key: Key.Type) -> AnyView {
    AnyView(StyledView(self, configuration).modifier(EnvironmentModifier(OuterStyles<Key>())))
  }

  /// Returns the style's view of a control, as exactly one item.
  func styledItem(_ configuration: _Configuration) -> AnyView { StyledView(self, configuration).asOneItem }

  /// The same where the style is the innermost of those for a key.
  func styledItem<Key: StyleKey>(_ configuration: _Configuration, in key: Key.Type) -> AnyView {
    StyledView(self, configuration).modifier(EnvironmentModifier(OuterStyles<Key>())).asOneItem
  }
}
