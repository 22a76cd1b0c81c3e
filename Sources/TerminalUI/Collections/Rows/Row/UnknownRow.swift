internal import TerminalUICore

/// The identity of a row whose element isn't known yet.
nonisolated struct UnknownRow: Hashable { let place: Int }

extension ItemNode {
  /// Whether it is the row of an element that isn't known yet.
  var isUnknownRow: Bool { windowRow?.element(as: UnknownRow.self) != nil }
}
