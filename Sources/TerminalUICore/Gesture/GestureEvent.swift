package import CellLayout
public import Cells
package import Terminal

/// How far a gesture has come.
public enum GestureProgress: Sendable {
  /// The events may still become the gesture.
  case possible
  /// The gesture is recognized, and continues. Gestures around it fail.
  case active
  /// The gesture was recognized, and is over.
  case ended
  /// The events aren't the gesture. The gesture gets no more events until the next press.
  case failed
}

/// An event for a gesture.
@MainActor @preconcurrency public struct GestureEvent {
  /// The kinds of events.
  public enum Kind: Sendable {
    /// The button went down.
    case down
    /// The mouse moved with the button held.
    case move
    /// The button went up.
    case up
    /// A requested moment came.
    case time
  }

  /// The kind of the event.
  public package(set) var kind: Kind
  /// The cell, in the coordinates of the gesture's view.
  public let location: Point
  /// The cell of the screen.
  public let globalLocation: Point
  /// The time of the host's clock.
  public let time: Duration
  /// Whether the view is the visible one at the cell.
  public let isInside: Bool
  /// The view with the gesture.
  let node: Node
  /// The modifiers that were held when the button went down.
  package let modifiers: EventModifiers
  /// Whether no earlier responder can still get this press.
  package let hasNoRival: Bool
  /// Whether a responder that comes before waits for another click: the end of a gesture waits for it, too.
  package var isAwaited: Bool
  /// Asks for an event of kind `time` after a duration.
  public let wake: (Duration) -> Void

  /// The unit of the lengths that the gesture reports.
  package var lengthUnit: LengthUnit { node.lengthUnit }

  /// The cell in a coordinate space.
  public func location(in space: CoordinateSpace) -> Point {
    if space == .local { return location }
    let origin = node.origin(of: space)
    return globalLocation.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
