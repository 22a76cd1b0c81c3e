internal import TerminalUICore

/// The style behind views that name none.
private nonisolated enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

nonisolated extension EnvironmentValues {
  /// What `background()` and `background(in:)` paint: `nil` is the background of the theme.
  ///
  /// - Source: SwiftUI `EnvironmentValues.backgroundStyle`.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what `background()` and `background(in:)` paint in this view.
  ///
  ///     VStack { Text("a").padding().background(in: .rect) }.backgroundStyle(.blue.opacity(0.3))
  ///
  /// - Source: SwiftUI `View.backgroundStyle(_:)`.
  @inlinable public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// The background that is set around a view.
public nonisolated struct _SetBackground: ShapeStyle {
  @usableFromInline init() {}

  /// The style that is set, or the theme's background.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.backgroundStyle ?? AnyShapeStyle(Color.role(.background))
  }
}
