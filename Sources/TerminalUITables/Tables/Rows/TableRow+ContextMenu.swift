extension TableRowContent {
  /// Adds a menu to the rows that the other button of the mouse opens.
  ///
  ///     Table(of: Song.self) { … } rows: {
  ///       ForEach(songs) { song in
  ///         TableRow(song).contextMenu { Button("Remove", role: .destructive) { remove(song) } }
  ///       }
  ///     }
  ///
  /// The keys are those of ``View/contextMenu(menuItems:)``; they open the menu of the selected row.
  /// - Source: SwiftUI `TableRowContent.contextMenu(menuItems:)`.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> ModifiedTableRows<Self, some ViewModifier> {
    ModifiedTableRows(content: self, modifier: ContextMenuModifier(items: menuItems))
  }
}

/// Rows of a table with a modifier.
public struct ModifiedTableRows<Content: TableRowContent, Modifier: ViewModifier>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  let content: Content
  let modifier: Modifier

  /// The rows, as views.
  public var body: some View { content.modifier(modifier) }
}
