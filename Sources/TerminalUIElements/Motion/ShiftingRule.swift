import Cells
import TerminalUICore

/// A rule that moves its content, and changes nothing else, such as `offset`: its motion needs no layout.
protocol ShiftingRule: MovingValue {
  /// How far the rule moves its content.
  var way: Point { get }
}

extension ShiftingRule {
  func numbers(in node: Node) -> MotionVector { MotionVector(Double(way.x), Double(way.y)) }
  // A view that is drawn off its place needs no other rule.
  func moved(to numbers: MotionVector) -> Self { self }
}
