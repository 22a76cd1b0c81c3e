import Cells
import TerminalUICore

/// The modifiers that move: each gives those of its numbers that can be anywhere between two values.
///
/// Alignments and unlimited lengths aren't such numbers.
extension FixedFrame: MovingValue {
  func numbers(in node: Node) -> MotionVector {
    MotionVector(width.map(Double.init), height.map(Double.init))
  }

  func moved(to numbers: MotionVector) -> FixedFrame {
    FixedFrame(
      width: width.map { (numbers.cells(0) ?? $0).clampedToLength },
      height: height.map { (numbers.cells(1) ?? $0).clampedToLength }, alignment: alignment)
  }
}

extension FlexibleFrame: MovingValue {
  package func numbers(in node: Node) -> MotionVector {
    MotionVector(
      width.least.number, width.ideal.number, width.greatest.number, height.least.number, height.ideal.number,
      height.greatest.number)
  }

  package func moved(to numbers: MotionVector) -> FlexibleFrame {
    FlexibleFrame(
      width: width.moved(to: numbers, 0), height: height.moved(to: numbers, 3), alignment: alignment)
  }
}

extension FlexibleFrame.Limits {
  fileprivate func moved(to numbers: MotionVector, _ first: Int) -> Self {
    func length(_ own: Int?, _ index: Int) -> Int? {
      own.number == nil ? own : numbers.cells(index).map { Swift.max($0, 0) } ?? own
    }
    return Self(length(least, first), length(ideal, first + 1), length(greatest, first + 2))
  }
}

extension Int? {
  /// The length as a number; `nil` where there is no limit.
  fileprivate var number: Double? { self == .max ? nil : map(Double.init) }
}

extension Padding: MovingValue {
  func numbers(in node: Node) -> MotionVector {
    MotionVector(
      Double(insets.top), Double(insets.leading), Double(insets.bottom), Double(insets.trailing))
  }

  func moved(to numbers: MotionVector) -> Padding {
    Padding(
      insets: EdgeInsets(
        top: numbers.cells(0) ?? 0, leading: numbers.cells(1) ?? 0, bottom: numbers.cells(2) ?? 0,
        trailing: numbers.cells(3) ?? 0))
  }
}

extension Offset: ShiftingRule { var way: Point { Point(x: x, y: y) } }
extension Position: ShiftingRule { var way: Point { Point(x: x, y: y) } }
