internal import Glibc
internal import TerminalUI

/// The arithmetic of a type of scale.
nonisolated extension ScaleType {
  var isLinear: Bool { kind == .linear }

  /// The place of a value; infinite where it has none.
  func place(_ value: Double) -> Double {
    switch kind {
    case .linear: value
    case .log: value > 0 ? log10(value) : -.infinity
    case .symmetricLog(let slope): Self.signed(value) { log1p($0 * slope) }
    case .power(let exponent): Self.signed(value) { pow($0, exponent) }
    }
  }

  /// The value at `place`.
  func value(_ place: Double) -> Double {
    switch kind {
    case .linear: place
    case .log: pow(10, place)
    case .symmetricLog(let slope): Self.signed(place) { expm1($0) / slope }
    case .power(let exponent): Self.signed(place) { pow($0, 1 / exponent) }
    }
  }

  private static func signed(_ value: Double, _ function: (Double) -> Double) -> Double {
    value < 0 ? -function(-value) : function(value)
  }

  /// Ends between which all values have places, and which differ.
  func ends(_ least: Double, _ greatest: Double, leastPositive: Double) -> (Double, Double) {
    guard kind == .log else { return (least, greatest) }
    guard greatest > 0 else { return (1, 10) }
    var low = least
    if !(low > 0) { low = leastPositive <= greatest ? leastPositive : greatest / 1000 }
    low = Swift.max(low, .leastNormalMagnitude)
    return low < greatest ? (low, greatest) : (low / 10, low * 10)
  }

  /// The ends, moved outward to values that have marks.
  func rounded(_ least: Double, _ greatest: Double, count: Int) -> (Double, Double) {
    switch kind {
    case .log: (Self.power(below: least), Self.power(above: greatest))
    case .symmetricLog:
      (
        least < 0 ? -Self.power(above: -least) : least > 0 ? Swift.min(Self.power(below: least), least) : 0,
        greatest > 0 ? Self.power(above: greatest) : greatest
      )
    case .linear, .power: Ticks.rounded(least, greatest, count: count)
    }
  }

  private static func power(below value: Double) -> Double {
    let power = pow(10, (log10(value) + 1e-9).rounded(.down))
    return power > 0 ? power : value
  }

  private static func power(above value: Double) -> Double {
    let power = pow(10, (log10(value) - 1e-9).rounded(.up))
    return power.isFinite && power > 0 ? power : value
  }

  /// The values with marks, ascending: powers of ten for logarithms; `nil` where they are multiples of a round number.
  func marks(from least: Double, to greatest: Double, count: Int) -> [Double]? {
    switch kind {
    case .linear, .power: return nil
    case .log: return Self.powers(from: least, to: greatest, count: count)
    case .symmetricLog(let slope):
      let inner = Self.power(above: 1 / slope)
      let sides = (least < 0 ? 1 : 0) + (greatest > 0 ? 1 : 0)
      guard sides > 0 else { return nil }
      let each = Swift.max((count - 1) / sides, 1)
      func side(_ outer: Double) -> [Double] {
        outer > inner ? Self.powers(from: inner, to: outer, count: each) : outer > 0 ? [outer] : []
      }
      let all = side(-least).map { -$0 }.reversed() + [0] + side(greatest)
      return all.filter { $0 >= least && $0 <= greatest }
    }
  }

  /// Powers of ten; where there are few, also 2 and 5 times the powers.
  private static func powers(from least: Double, to greatest: Double, count: Int) -> [Double] {
    let first = (log10(least) - 1e-9).rounded(.up)
    let last = (log10(greatest) + 1e-9).rounded(.down)
    guard first.isFinite, last.isFinite else { return [] }
    let step = Swift.max(((last - first + 1) / Double(Swift.max(count, 1))).rounded(.up), 1)
    let powers = stride(from: first, through: last, by: step).map { pow(10, $0) }
    guard powers.count < 3, count > powers.count else { return powers }
    var finer: [Double] = []
    for power in stride(from: first - 1, through: last, by: 1) {
      for factor in [1.0, 2, 5] {
        let value = factor * pow(10, power)
        if value >= least * (1 - 1e-9), value <= greatest * (1 + 1e-9) { finer.append(value) }
      }
    }
    if finer.count > 1, finer.count <= count { return finer }
    return powers.isEmpty ? Ticks(from: least, to: greatest, count: count).values : powers
  }

  /// The values in words, each with as many digits as it needs.
  static func labels(_ values: [Double]) -> [String] {
    let greatest = values.reduce(0) { Swift.max($0, abs($1)) }
    return values.map { value in
      let size = abs(value)
      guard value != 0 else { return "0" }
      guard size >= 1e-4, size < 1e15 else { return "\(value)" }
      var (unit, sign) = (1.0, "")
      for (power, letter) in [(1e3, "k"), (1e6, "M"), (1e9, "G"), (1e12, "T")]
      where greatest >= 1e4 && size >= power { (unit, sign) = (power, letter) }
      var (digits, scaled) = (0, size / unit)
      while digits < 6, abs(scaled - scaled.rounded()) > 1e-6 * scaled {
        scaled *= 10
        digits += 1
      }
      return Ticks.text(value / unit, digits: digits) + sign
    }
  }
}
