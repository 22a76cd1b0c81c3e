/// The time between two times, in words or as a clock shows it.
///
/// Past time counts whole seconds that are over, time to come those that have begun, so that a countdown ends with 0.
struct DateSpan {
  /// The seconds in between.
  let seconds: Int
  /// Whether the date is past, or now.
  let isPast: Bool
  private let date: Duration

  init(from date: Duration, at now: Duration) {
    // Times are rounded when they become dates.
    let passed = (now - date) / .seconds(1)
    isPast = passed > -0.000_5
    seconds = Int(isPast ? (passed + 0.000_5).rounded(.down) : (-passed - 0.000_5).rounded(.up))
    self.date = date
  }

  // MARK: Changes

  /// The next time at which the number of steps, of `step` seconds each, since the last multiple of `period` changes.
  private func nextChange(every step: Int, in period: Int) -> Duration {
    let rest = period > step ? seconds % period : seconds
    let base = seconds - rest
    guard !isPast else {
      let next = base + (rest / step + 1) * step
      return date + .seconds(period > step ? Swift.min(next, base + period) : next)
    }
    return date - .seconds(base + rest / step * step - 1)
  }

  // MARK: As a clock

  /// Hours, minutes and seconds: `2:32`, `36:59:01`; without hours the minutes go on.
  static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
    let rest = two(seconds % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  var clock: String { Self.clock(seconds) }
  var nextClock: Duration { nextChange(every: 1, in: 1) }

  // MARK: In words

  private static let units = [
    ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600), ("minute", 60),
    ("second", 1),
  ]

  /// The place of the largest unit that is in it; seconds for nothing.
  private var largest: Int {
    Self.units.firstIndex { seconds >= $0.1 } ?? Self.units.count - 1
  }

  private static func words(_ number: Int, _ unit: String) -> String {
    "\(number) \(unit)\(number == 1 ? "" : "s")"
  }

  /// The two largest units: `2 hours, 23 minutes`.
  var relative: String {
    let (unit, length) = Self.units[largest]
    let whole = Self.words(seconds / length, unit)
    guard largest + 1 < Self.units.count else { return whole }
    let (smaller, step) = Self.units[largest + 1]
    let rest = seconds % length / step
    return rest == 0 ? whole : "\(whole), \(Self.words(rest, smaller))"
  }

  var nextRelative: Duration {
    let step = Self.units[Swift.min(largest + 1, Self.units.count - 1)].1
    return nextChange(every: step, in: Self.units[largest].1)
  }

  /// The largest unit, with a sign: `+2 hours` is past, `-3 months` is to come.
  var offset: String {
    let (unit, length) = Self.units[largest]
    return (isPast ? "+" : "-") + Self.words(seconds / length, unit)
  }

  var nextOffset: Duration {
    let length = Self.units[largest].1
    return nextChange(every: length, in: length)
  }
}
