/// How figures are reduced and shown.
extension Double {
  /// Three digits: `1.24`, `12.4`, `124`, and a space between thousands: `12 400`.
  public var shown: String {
    guard isFinite, abs(self) < 1e15 else { return "–" }
    let decimals = abs(self) < 9.995 ? 2 : abs(self) < 99.95 ? 1 : 0
    let scale = [1.0, 10, 100][decimals]
    let scaled = Int((self * scale).rounded())
    let whole = (scaled / Int(scale)).grouped
    guard decimals > 0 else { return whole }
    let rest = String(abs(scaled) % Int(scale))
    return whole + "." + String(repeating: "0", count: decimals - rest.count) + rest
  }
}

extension Int {
  /// The number with a space between thousands: `12 400`.
  public var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[Swift.max($0 - 3, 0)..<$0]) }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: " ")
  }
}

extension Duration {
  /// The duration as a number of milliseconds.
  public var milliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }

  /// The duration as a number of microseconds.
  public var microseconds: Double { milliseconds * 1000 }
}

extension Array where Element: Comparable {
  /// The middle one, the upper of two; traps for none.
  public var median: Element { sorted()[count / 2] }
}
