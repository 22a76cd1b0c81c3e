/// Whether a menu closes when a row of it is chosen.
///
/// - Source: SwiftUI `MenuActionDismissBehavior`.
public nonisolated struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: Int8

  /// The menu closes, as by default.
  public static let automatic = MenuActionDismissBehavior(number: 0)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(number: 1)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

extension View {
  /// Sets whether menus close when one of the rows in this view is chosen.
  ///
  ///     Button("Larger") { size += 1 }.menuActionDismissBehavior(.disabled)
  ///
  /// - Source: SwiftUI `View.menuActionDismissBehavior(_:)`.
  @inlinable public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }

  /// Sets whether menus in this view show the sign that they are menus.
  ///
  ///     Menu("…") { … }.menuIndicator(.hidden)
  ///
  /// - Source: SwiftUI `View.menuIndicator(_:)`.
  @inlinable public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicator, visibility)
  }
}

nonisolated private enum MenuDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

nonisolated private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

nonisolated extension EnvironmentValues {
  @usableFromInline var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissBehaviorKey.self] }
    set { self[MenuDismissBehaviorKey.self] = newValue }
  }

  /// Whether menus show the sign that they are menus.
  ///
  /// - Source: SwiftUI `EnvironmentValues.menuIndicatorVisibility`.
  public var menuIndicatorVisibility: Visibility { menuIndicator }

  @usableFromInline var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}
