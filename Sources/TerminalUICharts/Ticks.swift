/// Round numbers along an axis: multiples of 1, 2 or 5 of a power of ten.
///
///     Ticks(from: 0, to: 97, count: 5).values     // 0, 20, 40, 60, 80, 100 within 0 … 100
///
nonisolated struct Ticks: Hashable {
  /// The distance between two numbers; 0 where there is only one.
  let step: Double
  /// The numbers, ascending.
  let values: [Double]

  /// Makes about `count` numbers between two others.
  init(from least: Double, to greatest: Double, count: Int, step given: Double? = nil) {
    let span = greatest - least
    guard span > 0, span.isFinite, count > 0 else {
      step = 0
      values = least.isFinite ? [least] : []
      return
    }
    let step = given ?? Ticks.step(atLeast: span / Double(count))
    let first = (least / step - 1e-9).rounded(.up)
    let last = (greatest / step + 1e-9).rounded(.down)
    self.step = step
    guard first <= last, last - first < 10_000, step > 0 else {
      values = []
      return
    }
    // Multiples and not sums, which drift.
    values = stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }

  /// The ends of an axis, moved outward to round numbers.
  static func rounded(_ least: Double, _ greatest: Double, count: Int) -> (Double, Double) {
    let span = greatest - least
    guard span > 0, span.isFinite else { return (least, greatest) }
    let step = step(atLeast: span / Double(Swift.max(count, 1)))
    return (
      (least / step + 1e-9).rounded(.down) * step, (greatest / step - 1e-9).rounded(.up) * step
    )
  }

  /// The least of 1, 2 or 5 times a power of ten that isn't less than a length.
  static func step(atLeast length: Double) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= length { power *= 10 }
    while power > length { power /= 10 }
    for factor in [1.0, 2, 5] where power * factor >= length * (1 - 1e-12) { return power * factor }
    return power * 10
  }

  /// The numbers in words, all with as many digits behind the point as the step needs; thousands as `k`, `M` and `G` where that is exact.
  var labels: [String] {
    let greatest = values.reduce(0) { Swift.max($0, abs($1)) }
    var (unit, sign) = (1.0, "")
    for (size, letter) in [(1e3, "k"), (1e6, "M"), (1e9, "G")]
    where greatest >= size * 10 && step >= size / 10 {
      (unit, sign) = (size, letter)
    }
    let small = step / unit
    var digits = 0
    var scaled = small
    while digits < 12, abs(scaled - scaled.rounded()) > 1e-6 * scaled {
      scaled *= 10
      digits += 1
    }
    return values.map { $0 == 0 ? "0" : Ticks.text($0 / unit, digits: digits) + sign }
  }

  /// A number with so many digits behind the point.
  static func text(_ value: Double, digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    guard abs(value * power) < 1e17 else { return "\(value)" }
    let whole = Int((abs(value) * power).rounded())
    let sign = value < 0 && whole != 0 ? "-" : ""
    guard digits > 0 else { return sign + "\(whole)" }
    let fraction = "\(whole % Int(power))"
    return sign + "\(whole / Int(power))." + String(repeating: "0", count: digits - fraction.count)
      + fraction
  }
}
