internal import TerminalUICore

/// How much room there is in a direction.
///
/// - Source: SwiftUI `UserInterfaceSizeClass`.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: less than 60 columns, or less than 20 rows.
  case compact
  /// Enough.
  case regular
}

nonisolated private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

nonisolated private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

nonisolated extension EnvironmentValues {
  /// How wide the window is: `compact` with less than 60 columns, unless a view sets it.
  ///
  ///     @Environment(\.horizontalSizeClass) private var sizeClass
  ///     if sizeClass == .compact { VStack { parts } } else { HStack { parts } }
  ///
  /// It is the width at which a `NavigationSplitView` has two columns. A view that reads it is evaluated when the window gets another size.
  /// - Source: SwiftUI `EnvironmentValues.horizontalSizeClass`.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? (windowSize.width < 60 ? .compact : .regular) }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How tall the window is: `compact` with less than 20 rows, unless a view sets it.
  ///
  /// - Source: SwiftUI `EnvironmentValues.verticalSizeClass`.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? (windowSize.height < 20 ? .compact : .regular) }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
