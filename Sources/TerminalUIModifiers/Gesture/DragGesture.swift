public import CellLayout
public import Cells
public import TerminalUICore

/// A movement with the button held.
///
///     Handle().gesture(DragGesture().onChanged { width = start + $0.translation.width })
///
/// - Source: SwiftUI `DragGesture`; lengths are cells unless `lengthUnit(_:)` says otherwise, the least distance is 1 cell where SwiftUI has 10 points.
@MainActor @preconcurrency public struct DragGesture: PrimitiveGesture {
  /// Where a movement began, and where it is.
  public struct Value: Hashable, Sendable, LengthReading {
    /// The time of the last event, since some fixed moment.
    public var time: Duration
    /// Where the mouse is, in the gesture's coordinate space.
    public var location: Point
    /// Where the button went down, in the gesture's coordinate space.
    public var startLocation: Point
    /// The way from the start of the drag to its present place; negative to the left and upwards.
    public var translation: Size {
      Size(
        width: location.x.clampedToCells - startLocation.x.clampedToCells,
        height: location.y.clampedToCells - startLocation.y.clampedToCells)
    }
    /// Where the drag would end if it continued: where it is, because a terminal reports no speed.
    ///
    /// - Source: SwiftUI `DragGesture.Value.predictedEndLocation`.
    public var predictedEndLocation: Point { location }
    /// The way to where the drag would end if it continued.
    ///
    /// That is as far as it is, because a terminal reports no speed.
    ///
    /// - Source: SwiftUI `DragGesture.Value.predictedEndTranslation`.
    public var predictedEndTranslation: Size { translation }
    /// The speed, which is 0 because a terminal reports none.
    ///
    /// - Source: SwiftUI `DragGesture.Value.velocity`.
    public var velocity: Size { .zero }
  }
  /// How far a movement must go to be one, in cells or the unit of `lengthUnit(_:)`.
  public var minimumDistance: Int
  /// Whether lengths are cells whatever unit there is.
  private var countsCells = false
  /// The coordinate space of the places: as it was when the button went down.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far a movement must go to be one; 0 and less take the press itself.
  ///   - coordinateSpace: The coordinate space of the places.
  public init(minimumDistance: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture with a least distance that is rounded up to a whole number.
  @_disfavoredOverload public init(
    minimumDistance: Double, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance.rounded(.up).clampedToCells, coordinateSpace: coordinateSpace)
  }

  /// Makes a gesture that counts cells whatever unit there is, from the press itself on.
  package static var inCells: DragGesture {
    var gesture = DragGesture(minimumDistance: 0)
    gesture.countsCells = true
    return gesture
  }

  fileprivate func unit(of event: GestureEvent) -> LengthUnit { countsCells ? .cells : event.lengthUnit }

  /// Makes the recognizer of the movement.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }
  /// Takes the new distance and space.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? DragRecognizer)?.gesture = gesture
  }
}

/// Follows one press: the drag is active once the mouse has moved far enough, and ends when the button goes up.
@MainActor private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  /// Where the button went down, in the gesture's space as it was then.
  private var start = Point(x: 0, y: 0)
  /// The start of the drag on the screen, from which movements are counted: the view may move with the mouse.
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
    // A release that was lost has no place.
    case .up where event.globalLocation.x < 0: return isActive ? .ended : .failed
    case .up: if !isActive { return .failed }
    case .time: return isActive ? .active : .possible
    }
    let unit = gesture.unit(of: event)
    let least =
      unit == .cells
      ? gesture.minimumDistance : unit.extent(Double(gesture.minimumDistance), along: .horizontal)
    if globalStart.distance(to: event.globalLocation) >= least { isActive = true }
    guard isActive else { return .possible }
    let moved = event.globalLocation
    value = DragGesture.Value(
      time: event.time,
      location: unit.length(start.offsetBy(dx: moved.x - globalStart.x, dy: moved.y - globalStart.y)),
      startLocation: unit.length(start))
    return event.kind == .up ? .ended : .active
  }

  override func cancel() {
    super.cancel()
    isActive = false
  }
}
