internal import Foundation
internal import TerminalUI

/// A date of Foundation in a calendar, as a date picker shows and changes it.
@MainActor struct CalendarDateEntry {
  let selection: Binding<Date>
  let least: Date?
  let greatest: Date?
  private let calendar: Calendar
  private let locale: Locale

  init(_ selection: Binding<Date>, least: Date?, greatest: Date?, region: Region) {
    self.selection = selection
    self.least = least
    self.greatest = greatest
    calendar = region.wholeCalendar
    locale = region.locale ?? calendar.locale ?? .autoupdatingCurrent
  }

  /// The dates that calendars must handle: the years 1 to 9999.
  private static let known =
    Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)

  private static func known(_ date: Date) -> Date {
    guard !date.timeIntervalSinceReferenceDate.isNaN else { return known.lowerBound }
    return min(max(date, known.lowerBound), known.upperBound)
  }

  /// The date, or the bound where it is shown.
  private var date: Date { Self.known(selection.wrappedValue) }

  /// Writes a date, or the bound that is nearest to it.
  private func write(_ new: Date?) {
    guard var new else { return }
    if let greatest, new > greatest { new = greatest }
    if let least, new < least { new = least }
    new = Self.known(new)
    if new != selection.wrappedValue { selection.wrappedValue = new }
  }

  // MARK: Numbers

  private static let units: Set<Calendar.Component> = [
    .era, .year, .month, .day, .hour, .minute, .second, .nanosecond,
  ]

  /// The date with other numbers; a day that its month doesn't have is the last one.
  private func date(_ change: (inout DateComponents) -> Void, day: Int?) -> Date? {
    var components = calendar.dateComponents(Self.units, from: date)
    change(&components)
    let wanted = day ?? components.day ?? 1
    components.day = 1
    guard let first = calendar.date(from: components) else { return nil }
    components.day = min(wanted, calendar.range(of: .day, in: .month, for: first)?.count ?? 28)
    return calendar.date(from: components)
  }

  /// The numbers that a part has.
  private func range(of kind: DatePart.Kind) -> ClosedRange<Int> {
    func found(_ component: Calendar.Component, in larger: Calendar.Component) -> ClosedRange<Int>? {
      calendar.range(of: component, in: larger, for: date).flatMap {
        $0.isEmpty ? nil : $0.lowerBound...($0.upperBound - 1)
      }
    }
    return switch kind {
    case .year: 1...9999
    case .month: found(.month, in: .year) ?? 1...12
    case .day: found(.day, in: .month) ?? 1...31
    case .hour: 0...23
    case .minute, .second: 0...59
    case .dayPeriod: 0...1
    case .literal: 0...0
    }
  }

  private func number(_ kind: DatePart.Kind, _ components: DateComponents) -> Int {
    switch kind {
    case .year: components.year ?? 1
    case .month: components.month ?? 1
    case .day: components.day ?? 1
    case .hour: components.hour ?? 0
    case .minute: components.minute ?? 0
    case .second: components.second ?? 0
    case .dayPeriod: (components.hour ?? 0) / 12
    case .literal: 0
    }
  }

  private func set(_ kind: DatePart.Kind, to number: Int, day: Int?) {
    let isDay = kind == .day
    write(
      date(
        { components in
          switch kind {
          case .year: components.year = number
          case .month: components.month = number
          case .day: components.day = number
          case .hour: components.hour = number
          case .minute: components.minute = number
          case .second: components.second = number
          case .dayPeriod: components.hour = (components.hour ?? 0) % 12 + number * 12
          case .literal: break
          }
        }, day: isDay || kind == .year || kind == .month ? (isDay ? number : day) : nil))
  }

  /// Whether hours go from 1 to 12.
  private var hasDayPeriods: Bool { DatePattern(.hourAndMinute, in: locale).hasDayPeriods }
}

