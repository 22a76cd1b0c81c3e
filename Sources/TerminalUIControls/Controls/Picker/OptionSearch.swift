internal import TerminalUICore

/// Searches for the option of a picker with a value.
///
/// Of options without a node, only the option that is found is made.
///
/// An option whose identity is the value is found like an element. Tags are read from the values of views, in sequence. An option is made only if the
/// value of its view doesn't contain its tag.
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
    return found ?? optionByIdentity(in: content) ?? first(in: content)
  }

  private func has(_ option: ItemNode) -> Bool { Value.picked(by: option, below: picker) == value }

  private func optionByIdentity(in content: Node) -> ItemNode? {
    var found: ItemNode?
    content.visitRowSources(\.asItem) { source in
      if case .list(let list) = source, let place = list.place(of: AnyHashable(value), expected: nil),
        list.inspectRow(at: place, { first(in: $0) != nil })
      {
        found = first(in: list.node(at: place))
      }
      return found == nil
    }
    return found
  }

  private func first(in node: Node) -> ItemNode? {
    var finder = RowFinder(
      from: nil, making: .max, row: \.asItem, accepts: { has($0) },
      peek: { Value.isPicked(value, by: ViewPeek($0)) })
    return finder.next(in: node)
  }
}
