internal import TerminalUICore

/// The identity of a row whose element isn't known yet.
package nonisolated struct UnknownRow: Hashable {
  package let place: Int

  package init(place: Int) { self.place = place }
}

extension ItemNode {

  /// Whether the node is in the row of an element that isn't known yet.
  var isUnknownRow: Bool { windowRow?.element(as: UnknownRow.self) != nil }
}
