internal import TerminalUICore

extension View {
  /// Shows this view in a dark or a light look.
  ///
  ///     Preview(of: page).colorScheme(.light)
  ///
  /// Where the views around have the other scheme, this one is shown in the colours of the theme's other variant, on its background; the terminal's
  /// own colours become ``Theme/paper`` or ``Theme/midnight``. Where they have the same scheme, nothing changes. For the whole window there is
  /// `preferredColorScheme(_:)`.
  ///
  /// - Parameter colorScheme: The scheme.
  /// - Returns: A view in that scheme.
  /// - Source: SwiftUI `View.colorScheme(_:)`, deprecated there.
  @inlinable public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(PartColorSchemeModifier(scheme: colorScheme))
  }
}

/// Gives its content the other variant of the theme, unless the theme has the wanted scheme already.
@usableFromInline struct PartColorSchemeModifier: ViewModifier {
  @Environment(\.themeSettings) private var settings
  @Environment(\.theme) private var theme
  let scheme: ColorScheme

  @usableFromInline init(scheme: ColorScheme) { self.scheme = scheme }

  @usableFromInline func body(content: Content) -> some View {
    let other = theme.colorScheme == scheme ? nil : settings.resolve(theme, in: scheme)
    content.environment(\.theme, other ?? theme).environment(\.colorScheme, scheme)
      .modifier(DrawEffectModifier(ThemeEffect(palette: other?.palette)))
  }
}
