/// An item of a toolbar.
///
///     .toolbar {
///       ToolbarItem(placement: .primaryAction) { Button("Save") { save() } }
///       ToolbarItem(placement: .status) { Text("3 of 12 selected") }
///     }
///
/// The views of the block are one item: they are in a row, and move into the bar's menu together.
/// - Source: SwiftUI `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Adds the item.
  public func _collect(into items: inout _ToolbarItems) { items.add(content, placement) }
}

extension ToolbarItem where ID == String {
  /// Makes an item with a name, by which a customization would find it; here the user customizes no toolbar.
  ///
  /// - Source: SwiftUI `ToolbarItem.init(id:placement:content:)`.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar in one place.
///
///     ToolbarItemGroup(placement: .bottomBar) {
///       Button("Back") { … }
///       Spacer()
///       Button("Next") { … }
///     }
///
/// They go into the bar's menu together.
/// - Source: SwiftUI `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes a group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Adds the items.
  public func _collect(into items: inout _ToolbarItems) { items.add(content, placement) }
}
