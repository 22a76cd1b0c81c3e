internal import TerminalUICore

/// The animation of `linear`, `easeInOut` and the like: along a curve, in a given time.
nonisolated struct CurveAnimation: TimedAnimation, CustomStringConvertible {
  let curve: UnitCurve
  let duration: Double

  init(_ curve: UnitCurve, duration: Double) {
    self.curve = curve
    self.duration = duration.isNaN ? 0 : Swift.max(duration, 0)
  }

  @specialized(where Value == MotionVector)
  @specialized(where Value == Double)
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    guard time < duration else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }

  func duration<Value: VectorArithmetic>(of value: Value) -> Double { duration }
  var fixedDuration: Double? { duration }

  var description: String { "curve of \(duration) s" }
}

nonisolated extension Animation {
  /// A motion along a curve, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(CurveAnimation(curve, duration: duration))
  }

  /// A motion along a Bézier curve with these control points, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(CurveAnimation(.bezier(p1x, p1y, p2x, p2y), duration: duration))
  }

  /// An animation with constant speed, over 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// An animation with constant speed, over `duration` seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(CurveAnimation(.linear, duration: duration))
  }
  /// An animation that begins slowly, over 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// An animation that begins slowly, over `duration` seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(CurveAnimation(.easeIn, duration: duration))
  }
  /// An animation that ends slowly, over 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// An animation that ends slowly, over `duration` seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(CurveAnimation(.easeOut, duration: duration))
  }
  /// An animation that begins and ends slowly, over 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// An animation that begins and ends slowly, over `duration` seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(CurveAnimation(.easeInOut, duration: duration))
  }
}
