/// The order of the rows of a menu.
///
/// - Source: SwiftUI `MenuOrder`.
public nonisolated struct MenuOrder: Hashable, Sendable {
  private let number: Int8

  /// The rows in their written order.
  public static let automatic = MenuOrder(number: 0)
  /// The rows in their written order.
  public static let fixed = MenuOrder(number: 1)
  /// The first row nearest to the view that opens the menu.
  ///
  /// In a menu above that view, the last row is at the top.
  public static let priority = MenuOrder(number: 2)
}

extension View {
  /// Sets the order of the rows of the menus in this view.
  ///
  ///     Menu("Status") { … }.menuOrder(.priority)
  ///
  /// - Source: SwiftUI `View.menuOrder(_:)`.
  @inlinable public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}

nonisolated private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

nonisolated extension EnvironmentValues {
  /// The order of the rows of menus.
  ///
  /// - Source: SwiftUI `EnvironmentValues.menuOrder`.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}
