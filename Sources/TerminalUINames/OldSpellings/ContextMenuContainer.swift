/// The items of a menu that the other button of the mouse opens.
///
///     Text(file.name).contextMenu(isLocked ? nil : ContextMenu { Button("Rename…") { rename(file) } })
///
/// - Source: SwiftUI `ContextMenu`; new code uses `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  @usableFromInline let items: MenuItems

  /// Makes a menu of items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a menu to this view, if there is one; see `contextMenu(menuItems:)`.
  ///
  /// - Parameter contextMenu: The menu; without any, nothing opens.
  /// - Returns: A view with a menu.
  /// - Source: SwiftUI `View.contextMenu(_:)`.
  @inlinable public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }
}
