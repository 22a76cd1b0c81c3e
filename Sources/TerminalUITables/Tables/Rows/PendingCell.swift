extension TableColumn where Label == Text {
  /// Makes a column of values that come later: a cell is `…` until its value is there.
  ///
  ///     TableColumn("Size", pending: \.size) { Text("\($0) kB") }     // size: Int?, nil until it was counted
  ///
  /// The column is as wide as the values that were seen, as any is: one that comes makes it wider at once where there is room, else when another
  /// page shows.
  /// There is no such initialiser in SwiftUI.
  public init<Value, Cell: View>(
    _ titleKey: LocalizedStringKey, pending value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping (Value) -> Cell
  ) where Content == PendingCell<Cell> {
    self.init(label: Text(titleKey), sort: nil) { PendingCell(content: $0[keyPath: value].map(content)) }
  }

  /// Makes a column of values that come later: a cell is `…` until its value is there.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, Value, Cell: View>(
    _ title: S, pending value: KeyPath<RowValue, Value?>, @ViewBuilder content: @escaping (Value) -> Cell
  ) where Content == PendingCell<Cell> {
    self.init(label: Text(title), sort: nil) { PendingCell(content: $0[keyPath: value].map(content)) }
  }
}

/// A cell whose value may not be there yet.
public struct PendingCell<Content: View>: View {
  let content: Content?

  /// The content, or one cell that shows that it is still loading.
  public var body: some View {
    if let content {
      content
    } else {
      Text("…").foregroundStyle(.secondary).accessibilityLabel("pending")
    }
  }
}
