public import TerminalUICore

/// Rows with several columns, which can be put in order and of which some can be selected.
///
///     Table(processes.sorted(using: order), selection: $selected, sortOrder: $order) {
///       TableColumn("PID", value: \.pid) { Text("\($0.pid)") }.alignment(.numeric)
///       TableColumn("User", value: \.user)
///       TableColumn("Command", value: \.command).width(min: 10, max: .infinity)
///     }
///
/// A table takes all that it is offered and scrolls; the titles stay. The rows in sight are made, and a few around. Keys and clicks are
/// those of a ``List``, and the selection holds the identity of the row's value. A table never sorts: it writes the order that the user wishes to
/// `sortOrder`.
///
/// | | |
/// |---|---|
/// | Left, Right | The columns scroll, where not all of them have room; the first one stays (`frozenColumns(_:)`). |
/// | Alt-C | Copies what is selected with tabs between the columns, where the scene allows that. |
/// | Tab | The titles: |
/// | Left, Right | the next title, |
/// | Return, Space | the rows in the order of this column, and then reversed; with Shift, or by `+`, after the columns before, |
/// | Shift-Left, Shift-Right, `<`, `>` | a narrower or wider column, |
/// | `=` | a column as wide as its visible content. |
/// | click on a title | As Return does, also with Shift. |
/// | drag behind a title | A narrower or wider column; a double click is `=`. |
/// | Alt-Left, Alt-Right, drag of a title | Another order of the columns, where the app keeps it (``TableColumnCustomization``). |
/// | context menu of the titles | Which columns show, where the app keeps it. |
///
/// A column is as wide as `width(_:)` sets, or as its content seen so far, at most 40 cells. The rest of the width stays free unless a column has no
/// greatest width. In less than 32 cells a row shows its first column and, below it, the others.
/// - Source: SwiftUI `Table`; differs in units (cells), and in that a narrow one shows the other columns, too.
@MainActor @preconcurrency @frozen public struct Table<Value, Rows, Columns>: NodeView
where Rows: TableRowContent<Value>, Columns: TableColumnContent, Value: Identifiable {
  // The builder makes sure that the columns are of such rows: with a constraint here, the compiler couldn't infer the root type of the key path
  // `\\.name`.

  @usableFromInline let one: Binding<Value.ID?>?
  @usableFromInline let many: Binding<Set<Value.ID>>?
  @usableFromInline let order: TableOrderBinding<Value>?
  @usableFromInline let customization: Binding<TableColumnCustomization<Value>>?
  @usableFromInline let columns: SharedColumns<Value, Columns>
  @usableFromInline package let rows: Rows

  @inlinable init(
    one: Binding<Value.ID?>?, many: Binding<Set<Value.ID>>?, order: TableOrderBinding<Value>?,
    customization: Binding<TableColumnCustomization<Value>>?, columns: Columns, rows: Rows
  ) {
    (self.one, self.many, self.order) = (one, many, order)
    self.customization = customization
    (self.columns, self.rows) = (SharedColumns(columns), rows)
  }

  /// Makes an item that scrolls, and the node that selects in it.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let control = TableNode(view, in: context)
    let source = TableStyleConfiguration.Source(table: control)
    control.child = control.childContext.make(
      StyledTable(
        configuration: TableStyleConfiguration(
          header: .init(source: source), content: .init(source: source))))
    return control
  }

  /// Updates the columns, the rows and the selection.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TableNode<Value>.self).update(to: view)
  }
}

/// The order of a table, as the app has it.
@MainActor @preconcurrency public struct TableOrderBinding<Value> {
  let order: any TableOrder<Value>

  @usableFromInline init<Comparator: TableComparator>(_ comparators: Binding<[Comparator]>)
  where Comparator.Compared == Value {
    order = TypedTableOrder(comparators: comparators)
  }
}
