internal import TerminalUICore

/// The rows in a view, in order and including those without nodes: a row is made when it is reached.
///
///     RowWalk(in: menu, row: \.asFocusedControl, accepts: \.canFocus).next(after: current, forward: true)
///
/// A row is whatever can be gone to: a control in a menu, a text that a field offers. It costs what the rows are worth that are passed by, and
/// nothing for the others.
struct RowWalk<Row: Node> {
  private let root: Node
  private let row: (Node) -> Row?
  private let accepts: (Row) -> Bool

  /// - Parameters:
  ///   - root: The view around the rows.
  ///   - row: A node as a row, if it is one.
  ///   - accepts: Whether a row can be gone to.
  init(in root: Node, row: @escaping (Node) -> Row?, accepts: @escaping (Row) -> Bool = { _ in true }) {
    (self.root, self.row, self.accepts) = (root, row, accepts)
  }

  /// The number of items without a reachable row after which the walk ends.
  private static var mostPassed: Int { 1000 }

  /// A row, or a stack in which only some rows have nodes.
  private enum Part {
    case row(Row)
    case stack(LazyStackNode)

    func isAround(_ node: Node) -> Bool {
      switch self {
      case .row(let row): node.isWithin(row)
      case .stack(let stack): node.isWithin(stack)
      }
    }
  }

  /// The rows and lazy stacks in a node, in the order of the walk.
  private func parts(in node: Node, forward: Bool) -> [Part] {
    let parts = node.contents { node -> Part? in
      if let row = row(node) { return .row(row) }
      return node.asLazyStack.map { .stack($0) }
    }
    return forward ? parts : parts.reversed()
  }

  /// The parts in an item of a stack: a row may be around it, too.
  private func parts(of item: ItemNode, forward: Bool) -> [Part] {
    let around = item.outermost { $0.flags.contains(.pass) }
    return row(around).map { [.row($0)] } ?? parts(in: around, forward: forward)
  }

  /// The first row, or the last one.
  func end(forward: Bool) -> Row? { first(of: parts(in: root, forward: forward)[...], forward) }

  /// Returns the row after `row`, or the row before it; `nil` at the end.
  func next(after row: Row, forward: Bool) -> Row? {
    var stacks: [LazyStackNode] = []
    row.visitAround(below: root) { if let stack = $0.asLazyStack { stacks.append(stack) } }
    var inner: Node = row
    // The rest of the item, then the next items, and then the rows behind them all.
    for stack in stacks {
      guard let item = inner.firstItem?.itemArranged(by: stack) else { continue }
      if let found = first(of: rest(of: parts(of: item, forward: forward), after: inner), forward)
        ?? first(in: stack, from: item, forward)
      {
        return found
      }
      inner = stack
    }
    return first(of: rest(of: parts(in: root, forward: forward), after: inner), forward)
  }

  private func rest(of parts: [Part], after node: Node) -> ArraySlice<Part> {
    parts.firstIndex { $0.isAround(node) }.map { parts[($0 + 1)...] } ?? []
  }

  private func first(of parts: ArraySlice<Part>, _ forward: Bool) -> Row? {
    for part in parts {
      switch part {
      case .row(let row): if accepts(row) { return row }
      case .stack(let stack): if let found = first(in: stack, from: nil, forward) { return found }
      }
    }
    return nil
  }

  /// The first row behind an item of a lazy stack, which makes the rows that have no nodes yet.
  private func first(in stack: LazyStackNode, from item: ItemNode?, _ forward: Bool) -> Row? {
    var next = stack.neighbour(of: item, forward: forward)
    for _ in 0..<Self.mostPassed {
      guard let item = next else { return nil }
      if let found = first(of: parts(of: item, forward: forward)[...], forward) { return found }
      next = stack.neighbour(of: item, forward: forward)
    }
    return nil
  }
}
