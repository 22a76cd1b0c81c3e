import Cells
import TerminalUICore

/// Paint moves as its colours do. A gradient is blended into another gradient as a whole.
extension PaintedColor: MovingValue, BlendingValue {
  package func numbers(in node: Node) -> MotionVector { color.numbers(in: node) }

  package func moved(to numbers: MotionVector) -> PaintedColor {
    numbers[0].isNaN ? self : PaintedColor(color.moved(to: numbers))
  }

  package func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> {
    color.steps(numbers, in: node)
  }

  /// Returns a paint between this paint and `other`: two gradients of one kind, or a gradient and a colour.
  func blended(to other: PaintedColor, _ part: Double, in node: Node) -> PaintedColor? {
    let (own, next) = (color.shading, other.color.shading)
    guard let form = own ?? next else { return nil }
    let mixed = (own ?? form.filled(with: color)).between(next ?? form.filled(with: other.color), part) {
      $0.mixed(with: $1, part, in: node)
    }
    guard let numbered = mixed?.numbered else { return nil }
    return PaintedColor(numbered.color, numbered)
  }

  package func look(in node: Node) -> Int {
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

  package func look(in node: Node) -> Int { color.map { PaintedColor($0).look(in: node) } ?? 0 }
}

extension ForegroundEffect: MovingValue {
  func numbers(in node: Node) -> MotionVector {
    color?.numbers(in: node) ?? MotionVector(nil, nil, nil, nil)
  }

  func moved(to numbers: MotionVector) -> ForegroundEffect { with(color?.moved(to: numbers)) }

  func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> {
    (color ?? .clear).steps(numbers, in: node)
  }
}
