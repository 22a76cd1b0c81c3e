/// A row of a ``Table`` with rows below it that show while it is open.
///
///     Table(of: Item.self) { … } rows: {
///       DisclosureTableRow(folder, isExpanded: $isOpen) { ForEach(folder.files) { TableRow($0) } }
///     }
///
/// Right opens the row, Left closes it or goes to the row that one is below; a click on the mark does both. The first cells of the rows below begin
/// two columns further in.
/// - Source: SwiftUI `DisclosureTableRow`.
@MainActor
public struct DisclosureTableRow<Value: Identifiable, Content: TableRowContent<Value>>:
  TableRowContent
{
  /// The type of the rows' values.
  public typealias TableRowValue = Value
  @State private var isOpen = false
  @Environment(\.tableRowDepth) private var depth
  private let value: Value
  private let given: Binding<Bool>?
  private let content: () -> Content

  /// Makes a row for a value.
  ///
  /// - Parameters:
  ///   - value: The value that the row shows.
  ///   - isExpanded: Whether the rows below it show; without it the row keeps that itself.
  ///   - content: Makes the rows below it; called while they show.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) {
    (self.value, given, self.content) = (value, isExpanded, content)
  }

  private var isExpanded: Binding<Bool> { given ?? $isOpen }

  /// The row and, while it is open, those below it.
  public var body: some View {
    let isExpanded = isExpanded
    Group {
      LedTableRow(
        value: value,
        lead: TableRowLead(
          guides: String(repeating: "  ", count: depth), isOpen: isExpanded.wrappedValue)
      )
      .modifier(
        DisclosureModifier(isOpen: isExpanded.wrappedValue) { isExpanded.wrappedValue = $0 })
      if isExpanded.wrappedValue { content().environment(\.tableRowDepth, depth + 1) }
    }
    .modifier(DisclosureScope())
  }
}

nonisolated extension EnvironmentValues {
  /// How many rows this one is below.
  var tableRowDepth: Int {
    get { self[TableRowDepthKey.self] }
    set { self[TableRowDepthKey.self] = newValue }
  }
}

nonisolated private enum TableRowDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
