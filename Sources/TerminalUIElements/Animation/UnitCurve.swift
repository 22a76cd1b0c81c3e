public import CellLayout
internal import Glibc

/// A curve that maps a progress from 0 to 1 to a value from 0 to 1.
///
///     UnitCurve.easeInOut.value(at: 0.25)  // 0.13
///
/// - Source: SwiftUI `UnitCurve`.
public nonisolated struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case linear, circularIn, circularOut, circularInOut
    case bezier(CubicBezier)
  }

  private let kind: Kind
  /// Whether the curve is read from its value to its progress.
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  /// A curve with constant speed.
  public static let linear = UnitCurve(.linear)
  /// A curve that begins slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A curve that begins and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A curve that begins slowly, on an arc of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A curve that ends slowly, on an arc of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// A curve that begins and ends slowly, on two arcs of circles.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// Makes a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point of the start; its `x` is taken into 0 to 1.
  ///   - endControlPoint: The control point of the end; its `x` is taken into 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1, y1, x2, y2)))
  }

  /// The curve with progress and value exchanged.
  public var inverse: UnitCurve {
    var inverse = self
    inverse.isInverse.toggle()
    return inverse
  }

  /// The value at a progress, which is limited to 0 … 1; NaN is 0.
  public func value(at progress: Double) -> Double {
    let x = Self.unit(progress)
    return isInverse ? inverseValue(at: x) : forwardValue(at: x)
  }

  /// The slope of the curve at a progress.
  public func velocity(at progress: Double) -> Double {
    let x = Self.unit(progress)
    guard isInverse else { return forwardVelocity(at: x) }
    let slope = forwardVelocity(at: inverseValue(at: x))
    return slope == 0 ? .infinity : 1 / slope
  }

  private static func unit(_ progress: Double) -> Double {
    progress.isNaN ? 0 : Swift.min(Swift.max(progress, 0), 1)
  }

  private func forwardValue(at x: Double) -> Double {
    switch kind {
    case .linear: x
    case .circularIn: 1 - sqrt(1 - x * x)
    case .circularOut: sqrt(1 - (1 - x) * (1 - x))
    case .circularInOut:
      x < 0.5 ? (1 - sqrt(1 - 4 * x * x)) / 2 : (1 + sqrt(1 - 4 * (1 - x) * (1 - x))) / 2
    case .bezier(let curve): curve.y(at: curve.parameter(ofX: x))
    }
  }

  private func forwardVelocity(at x: Double) -> Double {
    switch kind {
    case .linear: return 1
    case .circularIn: return x / sqrt(1 - x * x)
    case .circularOut: return (1 - x) / sqrt(1 - (1 - x) * (1 - x))
    case .circularInOut:
      let distance = x < 0.5 ? 2 * x : 2 * (1 - x)
      return distance / sqrt(1 - distance * distance)
    case .bezier(let curve): return curve.slope(at: curve.parameter(ofX: x))
    }
  }

  /// The progress at which the curve has a value; of several the first that bisection finds.
  private func inverseValue(at value: Double) -> Double {
    if case .linear = kind { return value }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if forwardValue(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), as polynomials of its parameter.
nonisolated struct CubicBezier: Hashable, Sendable {
  private let ax, bx, cx, ay, by, cy: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // Control points that aren't numbers are those of a line.
    let (x1, x2) = (Self.unit(x1, or: 0), Self.unit(x2, or: 1))
    let (y1, y2) = (y1.isFinite ? y1 : 0, y2.isFinite ? y2 : 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  private static func unit(_ number: Double, or other: Double) -> Double {
    number.isNaN ? other : Swift.min(Swift.max(number, 0), 1)
  }

  private func x(at t: Double) -> Double { ((ax * t + bx) * t + cx) * t }

  func y(at t: Double) -> Double { ((ay * t + by) * t + cy) * t }

  /// The slope of the curve at a parameter.
  func slope(at t: Double) -> Double {
    let dx = (3 * ax * t + 2 * bx) * t + cx
    let dy = (3 * ay * t + 2 * by) * t + cy
    if dx != 0 { return dy / dx }
    // The controls of an end are at that end: the second derivatives give the direction in which the curve begins there.
    let (ddx, ddy) = (6 * ax * t + 2 * bx, 6 * ay * t + 2 * by)
    return ddx == 0 ? 1 : ddy / ddx
  }

  /// The parameter at which the curve is at `x`: Newton's method, and bisection where that leaves the interval.
  func parameter(ofX x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = self.x(at: t) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      let next = slope == 0 ? low : t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
