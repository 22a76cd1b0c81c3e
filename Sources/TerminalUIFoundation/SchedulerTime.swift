public import OpenCombine

/// A moment of the schedulers that are queues, in nanoseconds of the clock that doesn't go on while the machine sleeps.
///
/// - Source: Combine `DispatchQueue.SchedulerTimeType`, `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`, as one type.
public struct QueueTime: Strideable, Hashable, Sendable {
  /// The nanoseconds.
  public let nanoseconds: Int

  /// Makes a moment.
  public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  /// How long it is until another moment.
  public func distance(to other: QueueTime) -> Stride {
    Stride(nanoseconds: other.nanoseconds.subtracting(nanoseconds))
  }

  /// The moment after a while.
  public func advanced(by stride: Stride) -> QueueTime {
    QueueTime(nanoseconds: nanoseconds.adding(stride.nanoseconds))
  }

  /// A while: `.seconds(0.5)`, `.milliseconds(300)`, or a number of seconds.
  ///
  /// - Source: Combine `DispatchQueue.SchedulerTimeType.Stride`.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral,
    Hashable, Sendable
  {
    /// The nanoseconds.
    public var nanoseconds: Int

    /// Makes a while.
    public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
    /// Makes a while of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// Makes a while of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// Makes a while of seconds; `nil` where they are too many.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    /// So many seconds.
    public static func seconds(_ seconds: Int) -> Stride { times(seconds, 1_000_000_000) }
    /// So many seconds; not a number is none.
    public static func seconds(_ seconds: Double) -> Stride {
      let whole = (seconds * 1e9).rounded()
      if whole.isNaN { return Stride(nanoseconds: 0) }
      return Stride(nanoseconds: Int(exactly: whole) ?? (whole > 0 ? .max : -.max))
    }
    /// So many thousandths of a second.
    public static func milliseconds(_ milliseconds: Int) -> Stride { times(milliseconds, 1_000_000) }
    /// So many millionths of a second.
    public static func microseconds(_ microseconds: Int) -> Stride { times(microseconds, 1000) }
    /// So many nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride { times(nanoseconds, 1) }

    private static func times(_ count: Int, _ unit: Int) -> Stride {
      let (product, overflow) = count.multipliedReportingOverflow(by: unit)
      return Stride(nanoseconds: overflow ? (count > 0 ? .max : -.max) : Swift.max(product, -.max))
    }

    /// The length without the sign.
    public var magnitude: Stride { Stride(nanoseconds: abs(Swift.max(nanoseconds, -.max))) }
    /// Returns the sum of two strides.
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(nanoseconds: left.nanoseconds.adding(right.nanoseconds))
    }
    /// Returns the difference of two strides.
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(nanoseconds: left.nanoseconds.subtracting(right.nanoseconds))
    }
    /// Returns the product of two strides in seconds.
    public static func * (left: Stride, right: Stride) -> Stride {
      .seconds(Double(left.nanoseconds) / 1e9 * (Double(right.nanoseconds) / 1e9))
    }
    /// Returns the product of two strides in seconds.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
    /// Whether `left` is shorter.
    public static func < (left: Stride, right: Stride) -> Bool { left.nanoseconds < right.nanoseconds }
  }
}

extension Int {
  /// The sum, as near as numbers go.
  fileprivate func adding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : -.max) : Swift.max(sum, -.max)
  }

  /// The difference, as near as numbers go.
  fileprivate func subtracting(_ other: Int) -> Int { adding(other == .min ? .max : -other) }
}
