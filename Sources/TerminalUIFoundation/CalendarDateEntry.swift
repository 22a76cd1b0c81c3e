internal import Foundation
internal import TerminalUI

/// A date of Foundation in a calendar, as a date picker shows and changes it.
@MainActor struct CalendarDateEntry {
  let selection: Binding<Date>
  let least: Date?
  let greatest: Date?
  private let region: Region
  private let calendar: Calendar
  private let locale: Locale

  init(_ selection: Binding<Date>, least: Date?, greatest: Date?, region: Region) {
    self.selection = selection
    self.least = least
    self.greatest = greatest
    self.region = region
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
    guard let new = new.map(bounded) else { return }
    if new != selection.wrappedValue { selection.wrappedValue = new }
  }

  /// A date, or the bound that is nearest to it.
  private func bounded(_ date: Date) -> Date {
    var date = date
    if let greatest, date > greatest { date = greatest }
    if let least, date < least { date = least }
    return Self.known(date)
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

  /// The greatest number that a part has in any date, since the others may still be typed.
  private func greatest(_ kind: DatePart.Kind) -> Int {
    switch kind {
    case .month: calendar.maximumRange(of: .month).map { $0.upperBound - 1 } ?? 12
    case .day: calendar.maximumRange(of: .day).map { $0.upperBound - 1 } ?? 31
    default: range(of: kind).upperBound
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

  /// Writes the date with one number changed; the day stays as near as the month allows.
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
  /// The numbers and texts of the date's field, in the order of the locale.
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
        let part = DatePart(
          kind, text: "", number: number, digits: kind == .year ? 4 : 2, greatest: greatest(kind))
        return DatePart(
          kind, text: text(of: number, in: part), number: number, digits: part.digits, greatest: part.greatest
        )
      }
    }
  }

  func text(of number: Int, in part: DatePart) -> String {
    if part.kind == .dayPeriod { return number == 0 ? calendar.amSymbol : calendar.pmSymbol }
    let text = String(number)
    return String(repeating: "0", count: max(part.digits - text.count, 0)) + text
  }

  // MARK: Typing

  var seconds: Double { selection.wrappedValue.timeIntervalSinceReferenceDate }

  func restore(_ seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    if date != selection.wrappedValue, !seconds.isNaN { selection.wrappedValue = date }
  }

  /// Takes typed numbers, if there is such a date within the bounds.
  func enter(_ numbers: [DatePart.Kind: Int], from seconds: Double) -> DateOutcome {
    var components = calendar.dateComponents(
      Self.units.union([.isLeapMonth]), from: Self.known(Date(timeIntervalSinceReferenceDate: seconds)))
    components.year = numbers[.year] ?? components.year
    components.month = numbers[.month] ?? components.month
    components.day = numbers[.day] ?? components.day
    if numbers[.month] != nil || numbers[.year] != nil { components.isLeapMonth = false }
    guard let hour = hour(numbers, now: components.hour ?? 0) else { return .impossible }
    components.hour = hour
    components.minute = numbers[.minute] ?? components.minute
    components.second = numbers[.second] ?? components.second
    let time: Set<Calendar.Component> = [.hour, .minute, .second]
    let isTime = numbers.keys.contains { [.hour, .minute, .second, .dayPeriod].contains($0) }
    let isDate = numbers.keys.contains { [.year, .month, .day].contains($0) }
    func isMeant(_ date: Date) -> Bool {
      let found = calendar.dateComponents(Self.units.union([.isLeapMonth]), from: date)
      let units: Set<Calendar.Component> = isDate ? [.era, .year, .month, .day] : []
      return units.union(isTime ? time : []).allSatisfy { found.value(for: $0) == components.value(for: $0) }
    }
    guard let date = calendar.date(from: components), Self.known(date) == date, isMeant(date) else {
      return .impossible
    }
    // A bound may be within the day or the minute that is meant.
    let bounded = bounded(date)
    guard bounded == date || isMeant(bounded) else { return .outOfBounds }
    if bounded != selection.wrappedValue { selection.wrappedValue = bounded }
    return .entered
  }

  /// The hour of the day that some numbers mean; `nil` if they contradict each other.
  private func hour(_ numbers: [DatePart.Kind: Int], now: Int) -> Int? {
    let period = numbers[.dayPeriod]
    guard let hour = numbers[.hour] else { return period.map { now % 12 + $0 * 12 } ?? now }
    guard hasDayPeriods else { return (0...23).contains(hour) ? hour : nil }
    switch hour {
    case 1...12: return hour % 12 + (period ?? now / 12) * 12
    case 13...23: return period == 0 ? nil : hour
    // There is no hour 0 in a half of a day.
    default: return nil
    }
  }

  /// The limits in words, for who typed a date beyond them.
  func bounds(_ components: DatePickerComponents) -> String? {
    func text(_ date: Date) -> String {
      Self(.constant(date), least: nil, greatest: nil, region: region).parts(of: components).map(\.text)
        .joined()
    }
    return switch (least, greatest) {
    case (let least?, let greatest?): "Must be from \(text(least)) to \(text(greatest))"
    case (let least?, nil): "Must not be before \(text(least))"
    case (nil, let greatest?): "Must not be after \(text(greatest))"
    case (nil, nil): nil
    }
  }

  var words: DateWords {
    DateWords(names: names, year: year)
  }

  /// The names of months and halves of a day, as they are compared.
  private func names(_ kind: DatePart.Kind) -> [(String, Int)] {
    func folded(_ names: [String], from first: Int) -> [(String, Int)] {
      names.enumerated().map { (DateWords.folded($1), $0 + first) }.filter { !$0.0.isEmpty }
    }
    if kind == .dayPeriod {
      return folded([calendar.amSymbol, calendar.pmSymbol], from: 0)
        + [("am", 0), ("a.m.", 0), ("a", 0), ("pm", 1), ("p.m.", 1), ("p", 1)]
    }
    return [
      calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols,
      calendar.shortStandaloneMonthSymbols,
    ].flatMap { folded($0, from: 1) }
  }

  /// The year that digits mean: two of them a year near the present one, where years have four.
  private func year(_ digits: String) -> Int? {
    guard let number = Int(digits), number > 0 || digits.count == 2 else { return nil }
    let present = calendar.component(.year, from: .now)
    guard present >= 1000 else { return number < 1000 ? number : nil }
    if digits.count == 4 { return number }
    guard digits.count == 2 else { return nil }
    // As in Unicode's locale data: from 80 years ago to 20 years ahead.
    let first = present - 80
    return first + (number - first % 100 + 100) % 100
  }

  /// Raises or lowers a part, which goes round at the ends of its range; other parts stay.
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

  /// The first day of the month that is `months` after the date, at the same time of day.
  private func first(months: Int) -> Date {
    let moved = calendar.date(byAdding: .month, value: months, to: date) ?? date
    var components = calendar.dateComponents(Self.units, from: Self.known(moved))
    components.day = 1
    return calendar.date(from: components) ?? date
  }

  func choose(day: Int, months: Int) {
    write(calendar.date(byAdding: .day, value: day - 1, to: first(months: months)))
  }

  /// The page of a month, counted from that of the date.
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
