package import CellLayout
public import Cells
package import Terminal

/// How far a gesture has come.
public enum GestureProgress: Sendable {
  /// It may still be one.
  case possible
  /// It is one, and goes on; gestures around it fail.
  case active
  /// It was one, and is over.
  case ended
  /// It is none; it hears no more until the next press.
  case failed
}

/// What a gesture hears.
@MainActor public struct GestureEvent {
  /// What happened.
  public enum Kind: Sendable {
    /// The button went down.
    case down
    /// The mouse moved with the button held.
    case move
    /// The button went up.
    case up
    /// A moment came that was asked for.
    case time
  }

  /// What happened.
  public package(set) var kind: Kind
  /// The cell, in the coordinates of the gesture's view.
  public let location: Point
  /// The cell of the screen.
  public let globalLocation: Point
  /// The time of the host's clock.
  public let time: Duration
  /// Whether the view is what is seen at the cell.
  public let isInside: Bool
  /// The view with the gesture.
  let node: Node
  /// The modifiers that were held when the button went down.
  package let modifiers: EventModifiers
  /// Whether nobody who comes before may still have the press.
  package let isFirst: Bool
  /// Asks for an event of kind `time` after a duration.
  public let wake: (Duration) -> Void

  /// What the lengths count that the gesture tells.
  package var lengthUnit: LengthUnit { node.lengthUnit }

  /// The cell in a coordinate space.
  public func location(in space: CoordinateSpace) -> Point {
    if space == .local { return location }
    let origin = node.origin(of: space)
    return globalLocation.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
