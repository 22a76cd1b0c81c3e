public import Foundation
public import TerminalUICharts

/// A moment along an axis of time.
///
///     LineMark(x: .value("Time", sample.time), y: .value("Load", sample.load))
///
/// - Source: Swift Charts `Date: Plottable`.
nonisolated extension Date: Plottable, PrimitivePlottableProtocol {
  /// The moment, in seconds since the reference date.
  public var _primitive: _Plotted { .moment(timeIntervalSinceReferenceDate) }
  /// Makes the date of a moment.
  public init?(_primitive: _Plotted) {
    guard case .moment(let seconds) = _primitive else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
  /// A calendar.
  public static var _ruler: (any _ChartRuler.Type)? { CalendarRuler.self }
}

/// A number along an axis.
nonisolated extension Decimal: Plottable, PrimitivePlottableProtocol {
  /// The number.
  public var _primitive: _Plotted { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// Makes the number.
  public init?(_primitive: _Plotted) {
    guard case .number(let number) = _primitive, number.isFinite, abs(number) < 1e100 else { return nil }
    self.init(number)
  }
}

nonisolated extension PlottableValue where Value == Date {
  /// A date that takes the room of a unit of the calendar, such as its day, and its name.
  ///
  ///     BarMark(x: .value("Day", sale.date, unit: .day), y: .value("Sales", sale.count))
  ///
  /// The mark is in the middle of the unit, and a bar is as wide as its unit. Bars of one unit are stacked. Dates outside of the years 1 to 9999 have
  /// no unit.
  ///
  /// - Parameters:
  ///   - label: The name, which screen readers read.
  ///   - value: The date.
  ///   - unit: The unit of the calendar.
  ///   - calendar: The calendar, with its time zone.
  /// - Returns: The value.
  /// - Source: Swift Charts `PlottableValue.value(_:_:unit:calendar:)`.
  public static func value(
    _ label: String, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    guard KnownDates.seconds.contains(value.timeIntervalSinceReferenceDate),
      let interval = calendar.dateInterval(of: unit, for: value)
    else { return .value(label, value) }
    return PlottableValue(
      _label: label, value: value, unitFrom: interval.start.timeIntervalSinceReferenceDate,
      to: interval.end.timeIntervalSinceReferenceDate)
  }
}

/// The dates that calendars must handle: the years 1 to 9999.
nonisolated enum KnownDates {
  /// In seconds since the reference date.
  static let seconds = -63_113_904_000.0...252_423_993_599.0
}
