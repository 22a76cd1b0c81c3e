internal import TerminalUICore

/// Finds the option of a picker that stands for a value, and makes as few rows of its lists as it can.
///
/// The search looks first at the options that have nodes, then in each list for the element whose identity is the
/// value, then at one row after another. The tag of a row without a node is read from the value of its view. Only if
/// that value doesn't contain the tag, the row is made for a moment.
struct OptionSearch<Value: Hashable> {
  private let value: Value
  private let picker: Node

  /// - Parameters:
  ///   - value: The value.
  ///   - picker: The node of the picker.
  init(_ value: Value, below picker: Node) { (self.value, self.picker) = (value, picker) }

  /// The first option with the value at or below a node.
  func option(in content: Node) -> ItemNode? {
    var found: ItemNode?
    content.visitItems { if found == nil, has($0) { found = $0 } }
    return found ?? optionByIdentity(in: content) ?? searchRows(in: content)
  }

  private func has(_ option: ItemNode) -> Bool { Value.picked(by: option, below: picker) == value }

  /// Looks in each list for the element whose identity is the value.
  private func optionByIdentity(in content: Node) -> ItemNode? {
    var found: ItemNode?
    content.visitRowSources(\.asItem) { source in
      if case .list(let list) = source, let place = list.place(of: AnyHashable(value), expected: nil),
        list.inspectRow(at: place, { searchRows(in: $0) != nil })
      {
        found = searchRows(in: list.node(at: place))
      }
      return found == nil
    }
    return found
  }

  /// Finds the first option with the value, also among rows without nodes.
  private func searchRows(in node: Node) -> ItemNode? {
    var finder = RowFinder(
      from: nil, making: .max, row: \.asItem, accepts: { has($0) },
      peek: { Value.isPicked(value, by: ViewPeek($0)) })
    return finder.next(in: node)
  }
}
