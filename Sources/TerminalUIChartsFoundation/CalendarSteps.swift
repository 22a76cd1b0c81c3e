internal import Foundation

/// Moments of a calendar at equal steps, such as every third month.
nonisolated struct CalendarSteps {
  let component: Calendar.Component
  let count: Int

  /// The steps that axes have, the smallest first, with about as many seconds as each has.
  private static let all: [(step: CalendarSteps, seconds: Double)] =
    steps(.second, 1, [1, 2, 5, 10, 15, 30]) + steps(.minute, 60, [1, 2, 5, 10, 15, 30])
    + steps(.hour, 3600, [1, 2, 3, 6, 12]) + steps(.day, 86_400, [1, 2])
    + steps(.weekOfYear, 604_800, [1, 2]) + steps(.month, 2_629_800, [1, 2, 3, 6])
    + steps(.year, 31_557_600, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000])

  private static func steps(
    _ component: Calendar.Component, _ seconds: Double, _ counts: [Int]
  ) -> [(step: CalendarSteps, seconds: Double)] {
    counts.map { (CalendarSteps(component: component, count: $0), seconds * Double($0)) }
  }

  /// Returns the smallest step that divides a number of seconds into at most `count` parts.
  static func fitting(_ seconds: Double, count: Int) -> CalendarSteps {
    let least = seconds / Double(max(count, 1))
    return (all.first { $0.seconds >= least * 0.999 } ?? all[all.count - 1]).step
  }

  /// The moments from one to another, at most 10 000, in seconds since the reference date.
  ///
  /// They begin with the next larger unit: hours with a day, months with a year.
  func moments(from least: Double, to greatest: Double, in calendar: Calendar) -> [Double] {
    let known = KnownDates.seconds
    let (least, greatest) = (max(least, known.lowerBound), min(greatest, known.upperBound))
    guard least <= greatest, let base = base(Date(timeIntervalSinceReferenceDate: least), calendar) else {
      return []
    }
    var found: [Double] = []
    let step = max(min(count, component == .year || component == .month ? 10_000 : 1_000_000), 1)
    for index in 0..<10_000 {
      let next =
        component == .hour && step > 1 && step <= 24
        ? hour(index, step, since: base, calendar)
        : calendar.date(byAdding: component, value: index * step, to: base)
      guard let moment = next?.timeIntervalSinceReferenceDate, moment <= greatest else { break }
      if moment >= least { found.append(moment) }
    }
    return found
  }

  /// Hours are counted in each day, as a day may have 23 or 25.
  private func hour(_ index: Int, _ step: Int, since base: Date, _ calendar: Calendar) -> Date? {
    let each = max(24 / step, 1)
    guard let day = calendar.date(byAdding: .day, value: index / each, to: base) else { return nil }
    return calendar.date(byAdding: .hour, value: index % each * step, to: day)
  }

  /// Where steps are counted from: the start of the next larger unit, so that they are at round times.
  private func base(_ date: Date, _ calendar: Calendar) -> Date? {
    let larger: Calendar.Component =
      switch component {
      case .second, .nanosecond: count > 1 ? .minute : .second
      case .minute: count > 1 ? .hour : .minute
      case .hour: count > 1 ? .day : .hour
      case .day: count > 1 ? .weekOfYear : .day
      case .month, .quarter: count > 1 || component == .quarter ? .year : .month
      default: component
      }
    guard let start = calendar.dateInterval(of: larger, for: date)?.start else { return nil }
    guard component == .year, count > 1 else { return start }
    // Years that are multiples: 2000, 2005, …
    let year = calendar.component(.year, from: start)
    return calendar.date(byAdding: .year, value: -(year % count), to: start)
  }
}
