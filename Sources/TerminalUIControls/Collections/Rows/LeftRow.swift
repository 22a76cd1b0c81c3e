internal import TerminalUICore

/// The place of a current row that has left: keys go on from the nearest row that stays.
///
/// The nearest row is the next one after the place, or else the one before. Rows and groups are followed by identity,
/// so any number of them may leave, come and move.
struct LeftRow {
  private enum Step {
    case element(ElementPlace)
    case child(Child)
  }

  /// A view of several that are written side by side.
  private struct Child {
    private(set) weak var node: Node?
    private(set) weak var list: ListNode?
    let index: Int
    /// Whether another row may have replaced the row that has left.
    let isInnermost: Bool

    var hasLeft: Bool { node?.flags.contains(.hasLeft) ?? true }
    var isListThere: Bool { list.map { !$0.flags.contains(.hasLeft) } ?? false }

    /// The places to look at, the nearest first.
    func places(forward: Bool) -> [Int] {
      guard let list, !list.flags.contains(.hasLeft) else { return [] }
      let place = hasLeft ? index : node.map { Int($0.index) } ?? index
      let start = forward && (hasLeft || isInnermost) ? place : place + (forward ? 1 : -1)
      return Array(stride(from: start, to: forward ? list.children.count : -1, by: forward ? 1 : -1))
    }
  }

  /// The places of the row, and of what is around it: the innermost first.
  private let steps: [Step]
  /// Whether a list that the row was in has no elements any more.
  private let isOfEmptyList: Bool
  private unowned(unsafe) let rows: LazyStackNode

  /// Notes where a row is that is about to leave.
  init(_ row: ListRowNode, in rows: LazyStackNode) {
    var (steps, isOfEmptyList): ([Step], Bool) = ([], false)
    func note(_ node: Node) {
      if let row = node.asWindowRow {
        if let place = row.followElement() { steps.append(.element(place)) } else { isOfEmptyList = true }
      } else if let list = node.parent, list.flags.contains(.list) {
        steps.append(
          .child(
            Child(
              node: node, list: unsafeDowncast(list, to: ListNode.self), index: Int(node.index),
              isInnermost: steps.isEmpty)))
      }
    }
    note(row)
    row.visitAround(below: rows) { note($0) }
    (self.steps, self.isOfEmptyList, self.rows) = (steps, isOfEmptyList, rows)
  }

  /// Follows nothing any more.
  func stop() {
    for case .element(let place) in steps { place.stop() }
  }

  /// Whether the element of the row, or a group around it, is gone: otherwise the row is only out of sight.
  var isGone: Bool {
    if isOfEmptyList { return true }
    for step in steps {
      switch step {
      case .element(let place): if place.list == nil || place.end != .none { return true }
      case .child(let child): if child.hasLeft || child.isInnermost { return true }
      }
    }
    return false
  }

  /// Whether a list that is still there has lost the row, or a group around it: it need not be looked for.
  var isKnownToBeGone: Bool {
    steps.contains { step in
      switch step {
      case .element(let place): place.list != nil && place.end != .none
      case .child(let child): child.hasLeft && child.isListThere
      }
    }
  }

  /// Makes the node of the row that is only out of sight; if its list has no node, that of the group around it.
  ///
  /// - Returns: false if it is gone, or isn't known.
  func makeAgain() -> Bool {
    if isKnownToBeGone { return false }
    for case .element(let place) in steps {
      guard let list = place.list else { continue }
      _ = list.node(at: place.place)
      return true
    }
    return false
  }

  /// Calls `visit` with the first item behind the place, or before it, in each list around it until there is an answer.
  ///
  /// - Parameters:
  ///   - forward: Whether behind the place.
  ///   - visit: Is called from the inside out.
  func first<Answer>(forward: Bool, _ visit: (ItemNode) -> Answer?) -> Answer? {
    for step in steps {
      var item: ItemNode?
      switch step {
      case .element(let place):
        guard let list = place.list else { continue }
        var next = place.place
        switch place.end {
        case .none: next += forward ? 1 : -1
        case .successor: next -= forward ? 0 : 1
        case .predecessor: if forward { continue }
        }
        if next >= 0, next < list.count { item = rows.endItem(in: list.node(at: next), first: forward) }
      case .child(let child):
        for next in child.places(forward: forward) where item == nil {
          item = child.list.flatMap { rows.endItem(in: $0.children[next], first: forward) }
        }
      }
      if let answer = item.flatMap(visit) { return answer }
    }
    return nil
  }
}
