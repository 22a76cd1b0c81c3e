import Cells
import TerminalUICore

/// A value of more numbers than a motion has, which moves to another one as a whole.
protocol BlendingValue {
  /// The value at a part of the way to another one; `nil` where it can only be there at once.
  func blended(to other: Self, _ part: Double, in node: Node) -> Self?
  /// The visible look of the value: while this is equal, nothing need be drawn.
  func look(in node: Node) -> Int
}

extension MotionEngine {
  /// Has a value go to another one as a whole; returns the first value shown, or `nil` for the end.
  func blend<Value: BlendingValue>(
    _ node: Node, from shown: Value, to end: Value, name: String, show: @escaping (Value) -> Void
  ) -> Value? {
    // A running motion continues from its current value.
    stop(node, .blend)
    guard shown.blended(to: end, 0.5, in: node) != nil else { return nil }
    stop(node, .value)
    let part = { [unowned node] (part: Double) in shown.blended(to: end, part, in: node) ?? end }
    note(end, of: node)
    let first = move(
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

extension PaintedColor: MovingValue, BlendingValue {
  func numbers(in node: Node) -> MotionVector { color.numbers(in: node) }

  func moved(to numbers: MotionVector) -> PaintedColor {
    numbers[0].isNaN ? self : PaintedColor(color.moved(to: numbers))
  }

  func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> { color.steps(numbers, in: node) }

  /// A gradient goes to another one of its kind, and to a colour or from one.
  func blended(to other: PaintedColor, _ part: Double, in node: Node) -> PaintedColor? {
    let (own, next) = (color.shading, other.color.shading)
    guard let form = own ?? next else { return nil }
    let mixed = (own ?? form.filled(with: color)).between(next ?? form.filled(with: other.color), part) {
      $0.mixed(with: $1, part, in: node)
    }
    guard let numbered = mixed?.numbered else { return nil }
    return PaintedColor(numbered.color, numbered)
  }

  func look(in node: Node) -> Int {
    guard let shading = color.shading else { return color.look(in: node) }
    // As finely as a line across a screen shows it.
    var hasher = Hasher()
    for place in 0..<64 { hasher.combine(shading.color(at: Double(place) / 63).look(in: node)) }
    hasher.combine(shading.between(shading.filled(with: .clear), 0) { _, _ in .clear })
    return hasher.finalize()
  }
}

extension ForegroundEffect: BlendingValue {
  func blended(to other: ForegroundEffect, _ part: Double, in node: Node) -> ForegroundEffect? {
    guard let color, let next = other.color else { return nil }
    return PaintedColor(color).blended(to: PaintedColor(next), part, in: node).map(other.with)
  }

  func look(in node: Node) -> Int { color.map { PaintedColor($0).look(in: node) } ?? 0 }
}

extension StyledText: BlendingValue {
  /// The colours in a text whose letters stay.
  func blended(to other: StyledText, _ part: Double, in node: Node) -> StyledText? {
    guard string == other.string, string.utf8.count < 4096 else { return nil }
    let (own, next) = (wholeRuns, other.wholeRuns)
    guard own.count == next.count else { return nil }
    var runs = next
    var differs = false
    for index in own.indices {
      let (from, to) = (own[index].style, next[index].style)
      guard own[index].utf8Count == next[index].utf8Count else { return nil }
      for path in [\Style.foreground, \Style.background] {
        guard let first = from[keyPath: path], let last = to[keyPath: path], first != last else { continue }
        let (own, next) = (PaintedColor(first), PaintedColor(last))
        if let mixed = own.blended(to: next, part, in: node) {
          runs[index].style[keyPath: path] = mixed.color
          runs[index].shading = mixed.shading
        } else {
          runs[index].style[keyPath: path] = first.mixed(with: last, part, in: node)
        }
        differs = true
      }
    }
    return differs ? StyledText(string, runs: runs) : nil
  }

  func look(in node: Node) -> Int {
    var hasher = Hasher()
    for run in wholeRuns {
      hasher.combine(run.utf8Count)
      for color in [run.style.foreground, run.style.background] {
        hasher.combine(color.map { PaintedColor($0).look(in: node) })
      }
    }
    return hasher.finalize()
  }
}

extension Color {
  /// A colour of the way to another one, as the eye orders them.
  fileprivate func mixed(with other: Color, _ part: Double, in node: Node) -> Color {
    let (from, to) = (numbers(in: node), other.numbers(in: node))
    guard !from[0].isNaN, !to[0].isNaN else { return part < 0.5 ? self : other }
    return moved(to: MotionVector(from.values + (to.values - from.values) * part))
  }

  /// How the terminal shows it, as a number.
  fileprivate func look(in node: Node) -> Int {
    let numbers = numbers(in: node)
    guard !numbers[0].isNaN else { return hashValue }
    let steps = steps(numbers, in: node)
    return Int(steps[0] << 8 | steps[1])
  }
}
