/// A value that is looked at after each layout, and the one last passed to an action.
///
/// The action runs once an update, and only with another value.
package struct DeliveredValue<Value: Equatable> {
  private var latest: Value?
  private var delivered: Value?
  private var isWaiting = false

  package init() {}

  private func isKnown(_ value: Value) -> Bool { delivered.map { $0 == value } ?? false }

  /// Adopts the present value; returns whether the action must run after the update.
  package mutating func adopt(_ value: Value) -> Bool {
    latest = value
    guard !isWaiting, !isKnown(value) else { return false }
    isWaiting = true
    return true
  }

  /// The values for the action: the old value (the new one, the first time) and the new one.
  ///
  /// `nil` if it has changed back meanwhile.
  package mutating func deliver() -> (old: Value, new: Value)? {
    isWaiting = false
    guard let value = latest, !isKnown(value) else { return nil }
    defer { delivered = value }
    return (delivered ?? value, value)
  }
}
