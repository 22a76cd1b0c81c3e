public import Cells
public import TerminalUICore

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
    /// Where the mouse is, in the gesture's coordinate space.
    public var location: Point
    /// Where the button went down, in the gesture's coordinate space.
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
  /// In which the places are told: as it was when the button went down.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The cells after which a movement is one; 0 and less take the press itself.
  ///   - coordinateSpace: In which the places are told.
  public init(minimumDistance: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes what follows the movement.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }
  /// Takes the new distance and space.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? DragRecognizer)?.gesture = gesture
  }
}

@MainActor private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  /// Where the button went down: in the space then, and on the screen; the view may move with the mouse.
  private var start = Point(x: 0, y: 0)
  private var globalStart = Point(x: 0, y: 0)
  private var isActive = false

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down:
      (start, globalStart) = (event.location(in: gesture.coordinateSpace), event.globalLocation)
      isActive = false
      value = nil
    case .move: break
    // A release that was lost tells no place.
    case .up where event.globalLocation.x < 0: return isActive ? .ended : .failed
    case .up: if !isActive { return .failed }
    case .time: return isActive ? .active : .possible
    }
    if globalStart.distance(to: event.globalLocation) >= gesture.minimumDistance { isActive = true }
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
