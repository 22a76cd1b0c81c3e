/// A row of a ``Grid``: each view in it is a cell.
///
///     GridRow { Text("Name"); TextField("name", text: $name) }
///
/// A modifier of a row modifies each of its cells. An `EmptyView` is no cell; `Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])` is an empty
/// one. Outside of a grid a row is like a `Group`.
/// - Source: SwiftUI `GridRow`.
@MainActor @preconcurrency public struct GridRow<Content: View>: View {
  @Namespace private var row
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the row's cells; `nil` is that of the grid.
  ///   - content: The cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells.
  public var body: some View {
    content.layoutValue(key: GridRowKey.self, value: GridRowTrait(row: row, alignment: alignment))
  }
}

/// Tells the grid in which row a view is, and how the row is aligned.
struct GridRowTrait: Equatable {
  package let row: Namespace.ID
  let alignment: VerticalAlignment?
}

enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowTrait? { nil }
}
