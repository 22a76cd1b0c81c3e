internal import TerminalUICore

/// A group that can be opened, as the rows in it see it.
final class DisclosureLevel {
  /// The group around this one.
  let outer: DisclosureLevel?
  /// The node around the label and the content, until it leaves.
  fileprivate(set) unowned(unsafe) var scope: DisclosureScopeNode?

  fileprivate init(in outer: DisclosureLevel?) { self.outer = outer }

  /// Whether the group hasn't left.
  var isThere: Bool { scope != nil }

  /// The row of the label.
  var labelRow: ListRowNode? { scope?.firstRow }
}

nonisolated enum DisclosureLevelKey: EnvironmentKey {
  static var defaultValue: DisclosureLevel? { nil }
}

/// Around the label and the content of a group that can be opened.
final class DisclosureScopeNode: ScopedValueNode<DisclosureLevel?> {
  init(in context: NodeContext) {
    let outer = Evaluation.unobserved { EnvironmentValues(context.frame)[DisclosureLevelKey.self] }
    let level = DisclosureLevel(in: outer)
    super.init(DisclosureLevelKey.self, level, in: context, flags: [])
    level.scope = self
  }

  override func didLeave() { value?.scope = nil }

  override var name: String { "DisclosureGroup" }
}

/// Around the content of a group that can be opened: the `tag(_:)` of the group doesn't apply to it.
final class DisclosureContentNode: PassNode {
  init(in context: NodeContext) { super.init(in: context, flags: .hasTraits) }
  override var name: String { "content" }
}

package struct DisclosureContent: PassModifier {
  package init() {}

  package func makePassNode(in context: NodeContext) -> PassNode { DisclosureContentNode(in: context) }
  package func updatePassNode(_ node: PassNode) {}
}

package struct DisclosureScope: PassModifier {
  package init() {}

  package func makePassNode(in context: NodeContext) -> PassNode { DisclosureScopeNode(in: context) }
  package func updatePassNode(_ node: PassNode) {}
}

extension Node {
  /// The group of the list that the view is in, its label included.
  var disclosureLevel: DisclosureLevel? {
    Evaluation.unobserved { EnvironmentValues(frame)[DisclosureLevelKey.self] }
  }
}

extension ListRowNode {
  /// The content of the group that this row is in.
  var groupContent: DisclosureContentNode? { enclosing(to: .item) }

  /// The groups that this row is in, the innermost first.
  var groups: [DisclosureLevel] {
    Array(
      sequence(state: disclosureLevel) { next in
        defer { next = next?.outer }
        return next
      })
  }
}
