public import Foundation

/// A schedule of updates at given dates.
///
///     TimelineView(.explicit(alarms)) { context in … }
///
/// The dates are in their order; one that isn't after the one before it is left out.
///
/// - Source: SwiftUI `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
  private let dates: Entries

  /// Makes a schedule of dates.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule {
  /// Updates at given dates.
  ///
  /// - Source: SwiftUI `TimelineSchedule.explicit(_:)`.
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
