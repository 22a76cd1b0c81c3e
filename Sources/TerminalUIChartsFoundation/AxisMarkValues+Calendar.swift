public import Foundation
public import TerminalUICharts
internal import TerminalUIFoundation

nonisolated extension AxisMarkValues {
  /// The moments at which a unit of the calendar begins.
  ///
  ///     AxisMarks(values: .stride(by: .month))
  ///     AxisMarks(values: .stride(by: .hour, count: 6))
  ///
  /// Several hours are counted from the beginning of a day, and several months from that of a year. There are at most 10 000.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: How many units there are from one mark to the next; less than 1 is 1.
  ///   - roundLowerBound: Without effect: the axis begins with the values.
  ///   - roundUpperBound: Without effect: the axis ends with the values.
  ///   - calendar: The calendar with its time zone; `nil` is that of the environment.
  /// - Returns: The values.
  /// - Source: Swift Charts `AxisMarkValues.stride(by:count:roundLowerBound:roundUpperBound:calendar:)`.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(_places: { least, greatest, environment in
      var known = environment.calendar
      known.timeZone = environment.timeZone
      return CalendarSteps(component: component, count: count)
        .moments(from: least, to: greatest, in: calendar ?? known)
    })
  }
}
