internal import Foundation
internal import TerminalUI
internal import TerminalUICharts
internal import TerminalUIFoundation

/// The moments and texts along an axis of dates.
///
/// The calendar, the time zone and the locale are those of the environment.
nonisolated struct CalendarRuler: _ChartRuler {
  private let calendar: Calendar
  private let plain: Date.FormatStyle

  init(_ environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    plain = Date.FormatStyle(
      locale: environment.locale, calendar: calendar, timeZone: environment.timeZone)
  }

  func places(from least: Double, to greatest: Double, count: Int) -> [Double] {
    let span = greatest - least
    guard span > 0, span.isFinite else { return least.isFinite ? [least] : [] }
    return CalendarSteps.fitting(span, count: count).moments(from: least, to: greatest, in: calendar)
  }

  // MARK: Texts

  /// What distinguishes moments.
  private enum Grain: Int {
    case year, month, day, hour, minute, second
  }

  /// The labels of an axis: only as exact as needed to distinguish its moments.
  func texts(_ places: [Double]) -> [String] {
    let dates = places.map { date($0) }
    let parts = dates.map { date in
      date.map { calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: $0) }
    }
    let grain = parts.map { Self.grain($0) }.max { $0.rawValue < $1.rawValue } ?? .day
    let least: Grain = places.count == 1 && grain.rawValue < Grain.day.rawValue ? .day : grain
    let isOneYear = Set(parts.compactMap { $0?.year }).count < 2
    let isOneDay = Set(parts.compactMap { $0.map { [$0.year, $0.month, $0.day] } }).count < 2
    return zip(dates, parts).map { date, parts in
      guard let date else { return "" }
      return date.formatted(style(least, parts, isOneYear, isOneDay))
    }
  }

  /// The style of a moment among others: the first month of a year is the year, and midnight is the day.
  private func style(
    _ grain: Grain, _ parts: DateComponents?, _ isOneYear: Bool, _ isOneDay: Bool
  ) -> Date.FormatStyle {
    switch grain {
    case .year: plain.year()
    case .month: parts?.month == 1 && !isOneYear ? plain.year() : plain.month(.abbreviated)
    case .day: plain.month(.abbreviated).day()
    case .hour:
      parts?.hour == 0 && !isOneDay ? plain.month(.abbreviated).day() : plain.hour()
    case .minute:
      parts?.hour == 0 && parts?.minute == 0 && !isOneDay
        ? plain.month(.abbreviated).day() : plain.hour().minute()
    case .second: plain.hour().minute().second()
    }
  }

  /// The smallest part of a moment that isn't its first.
  private static func grain(_ parts: DateComponents?) -> Grain {
    guard let parts else { return .year }
    if parts.second ?? 0 != 0 { return .second }
    if parts.minute ?? 0 != 0 { return .minute }
    if parts.hour ?? 0 != 0 { return .hour }
    if parts.day ?? 1 != 1 { return .day }
    return parts.month ?? 1 != 1 ? .month : .year
  }

  private func date(_ place: Double) -> Date? {
    KnownDates.seconds.contains(place) ? Date(timeIntervalSinceReferenceDate: place) : nil
  }

  /// The moment as a summary for screen readers has it: as exact as its unit.
  func name(_ place: Double, unit: Double) -> String {
    guard let date = date(place) else { return "\(place) s" }
    let day = plain.year().month(.abbreviated).day()
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    let isMidnight = [parts.hour, parts.minute, parts.second].allSatisfy { $0 == 0 }
    // The middle of a unit is in the unit.
    return switch unit {
    case 31_000_000...: date.formatted(plain.year())
    case 2_400_000...: date.formatted(plain.year().month(.abbreviated))
    case 72_000...: date.formatted(day)
    case 1...: date.formatted(day.hour())
    default: date.formatted(isMidnight ? day : day.hour().minute())
    }
  }
}
