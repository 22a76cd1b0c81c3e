internal import Glibc

/// A spring that pulls a value to its target, with mass 1 by default.
///
///     Spring(duration: 0.5, bounce: 0.3).value(target: 10, time: 0.2)
///
/// The same spring can be described in four ways; its properties convert between them.
/// - Source: SwiftUI `Spring`.
public nonisolated struct Spring: Hashable, Sendable {
  /// The frequency at which the spring would swing without damping, in radians a second.
  private let frequency: Double
  /// 0 swings for ever, 1 doesn't overshoot, more is slower.
  public let dampingRatio: Double
  /// The mass of the pulled value.
  public let mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency.isFinite && frequency > 0 ? Swift.min(frequency, 1e6) : 1e6
    self.dampingRatio = dampingRatio.isFinite ? Swift.min(Swift.max(dampingRatio, 0), 1e6) : 1
    self.mass = mass.isFinite && mass > 0 ? mass : 1
  }

  // MARK: Duration and bounce

  /// Makes a spring of a duration in seconds, that of one swing without damping.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take; 0 is at once.
  ///   - bounce: How far it overshoots: 0 not at all, 1 for ever, less than 0 is flat.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      frequency: 2 * .pi / duration,
      dampingRatio: bounce < 0 ? 1 / (1 + Swift.max(bounce, -1 + 1e-6)) : 1 - Swift.min(bounce, 1))
  }

  /// How long the motion seems to take, in seconds.
  public var duration: Double { 2 * .pi / frequency }

  /// How far the spring overshoots: 0 not at all, 1 for ever, less than 0 is flat.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Half a second without overshooting.
  public static var smooth: Spring { smooth() }
  /// Doesn't overshoot without `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Half a second, overshooting a little.
  public static var snappy: Spring { snappy() }
  /// Overshoots a little.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Half a second, overshooting.
  public static var bouncy: Spring { bouncy() }
  /// Overshoots.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Response and damping ratio

  /// Makes a spring of a response in seconds and the part of the damping that just doesn't overshoot.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// The seconds of one swing without damping.
  public var response: Double { duration }

  // MARK: Mass, stiffness and damping

  /// Makes a spring as in physics.
  ///
  /// - Parameters:
  ///   - mass: Of what it pulls.
  ///   - stiffness: The force for each unit of distance.
  ///   - damping: The force for each unit of speed.
  ///   - allowOverDamping: Whether it may be slower than one that just doesn't overshoot.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : Swift.min(ratio, 1),
      mass: mass)
  }

  /// The force for each unit of distance.
  public var stiffness: Double { mass * frequency * frequency }

  /// The force for each unit of speed.
  public var damping: Double { 2 * mass * dampingRatio * frequency }

  // MARK: Settling duration

  /// Makes a spring that has settled after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The seconds until less than `epsilon` of the distance is left.
  ///   - dampingRatio: The part of the damping that just doesn't overshoot; at most 1.
  ///   - epsilon: The part of the distance that counts as settled.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.isNaN ? 1 : Swift.min(Swift.max(dampingRatio, 0.000_1), 1)
    // A spring settles the sooner the higher its frequency is.
    var (low, high) = (1e-3, 1e6)
    for _ in 0..<80 {
      let middle = (low * high).squareRoot()
      let time = Spring(frequency: middle, dampingRatio: ratio).settlingDuration(
        target: 1.0, epsilon: epsilon)
      if time > settlingDuration { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio)
  }

  /// The seconds until less than a thousandth of the distance is left.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }

  // MARK: Motion

  /// The decay, and how fast the spring swings (or, overdamped, falls).
  var rates: (decay: Double, swing: Double) {
    (
      dampingRatio * frequency,
      frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    )
  }

  /// Whether the spring overshoots, just doesn't, or is slower than that.
  var kind: Kind {
    abs(dampingRatio - 1) < 1e-9 ? .critical : dampingRatio < 1 ? .underdamped : .overdamped
  }

  package enum Kind { case underdamped, critical, overdamped }
}
