/// Advances from a list's current row, such as to the next column of a window.
///
/// The view around the list sets it; the keys and clicks of the list run it.
@MainActor package protocol RowAdvance {
  /// Whether there is anything to go on to; for the arrow key and clicks, anything that isn't shown yet.
  func isPossible(byKeyboard: Bool) -> Bool
  /// Goes on, and returns whether there is anything to go on to.
  func callAsFunction(byKeyboard: Bool) -> Bool
  /// Counts a list among those whose chosen row leads there, until the returned function is called.
  func join(hasChoice: @escaping () -> Bool) -> () -> Void
}

package nonisolated enum RowAdvanceKey: EnvironmentKey {
  package static var defaultValue: (any RowAdvance)? { nil }
}
