internal import CellLayout
internal import Cells
internal import TerminalUICore

/// A press of the button that lasts.
///
///     Text("hold").gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in open() })
///
/// Its value is `true` from the press on. It ends when the time is over, with the button still held.
/// - Source: SwiftUI `LongPressGesture`; the distance is in cells.
@MainActor @preconcurrency public struct LongPressGesture: PrimitiveGesture {
  /// Whether the button is held.
  public typealias Value = Bool
  /// The time in seconds.
  public var minimumDuration: Double
  /// How many cells the mouse may move meanwhile.
  public var maximumDistance: Int

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds; not a number counts as 0, and a day is the most.
  ///   - maximumDistance: How many cells the mouse may move meanwhile.
  public init(minimumDuration: Double = 0.5, maximumDistance: Int = 1) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Makes a gesture with a greatest distance that is rounded to a whole number.
  @_disfavoredOverload public init(minimumDuration: Double = 0.5, maximumDistance: Double) {
    self.init(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance.rounded().clampedToCells)
  }

  /// Makes the recognizer of a long press.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }
  /// Takes the new time and distance.
  public static func _update(_ recognizer: GestureRecognizer<Bool>, to gesture: Self) {
    (recognizer as? LongPressRecognizer)?.gesture = gesture
  }

  fileprivate var duration: Duration {
    minimumDuration > 0 ? .seconds(Swift.min(minimumDuration, 86_400)) : .zero
  }
}

/// Waits until the time is over: a wake-up then sends an event of the kind `time`.
@MainActor private final class LongPressRecognizer: GestureRecognizer<Bool> {
  var gesture: LongPressGesture
  private var start = Point(x: 0, y: 0)
  private var end = Duration.zero

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down:
      start = event.globalLocation
      end = event.time + gesture.duration
      value = true
      event.wake(gesture.duration)
    case .move:
      let unit = event.lengthUnit
      let most =
        unit == .cells
        ? gesture.maximumDistance : unit.extent(Double(gesture.maximumDistance), along: .horizontal)
      if start.distance(to: event.globalLocation) > most { return .failed }
    case .up: return .failed
    case .time: break
    }
    return event.time >= end ? .ended : .possible
  }
}

extension Point {
  /// The larger of the distances in columns and in rows.
  func distance(to other: Point) -> Int {
    let (dx, dy) = (x.clampedToCells - other.x.clampedToCells, y.clampedToCells - other.y.clampedToCells)
    return Swift.max(abs(dx), abs(dy))
  }
}
