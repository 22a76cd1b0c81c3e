public import Foundation
public import TerminalUI

extension Text {
  /// How a text shows a date.
  ///
  /// - Source: SwiftUI `Text.DateStyle`.
  public struct DateStyle: Hashable, Codable, Sendable {
    private enum Kind: String, Codable { case date, time, relative, offset, timer }
    private let kind: Kind

    /// The date: `June 3, 2019`, as `\.locale` writes it.
    public static let date = DateStyle(kind: .date)
    /// The time of day: `11:23 PM`, as `\.locale` writes it.
    public static let time = DateStyle(kind: .time)
    /// How far the date is from now, in two units: `2 hours, 23 minutes`.
    ///
    /// The text follows the time.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now, in one unit: `+2 hours` for one that is past, `-3 months` for one to come.
    ///
    /// The text follows the time.
    public static let offset = DateStyle(kind: .offset)
    /// How far the date is from now, as a clock shows it: `2:32`, `36:59:01`.
    ///
    /// The text follows the time.
    public static let timer = DateStyle(kind: .timer)

    /// The date as text; in styles that depend on the present time, one that says when it changes next.
    fileprivate func content(_ date: Date) -> StyledText {
      let time = date.time
      func timed(
        _ string: @escaping @Sendable (DateSpan) -> String, _ next: @escaping @Sendable (DateSpan) -> Duration
      ) -> StyledText {
        StyledText(
          TimedText(
            id: "\(kind) \(time)", string: { string(DateSpan(from: time, at: $0)) },
            nextChange: { next(DateSpan(from: time, at: $0)) }),
          at: Date().time)
      }
      return switch kind {
      case .date: FormattedValue.content(date, Date.FormatStyle(date: .long, time: .omitted))
      case .time: FormattedValue.content(date, Date.FormatStyle(date: .omitted, time: .shortened))
      case .relative: timed(\.relative, \.nextRelative)
      case .offset: timed(\.offset, \.nextOffset)
      case .timer: timed(\.clock, \.nextClock)
      }
    }
  }

  /// Shows a date in a style.
  ///
  ///     Text(departure, style: .relative)      // 2 hours, 23 minutes
  ///     Text(departure, style: .time)          // 11:23 PM
  ///
  /// `relative`, `offset` and `timer` go on with the time: the text wakes the app when it says something else, and only while it is in sight.
  /// Their words are English.
  ///
  /// - Source: SwiftUI `Text.init(_:style:)`.
  public nonisolated init(_ date: Date, style: DateStyle) { self.init(style.content(date)) }

  /// Shows the times of day between which something is.
  ///
  /// - Source: SwiftUI `Text.init(_:)` of a `ClosedRange<Date>`.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    let (start, end) = (dates.lowerBound, dates.upperBound)
    let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
    let style: Date.FormatStyle.DateStyle = isOneDay ? .omitted : .abbreviated
    let format = Date.FormatStyle(date: style, time: .shortened)
    self = Text(start, format: format) + Text(verbatim: " – ") + Text(end, format: format)
  }

  /// Shows the times of day between which something is.
  ///
  /// - Source: SwiftUI `Text.init(_:)` of a `DateInterval`.
  public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows how much of a time is left or over, as a clock does: `2:32`.
  ///
  ///     Text(timerInterval: start...end)
  ///
  /// The text wakes the app each second between the two dates, while it is in sight, and never else.
  ///
  /// - Parameters:
  ///   - timerInterval: The time.
  ///   - pauseTime: When the text stops; `nil` is never.
  ///   - countsDown: Whether it shows how much is left, and not how much is over.
  ///   - showsHours: Whether 60 minutes are an hour: `1:00:00`, and not `60:00`.
  /// - Source: SwiftUI `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let (start, end, pause) = (timerInterval.lowerBound.time, timerInterval.upperBound.time, pauseTime?.time)
    @Sendable func span(_ now: Duration) -> DateSpan {
      let shown = Swift.min(Swift.max(pause.map { Swift.min($0, now) } ?? now, start), end)
      return DateSpan(from: countsDown ? end : start, at: shown)
    }
    let timed = TimedText(
      id: "\(start) \(end) \(String(describing: pause)) \(countsDown) \(showsHours)",
      string: { DateSpan.clock(span($0).seconds, showsHours: showsHours) },
      nextChange: { now in
        let next = span(now).nextClock
        return next > end || next > pause ?? end || next <= now ? nil : next
      })
    self.init(StyledText(timed, at: Date().time))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in a style, which is kept up to date.
  ///
  ///     Text("Leaves in \(departure, style: .relative)")
  ///
  /// - Source: SwiftUI `LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:)`.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds the times of day between which something is.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// Adds the times of day between which something is.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// Adds how much of a time is left or over, which is kept up to date.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
