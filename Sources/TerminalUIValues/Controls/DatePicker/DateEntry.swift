/// Gives a picker access to a date, so that the picker needs no type for dates and calendars.
@MainActor package protocol DateEntry {
  /// Returns the parts that a field shows, in reading order.
  func parts(of components: DatePickerComponents) -> [DatePart]
  /// Returns the text of a part for another number.
  func text(of number: Int, in part: DatePart) -> String
  /// The date as seconds since the reference date.
  var seconds: Double { get }
  /// The words and years of the calendar.
  var words: DateWords { get }
  /// Gives a date some numbers that were typed.
  ///
  /// Either the date gets all of the numbers and keeps the others that are shown with them, or it stays as it was.
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - seconds: The date that they are typed into.
  func enter(_ numbers: [DatePart.Kind: Int], from seconds: Double) -> DateOutcome
  /// Goes back to a date.
  func restore(_ seconds: Double)
  /// The bounds in words; `nil` if there are none.
  func bounds(_ components: DatePickerComponents) -> String?
  /// Goes up or down in a part, from its last number to its first one.
  func step(_ kind: DatePart.Kind, by count: Int, day: Int?)
  /// Goes some days on, or months.
  func move(days: Int, months: Int)
  /// Chooses a day of the month that is so many months after that of the date.
  func choose(day: Int, months: Int)
  /// The month that is so many months after that of the date.
  func page(months: Int) -> MonthPage
  /// The date in words.
  func spoken(_ components: DatePickerComponents) -> String
}

/// What became of typed numbers, which decides on the message below the field.
package nonisolated enum DateOutcome {
  /// The date has them.
  case entered
  /// There is no such date.
  case impossible
  /// There is such a date, but it is none of those that can be chosen.
  case outOfBounds
}

/// A part of a date field: a number, or a separator between two numbers.
package nonisolated struct DatePart: Equatable {
  /// The kinds of parts.
  package enum Kind: Hashable, Sendable {
    /// Something between two numbers, which can't be changed.
    case literal
    /// A number of the date.
    case year, month, day
    /// A number of the time.
    case hour, minute, second
    /// Before noon or after it: 0 and 1.
    case dayPeriod
  }

  /// The kind of the part.
  package let kind: Kind
  /// The text of the part.
  package let text: String
  /// The number.
  package let number: Int
  /// The most digits that can be typed.
  package let digits: Int
  /// The greatest number that can be typed.
  package let greatest: Int

  /// Makes a part with a number.
  package init(_ kind: Kind, text: String, number: Int = 0, digits: Int = 0, greatest: Int = 0) {
    (self.kind, self.text, self.number) = (kind, text, number)
    (self.digits, self.greatest) = (digits, greatest)
  }
}

/// A month as the calendar shows it, computed by the module that has calendars.
package nonisolated struct MonthPage: Equatable {
  /// The month and its year.
  package let title: String
  /// The names of the days of a week, from the first one on.
  package let weekdays: [String]
  /// The empty places before the first day.
  package let leading: Int
  /// The number of days.
  package let days: Int
  /// The day that is chosen, if it is on the page.
  package let chosen: Int?
  /// The present day, if it is on the page.
  package let today: Int?
  /// The days that can be chosen.
  package let enabled: ClosedRange<Int>?

  /// Makes a page.
  package init(
    title: String, weekdays: [String], leading: Int, days: Int, chosen: Int?, today: Int?,
    enabled: ClosedRange<Int>?
  ) {
    (self.title, self.weekdays, self.leading, self.days) = (title, weekdays, leading, days)
    (self.chosen, self.today, self.enabled) = (chosen, today, enabled)
  }

  /// A calendar's page has room for so many weeks, so that no month is higher than another one.
  static let weeks = 6
}