extension CalendarDateEntry: DateEntry {
  func parts(of components: DatePickerComponents) -> [DatePart] {
    let numbers = calendar.dateComponents(Self.units, from: date)
    let pattern = DatePattern(components, in: locale)
    return pattern.fields.map { field in
      switch field {
      case .literal(let text): return DatePart(.literal, text: text)
      case .number(.dayPeriod):
        let names = [calendar.amSymbol, calendar.pmSymbol]
        let number = number(.dayPeriod, numbers)
        return DatePart(.dayPeriod, text: names[number == 0 ? 0 : 1], number: number, greatest: 1)
      case .number(let kind):
        var number = number(kind, numbers)
        if kind == .hour, pattern.hasDayPeriods { number = (number + 11) % 12 + 1 }
        let digits = kind == .year ? 4 : 2
        let text = String(number)
        return DatePart(
          kind, text: String(repeating: "0", count: max(digits - text.count, 0)) + text, number: number,
          digits: digits, greatest: range(of: kind).upperBound)
      }
    }
  }

  func enter(_ number: Int, into kind: DatePart.Kind, day: Int?) {
    var number = number
    if kind == .hour, hasDayPeriods, number <= 12 {
      // 12 is the first hour of a half, and there is no 0.
      guard number > 0 else { return }
      let isAfternoon = calendar.component(.hour, from: date) >= 12
      number = number % 12 + (isAfternoon ? 12 : 0)
    }
    let range = range(of: kind)
    guard number >= range.lowerBound else { return }
    set(kind, to: min(number, range.upperBound), day: day ?? (kind == .day ? number : nil))
  }

  func step(_ kind: DatePart.Kind, by count: Int, day: Int?) {
    let range = range(of: kind)
    let present = number(kind, calendar.dateComponents(Self.units, from: date))
    let offset = (present - range.lowerBound + count % range.count + range.count) % range.count
    set(kind, to: range.lowerBound + offset, day: day)
  }

  func move(days: Int, months: Int) {
    let moved = months == 0 ? date : calendar.date(byAdding: .month, value: months, to: date)
    write(moved.flatMap { calendar.date(byAdding: .day, value: days, to: $0) })
  }

  // MARK: Months

  /// The same time of the first day of a month.
  private func first(months: Int) -> Date {
    let moved = calendar.date(byAdding: .month, value: months, to: date) ?? date
    var components = calendar.dateComponents(Self.units, from: Self.known(moved))
    components.day = 1
    return calendar.date(from: components) ?? date
  }

  func choose(day: Int, months: Int) {
    write(calendar.date(byAdding: .day, value: day - 1, to: first(months: months)))
  }

  func page(months: Int) -> MonthPage {
    let first = first(months: months)
    let days = calendar.range(of: .day, in: .month, for: first)?.count ?? 28
    let start = calendar.startOfDay(for: first)
    func day(of date: Date) -> Int? {
      guard calendar.isDate(date, equalTo: first, toGranularity: .month) else { return nil }
      return calendar.component(.day, from: date)
    }
    func begins(_ day: Int) -> Date {
      calendar.date(byAdding: .day, value: day - 1, to: start).map(calendar.startOfDay) ?? start
    }
    let enabled = (1...max(days, 1)).filter { day in
      (least.map { begins(day + 1) > $0 } ?? true) && (greatest.map { begins(day) <= $0 } ?? true)
    }
    let symbols = calendar.shortStandaloneWeekdaySymbols
    let offset = symbols.isEmpty ? 0 : (calendar.firstWeekday - 1) % symbols.count
    let weekday = calendar.component(.weekday, from: first)
    return MonthPage(
      title: first.formatted(style(.dateTime.month(.wide).year())),
      weekdays: Array(symbols[offset...] + symbols[..<offset]),
      leading: (weekday - calendar.firstWeekday + 7) % 7, days: days, chosen: day(of: date),
      today: day(of: .now), enabled: enabled.first.flatMap { first in enabled.last.map { first...$0 } })
  }

  private func style(_ style: Date.FormatStyle) -> Date.FormatStyle {
    var style = style
    style.locale = locale
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style
  }

  func spoken(_ components: DatePickerComponents) -> String {
    var style = Date.FormatStyle(
      date: components.contains(.date) ? .long : .omitted, time: components.hasTime ? .shortened : .omitted)
    style = self.style(style)
    return date.formatted(style)
  }
}
