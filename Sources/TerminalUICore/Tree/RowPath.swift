/// Where a node is in a row: branches, keys, identities and types on the way from the row.
///
/// It can be found for a node that is being made, from the nodes above, as well as for one that is about to leave.
struct RowPath: Hashable {
  enum Step: Hashable {
    /// The place among several views.
    case place(Int)
    /// The first or the second view of a branch.
    case branch(isFirst: Bool)
    /// The identity of an element, or that of `id(_:)`.
    case key(AnyHashable)
    /// The type of a node, or that of the view in an `AnyView`.
    case type(ObjectIdentifier)
  }

  private let steps: ContiguousArray<Step>

  /// The path of a node from the row that it is in.
  @MainActor init(of node: Node) {
    var steps: ContiguousArray<Step> = []
    _ = node.firstStepOutward { child, parent -> Void? in
      steps.append(.type(ObjectIdentifier(Swift.type(of: child))))
      if let step = parent.step(to: child) { steps.append(step) }
      return parent.asWindowRow.map { _ in () }
    }
    self.steps = steps
  }
}
