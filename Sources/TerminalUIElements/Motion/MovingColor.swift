import Cells
import TerminalUICore

/// Colours move in a space that fits the eye (OKLab).
///
/// The colour of a role is looked up when the motion begins, and in the end it is the role again.
extension Color: MovingValue {
  package func numbers(in node: Node) -> MotionVector {
    // A gradient has no one place.
    guard shading == nil, let known = OKLab(self) == nil ? node.paintAround.resolved(self) : self,
      let place = OKLab(known.opaque)
    else { return MotionVector(nil, nil, nil, nil) }
    return MotionVector(place.lightness, place.greenRed, place.blueYellow, known.alpha)
  }

  package func moved(to numbers: MotionVector) -> Color {
    guard !numbers[0].isNaN else { return self }
    return Color(OKLab(lightness: numbers[0], greenRed: numbers[1], blueYellow: numbers[2]))
      .opacity(numbers[3])
  }

  /// The colours that the terminal can show.
  package func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> {
    let shown = moved(to: numbers)
    var steps = SIMD8<Int64>()
    switch shown.opaque.reduced(to: node.host.palette.colors.depth).kind {
    case .indexed(let index): steps[0] = Int64(index)
    case .rgb(let red, let green, let blue): steps[0] = Int64(red) << 16 | Int64(green) << 8 | Int64(blue)
    default: break
    }
    steps[1] = .opacity(numbers[3], in: node)
    return steps
  }
}

extension Int64 {
  /// How an opacity looks, as a number.
  static func opacity(_ opacity: Double, in node: Node) -> Int64 {
    guard opacity < 1 else { return 65 }
    guard node.host.palette.colors.canBlend else { return opacity >= 0.75 ? 65 : opacity >= 0.2 ? 1 : 0 }
    return opacity <= 0 ? 0 : 1 + Int64((opacity * 63).rounded())
  }
}

extension Color {
  /// Returns a colour between this colour and `other`, in a perceptual order.
  func mixed(with other: Color, _ part: Double, in node: Node) -> Color {
    let (from, to) = (numbers(in: node), other.numbers(in: node))
    guard !from[0].isNaN, !to[0].isNaN else { return part < 0.5 ? self : other }
    return moved(to: MotionVector(from.values + (to.values - from.values) * part))
  }

  /// How the terminal shows it, as a number.
  package func look(in node: Node) -> Int {
    let numbers = numbers(in: node)
    guard !numbers[0].isNaN else { return hashValue }
    let steps = steps(numbers, in: node)
    return Int(steps[0] << 8 | steps[1])
  }
}
