internal import TerminalUICore

/// A look for the option of a picker that has a value, also among those without nodes: of them, only that one is made.
///
/// An option whose identity is the value is found as elements are. What tags say is asked of the values of views, one after the other; an
/// option is made to be asked only where its view says nothing by its value.
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
    return found ?? hiddenOption(in: content)
  }

  private func has(_ option: ItemNode) -> Bool { Value.picked(by: option, below: picker) == value }

  private func hiddenOption(in node: Node) -> ItemNode? {
    var found: ItemNode?
    node.visitRowSources(\.asItem) { source in
      switch source {
      case .list(let list): found = place(in: list).flatMap { hiddenOption(in: list.node(at: $0)) }
      case .row(let option): found = has(option) ? option : nil
      }
      return found == nil
    }
    return found
  }

  /// The place of the element that makes the option.
  private func place(in list: WindowList) -> Int? {
    if let place = list.place(of: AnyHashable(value), expected: nil), isThere(in: list, at: place) {
      return place
    }
    for place in 0..<list.count {
      let isOption = list.withView(at: place) { Value.isPicked(value, by: ViewPeek($0)) }
      if isOption ?? isThere(in: list, at: place) { return place }
    }
    return nil
  }

  private func isThere(in list: WindowList, at place: Int) -> Bool {
    list.inspectRow(at: place) { hiddenOption(in: $0) != nil }
  }
}
