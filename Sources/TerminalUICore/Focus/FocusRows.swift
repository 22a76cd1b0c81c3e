internal import Cells

/// The rows of a list, for the views in them.
///
/// Up and down move the focus from row to row, wherever the views are in them.
@MainActor package final class FocusRows {
  /// The stack of the rows; `nil` once it has left the tree.
  package weak var stack: StackNode?

  package init() {}

  /// The row that a view is in.
  fileprivate func row(around view: FocusNode) -> ItemNode? {
    guard let stack, let rect = view.screenRect else { return nil }
    return stack.item(at: rect.minY - stack.absoluteOrigin.y)
  }
}

/// The rows that a view is in.
nonisolated package enum FocusRowsKey: EnvironmentKey {
  /// `nil`: the view isn't in a row of a list.
  package static var defaultValue: FocusRows? { nil }
}

extension FocusNode {
  /// Where the row of the view is on the screen, if another view is in another row of the same list.
  final func row(besideThatOf other: FocusNode) -> Rect? {
    guard let rows = EnvironmentValues(frame)[FocusRowsKey.self],
      EnvironmentValues(other.frame)[FocusRowsKey.self] === rows, !other.isBelow(self),
      let own = rows.row(around: self), own !== rows.row(around: other)
    else { return nil }
    return Rect(origin: own.absoluteOrigin, size: own.size)
  }
}
