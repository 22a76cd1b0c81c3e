internal import TerminalUICore

/// The user's changes to the columns.
extension TableNode {
  var isCustomizable: Bool { customization != nil }

  /// Changes what the user has made of the columns, where the app keeps that.
  private func customize(_ change: (inout ColumnCustomization) -> Void) {
    guard let customization else { return }
    var new = Evaluation.unobserved { customization.wrappedValue }
    change(&new.columns)
    if columns.customize(new.columns) { columnsDidChange() }
    customization.wrappedValue = new
  }

  func setWidth(_ width: Int?, of column: Int, isFinal: Bool) {
    guard !columns.columns[column].rule.disabled.contains(.resize) else { return }
    columns.setWidth(width, of: column)
    if isFinal { keepWidth(of: column) }
    columnsDidChange()
  }

  func keepWidth(of column: Int) {
    guard let id = columns.columns[column].rule.id else { return }
    let width = columns.columns[column].given
    customize { $0[id].width = width }
  }

  func move(_ column: Int, to target: Int) -> Bool {
    guard isCustomizable, isEnabled, let order = columns.order(moving: column, to: target) else {
      return false
    }
    customize { $0.order = order }
    return true
  }

  func move(_ column: Int, by step: Int) -> Bool {
    guard let place = columns.shown.firstIndex(of: column), columns.shown.indices.contains(place + step)
    else { return false }
    return move(column, to: columns.shown[place + step])
  }

  /// The columns that the user may show and hide, for the menu of the titles.
  var columnChoices: [ColumnChoice] {
    columns.columns.indices.compactMap { index in
      let rule = columns.columns[index].rule
      guard let id = rule.id, !rule.disabled.contains(.visibility) else { return nil }
      return ColumnChoice(
        id: id, title: header?.item?.node(ofTitle: index)?.plainText ?? id,
        isShown: columns.shown.contains(index),
        isLast: columns.shown == [index])
    }
  }

  func setShown(_ isShown: Bool, _ id: String) {
    customize { $0[id].visibility = isShown ? .visible : .hidden }
  }

  func resetColumns() {
    customize { $0 = ColumnCustomization() }
  }
}

/// A column that the user may show or hide, as the menu of the titles lists it.
struct ColumnChoice: Identifiable {
  let id: String
  let title: String
  let isShown: Bool
  let isLast: Bool
}

/// The menu of the titles: which columns show, and in which order.
struct TableColumnMenu: View {
  let source: TableStyleConfiguration.Source

  private var control: (any TableHeaderControl)? { source.control }

  var body: some View {
    ForEach(control?.columnChoices ?? []) { column in
      Toggle(
        column.title,
        isOn: Binding {
          column.isShown
        } set: {
          control?.setShown($0, column.id)
        }
      )
      .disabled(column.isLast)
    }
    Divider()
    Button("Move Left") { control?.moveCurrentColumn(by: -1) }
    Button("Move Right") { control?.moveCurrentColumn(by: 1) }
    Button("Reset Columns") { control?.resetColumns() }
  }
}

/// The titles of a table as its style places them; their node handles keys and clicks.
struct TableTitles: NodeView {
  let source: TableStyleConfiguration.Source

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    view.source.control(around: context).map { TableHeaderNode.make(for: $0, in: context) }
      ?? context.item { AbsentPartNode(in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}
