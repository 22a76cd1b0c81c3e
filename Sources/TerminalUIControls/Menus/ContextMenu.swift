public import TerminalUICore

extension View {
  /// Adds a menu to this view that the other button of the mouse opens.
  ///
  ///     Text(file.name).contextMenu {
  ///       Button("Rename…") { rename(file) }
  ///       Button("Delete", role: .destructive) { delete(file) }
  ///     }
  ///
  /// It opens at the mouse; by the keyboard it opens where the focus is: at this view, one in it, or the selected row of a list that has it. The keys
  /// are Shift-F10, the menu key, and Ctrl-Space, which every terminal reports. The items are made when the menu opens; without any, nothing opens.
  /// - Source: SwiftUI `View.contextMenu(menuItems:)`.
  @inlinable public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }

  /// Adds a menu to this view; the preview is never made, because a menu shows nothing beside it.
  ///
  /// - Source: SwiftUI `View.contextMenu(menuItems:preview:)`; without the preview.
  @inlinable public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> some View
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

@usableFromInline package struct ContextMenuModifier<Items: View>: PassModifier {
  let items: () -> Items

  @usableFromInline package init(items: @escaping () -> Items) { self.items = items }

  @usableFromInline package func makePassNode(in context: NodeContext) -> PassNode {
    menu.makePassNode(in: context)
  }
  @usableFromInline package func updatePassNode(_ node: PassNode) { menu.updatePassNode(node) }

  private var menu: MenuModifier<Items> {
    MenuModifier(kind: .context, isOpen: .constant(false), content: items)
  }
}

extension Node {
  /// The context menu of a row of a list: around it, or else in it.
  func contextMenu(in list: Node) -> MenuPresenter? {
    firstAround(below: list, \.asContextMenu) ?? firstInTree(\.asContextMenu)
  }

  /// This node, if it presents a context menu.
  var asContextMenu: MenuPresenter? { (self as? MenuPresenter).flatMap { $0.kind == .context ? $0 : nil } }
}
