public import Foundation
public import TerminalUI

/// Views that are updated at the dates of a schedule.
///
///     TimelineView(.periodic(from: start, by: 1)) { context in
///       Text("\(Int(context.date.timeIntervalSince(start))) s")
///     }
///
/// Nothing is updated while the views are out of sight; once they are in sight again they catch up. The dates follow the clock of the host, so tests
/// move them.
///
/// - Source: SwiftUI `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var timeline = Timeline<Schedule>()
  @Environment(\.frameInterval) private var frameInterval

  /// The date and the cadence that a timeline's views are made for.
  ///
  /// - Source: SwiftUI `TimelineView.Context`.
  public struct Context: Sendable {
    /// How often a timeline is updated.
    ///
    /// - Source: SwiftUI `TimelineView.Context.Cadence`.
    public enum Cadence: Comparable, Sendable {
      /// More often than each second.
      case live
      /// Each second or less often.
      case seconds
      /// Each minute or less often.
      case minutes
    }

    /// The date of the schedule; before its first one, the time of the evaluation.
    public let date: Date
    /// How often the views are updated.
    public let cadence: Cadence

    /// Does nothing: a terminal shows nothing ahead of its time.
    public func invalidateTimelineContent() {}
  }
}

/// The context of the views of any timeline.
///
/// - Source: SwiftUI `TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

@MainActor extension TimelineView: View where Content: View {
  /// Makes views that are updated at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - content: Makes the views for a date.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The views.
  public var body: some View {
    let (schedule, content, timeline) = (schedule, content, timeline)
    // Another schedule starts over.
    timeline.restart()
    // An animation schedule is no faster than other motion.
    let pause = schedule is AnimationTimelineSchedule ? frameInterval : .zero
    return ClockView { time, _ in
      timeline.upcoming.map { Swift.max($0.time, time + pause) }
    } content: { moment in
      content(timeline.context(of: schedule, at: Date(moment.time)))
    }
  }
}

/// Where a timeline is in the dates of its schedule.
@MainActor private final class Timeline<Schedule: TimelineSchedule> {
  private var entries: Schedule.Entries.Iterator?
  private var current: Date?
  /// The next date; `nil` where there is none.
  private(set) var upcoming: Date?

  nonisolated init() {}

  /// The most dates that are looked at for one update: a schedule may be without an end and without progress.
  private static var limit: Int { 100_000 }

  func restart() { entries = nil }

  /// Goes on to the latest date of the schedule that isn't in the future.
  func context(of schedule: Schedule, at now: Date) -> TimelineViewDefaultContext {
    // Dates and durations are rounded differently.
    let end = now.addingTimeInterval(0.000_5)
    if entries == nil {
      entries = schedule.entries(from: now, mode: .normal).makeIterator()
      current = nil
      upcoming = entries?.next()
    }
    var count = 0
    while let date = upcoming, !(date > end), count < Self.limit {
      if date > current ?? .distantPast { current = date }
      upcoming = entries?.next()
      count += 1
    }
    if count == Self.limit { upcoming = nil }
    let date = current ?? now
    let pause = upcoming.map { $0.timeIntervalSince(date) } ?? .infinity
    return TimelineViewDefaultContext(
      date: date, cadence: pause < 0.999 ? .live : pause < 59.999 ? .seconds : .minutes)
  }
}

extension Date {
  /// A time of a host's clock.
  init(_ time: Duration) { self.init(timeIntervalSinceReferenceDate: time / .seconds(1)) }

  /// The time since 1 January 2001, within some ten thousand years.
  var time: Duration {
    let seconds = timeIntervalSinceReferenceDate
    return .seconds(seconds.isNaN ? 0 : Swift.min(Swift.max(seconds, -1e12), 1e12))
  }
}
