public import Cells

/// A movement with the button held.
///
///     Handle().gesture(DragGesture().onChanged { width = start + $0.translation.width })
///
/// - Source: SwiftUI `DragGesture`; lengths are cells, the least distance is 1 cell where SwiftUI has 10 points.
@MainActor public struct DragGesture: Gesture {
  /// Where a movement began, and where it is.
  public struct Value: Hashable, Sendable {
    /// The time of the last event, since some fixed moment.
    public var time: Duration
    /// Where the mouse is, in the view's coordinates.
    public var location: Point
    /// Where the button went down, in the view's coordinates.
    public var startLocation: Point
    /// The columns and rows from the one to the other; negative to the left and upwards.
    public var translation: Size {
      Size(
        width: location.x.clampedToCells - startLocation.x.clampedToCells,
        height: location.y.clampedToCells - startLocation.y.clampedToCells)
    }
  }
  /// Never called.
  public typealias Body = Never
  /// The cells after which a movement is one.
  public var minimumDistance: Int

  /// Makes a gesture.
  ///
  /// - Parameter minimumDistance: The cells after which a movement is one; 0 and less take the press itself.
  public init(minimumDistance: Int = 1) { self.minimumDistance = minimumDistance }

  /// Makes what follows the movement.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    DragRecognizer(minimumDistance: gesture.minimumDistance)
  }
  /// Takes the new distance.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? DragRecognizer)?.minimumDistance = gesture.minimumDistance
  }
}

@MainActor private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  var minimumDistance: Int
  /// Where the button went down: in the view then, and on the screen; the view may move with the mouse.
  private var start = Point(x: 0, y: 0)
  private var globalStart = Point(x: 0, y: 0)
  private var isActive = false

  init(minimumDistance: Int) { self.minimumDistance = minimumDistance }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down:
      (start, globalStart) = (event.location, event.globalLocation)
      isActive = false
      value = nil
    case .move: break
    // A release that was lost tells no place.
    case .up where event.globalLocation.x < 0: return isActive ? .ended : .failed
    case .up: if !isActive { return .failed }
    case .time: return isActive ? .active : .possible
    }
    if globalStart.distance(to: event.globalLocation) >= minimumDistance { isActive = true }
    guard isActive else { return .possible }
    let moved = event.globalLocation
    value = DragGesture.Value(
      time: event.time,
      location: start.offsetBy(dx: moved.x - globalStart.x, dy: moved.y - globalStart.y), startLocation: start
    )
    return event.kind == .up ? .ended : .active
  }

  override func cancel() {
    super.cancel()
    isActive = false
  }
}
