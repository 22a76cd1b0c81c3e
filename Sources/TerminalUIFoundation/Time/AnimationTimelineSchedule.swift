public import Foundation

/// A schedule of updates for an animation: 60 a second, or fewer, or none while it is paused.
///
///     TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { context in … }
///
/// - Source: SwiftUI `AnimationTimelineSchedule`; at most ``EnvironmentValues/maximumFrameRate`` updates a second, fewer
/// where the terminal is slow, and ten in a window without the focus.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least seconds between two updates; `nil`, and less than a 60th, is a 60th.
  ///   - paused: Whether there are no updates.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = Swift.max((minimumInterval ?? 0).clamped, 1.0 / 60)
    isPaused = paused
  }

  /// The dates of updates.
  ///
  /// - Source: SwiftUI `AnimationTimelineSchedule.Entries`.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval?

    /// Returns the next date; a paused schedule has one.
    public mutating func next() -> Date? {
      defer { date = interval.flatMap { date?.addingTimeInterval($0) } }
      return date
    }
  }

  /// Returns a start and the dates that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: startDate, interval: isPaused ? nil : interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Updates for an animation.
  ///
  /// - Source: SwiftUI `TimelineSchedule.animation`.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Updates for an animation, at most every so many seconds, or none while it is paused.
  ///
  /// - Source: SwiftUI `TimelineSchedule.animation(minimumInterval:paused:)`.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
