internal import TerminalUICore

extension View {
  /// Sets whether the user can move the scroll views in this view.
  ///
  ///     ScrollView { map }.scrollDisabled(isDragging)
  ///
  /// Keys, the wheel and the indicators do nothing then; those of a scroll view around work. The app still scrolls by ``ScrollViewReader``, and a
  /// view that gets the focus comes into sight.
  /// - Source: SwiftUI `View.scrollDisabled(_:)`.
  @inlinable public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier(ScrollDisabledChange(isDisabled: disabled)))
  }
}

@usableFromInline struct ScrollDisabledChange: EnvironmentChange {
  let isDisabled: Bool

  @usableFromInline init(isDisabled: Bool) { self.isDisabled = isDisabled }

  @usableFromInline func apply(to values: inout EnvironmentValues) {
    // Disabled by a view around, it can't be enabled inside.
    values.isScrollEnabled = values.isScrollEnabled && !isDisabled
  }
}

nonisolated private enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  /// Whether the user can move scroll views.
  ///
  /// - Source: SwiftUI `EnvironmentValues.isScrollEnabled`.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The configuration that a scroll view gets from the views around it.
  package func scrollConfiguration(axes: Axis.Set, showsIndicators: Bool) -> ScrollConfiguration {
    var configuration = ScrollConfiguration(
      axes: axes, indicators: showsIndicators ? scrollIndicators.shown(of: axes) : [],
      isFixed: !isScrollEnabled)
    let anchors = defaultScrollAnchors
    configuration.anchor = anchors[.initialOffset]
    configuration.sizeAnchor = anchors[.sizeChanges]
    configuration.alignment = anchors[.alignment]
    return configuration
  }
}
