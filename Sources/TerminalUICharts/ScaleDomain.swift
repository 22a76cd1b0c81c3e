/// The values that an axis has room for.
///
///     Chart { … }.chartYScale(domain: 0...100)
///     Chart { … }.chartXScale(domain: ["small", "large"])
///     Chart { … }.chartYScale(domain: .automatic(includesZero: false))
///
/// - Source: Swift Charts `ScaleDomain`.
public nonisolated protocol ScaleDomain {
  /// The values.
  var _domain: _ChartDomain { get }
}

/// The values that an axis has room for, as a chart has them.
public nonisolated enum _ChartDomain: Equatable, Sendable {
  /// The values of the marks.
  ///
  /// `true` adds zero and `false` doesn't. With `nil` an axis that goes upwards has zero if it is near.
  case automatic(includesZero: Bool?)
  /// From one number, or moment in seconds, to another.
  case numbers(Double, Double)
  /// Names, in order.
  case categories([String])

  /// Makes the domain of some values: from the least number to the greatest, or all names where there is no number.
  init(_ values: [_Plotted]) {
    var distinct = DistinctNames()
    var numbers: [Double] = []
    for value in values {
      switch value {
      case .category(let name): _ = distinct.place(of: name)
      case .number(let number), .moment(let number):
        if number.isFinite { numbers.append(number) }
      }
    }
    if let least = numbers.min(), let greatest = numbers.max() {
      self = .numbers(least, greatest)
    } else {
      self = distinct.names.isEmpty ? .automatic(includesZero: nil) : .categories(distinct.names)
    }
  }
}

nonisolated extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The numbers from one to another.
  public var _domain: _ChartDomain { _ChartDomain([lowerBound._plotted, upperBound._plotted]) }
}

nonisolated extension Array: ScaleDomain where Element: Plottable {
  /// The names in order, or the numbers from the least to the greatest.
  public var _domain: _ChartDomain { _ChartDomain(map(\._plotted)) }
}

/// The values that the marks of a chart need.
///
/// - Source: Swift Charts `AutomaticScaleDomain`.
public nonisolated struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  /// The values that the marks need.
  public var _domain: _ChartDomain { .automatic(includesZero: includesZero) }
}

nonisolated extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the marks.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil) }
  /// The values of the marks, and zero too with `includesZero`.
  ///
  /// Bars and areas that begin at zero bring it to their axis anyway.
  public static func automatic(includesZero: Bool) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero)
  }
}
