public import CellLayout
public import Cells
public import TerminalUICore

/// One or more clicks.
///
///     Text("open").gesture(TapGesture(count: 2).onEnded { open() })
///
/// - Source: SwiftUI `TapGesture`.
@MainActor @preconcurrency public struct TapGesture: PrimitiveGesture {
  /// The gesture has no value.
  public typealias Value = Void
  /// The number of clicks.
  public var count: Int

  /// Makes a gesture of `count` clicks, each within half a second after the one before; less than 1 counts as 1.
  public init(count: Int = 1) { self.count = count }

  /// Makes the recognizer that counts clicks.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count) { _ in }
  }
  /// Takes the new number of clicks.
  public static func _update(_ recognizer: GestureRecognizer<Void>, to gesture: Self) {
    (recognizer as? TapRecognizer<Void>)?.count = gesture.count
  }
}

/// One or more clicks, and where the last one was.
///
/// - Source: SwiftUI `SpatialTapGesture`; the place is a cell.
@MainActor @preconcurrency public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the last click was.
  public struct Value: Hashable, Sendable, LengthReading {
    /// The cell in the gesture's coordinate space, in the unit that `lengthUnit(_:)` says.
    public var location: Point
  }
  /// The number of clicks.
  public var count: Int
  /// The coordinate space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of `count` clicks; less than 1 counts as 1.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes the recognizer that counts clicks.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count, valueAt: gesture.value)
  }
  /// Takes the new number of clicks and the new space.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    guard let recognizer = recognizer as? TapRecognizer<Value> else { return }
    recognizer.count = gesture.count
    recognizer.valueAt = gesture.value
  }

  private func value(_ event: GestureEvent) -> Value {
    Value(location: event.lengthUnit.length(event.location(in: coordinateSpace)))
  }
}

/// Counts clicks: presses and releases inside the view.
@MainActor final class TapRecognizer<Value>: GestureRecognizer<Value> {
  var count: Int
  var valueAt: (GestureEvent) -> Value
  private var taps = 0
  private var lastTap = Duration.zero
  /// The end that waits whether there is another click.
  private var held: Value?

  static var longestPause: Duration { .milliseconds(500) }

  init(count: Int, valueAt: @escaping (GestureEvent) -> Value) {
    self.count = count
    self.valueAt = valueAt
  }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down:
      value = nil
      return .possible
    case .move: return .possible
    case .time:
      guard let held else { return .possible }
      guard event.time - lastTap > Self.longestPause else { return .active }
      (value, self.held) = (held, nil)
      return .ended
    case .up:
      guard event.isInside else {
        taps = 0
        return .failed
      }
      taps = taps > 0 && event.time - lastTap <= Self.longestPause ? taps + 1 : 1
      lastTap = event.time
      guard taps >= count else { return .possible }
      taps = 0
      if event.isAwaited {
        held = valueAt(event)
        event.wake(Self.longestPause + .milliseconds(1))
        return .active
      }
      value = valueAt(event)
      return .ended
    }
  }

  override func cancel() {
    super.cancel()
    (taps, held) = (0, nil)
  }
}
