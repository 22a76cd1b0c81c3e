import Cells
import TerminalUICore

/// A value with more numbers than a motion has, such as a gradient or the colours of a text.
///
/// It is blended into another value as a whole.
protocol BlendingValue {
  /// Returns the value that is the fraction `part` of the way to `other`; `nil` if the value can only change at once.
  func blended(to other: Self, _ part: Double, in node: Node) -> Self?
  /// The visible look of the value: while this is equal, nothing need be drawn.
  func look(in node: Node) -> Int
}

extension MotionEngine {
  /// Blends a value into another value as a whole.
  ///
  /// Returns the first value to show; `nil` is the end value.
  func blend<Value: BlendingValue>(
    _ node: Node, from shown: Value, to end: Value, name: String, show: @escaping (Value) -> Void
  ) -> Value? {
    // A running motion continues from its current value.
    cancel(node, .blend)
    guard shown.blended(to: end, 0.5, in: node) != nil else { return nil }
    cancel(node, .value)
    let part = { [unowned node] (part: Double) in shown.blended(to: end, part, in: node) ?? end }
    note(end, of: node)
    let first = begin(
      node, .blend, from: 0.0, to: 1.0, name: name,
      steps: { [unowned node] in [Int64(part($0).look(in: node)), 0, 0, 0, 0, 0, 0, 0] },
      display: { [unowned self, unowned node] number in
        if number == nil { note(nil as Value?, of: node) }
        show(number.map(part) ?? end)
      })
    if first == nil { note(nil as Value?, of: node) }
    return first.map(part)
  }

  /// Returns the first value shown for a value that moves as a whole; `nil` for any other.
  func blending<Value>(
    _ node: Node, from shown: Value, to new: Value, show: @escaping @MainActor (Node, Value) -> Void
  ) -> Value? {
    func open<Blending: BlendingValue>(_ end: Blending) -> Value? {
      guard let start = shown as? Blending else { return nil }
      let first = blend(node, from: start, to: end, name: shortName(of: Value.self)) { [unowned node] in
        if let value = $0 as? Value { show(node, value) }
      }
      return first as? Value
    }
    guard let end = new as? any BlendingValue else { return nil }
    return open(end)
  }
}
