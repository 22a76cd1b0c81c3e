/// A value that is looked at after each layout, and the one that an action knows: the action is told once an update, and only of another value.
package struct DeliveredValue<Value: Equatable> {
  private var latest: Value?
  private var delivered: Value?
  private var isWaiting = false

  package init() {}

  private func isKnown(_ value: Value) -> Bool { delivered.map { $0 == value } ?? false }

  /// Takes the value of now; says whether the action must be told after the update.
  package mutating func take(_ value: Value) -> Bool {
    latest = value
    guard !isWaiting, !isKnown(value) else { return false }
    isWaiting = true
    return true
  }

  /// What the action is told: the old value (the new one, the first time) and the new one; `nil` if it has changed back meanwhile.
  package mutating func deliver() -> (old: Value, new: Value)? {
    isWaiting = false
    guard let value = latest, !isKnown(value) else { return nil }
    defer { delivered = value }
    return (delivered ?? value, value)
  }
}
