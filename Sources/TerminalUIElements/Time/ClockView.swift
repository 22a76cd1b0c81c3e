internal import Observation
internal import TerminalUICore

/// Views that are evaluated again at times of the host's clock, while they are in sight.
///
/// Drawing them schedules the next time. So views out of sight wake nothing, except at the time scheduled when they were last drawn. Once they are in
/// sight again they catch up at once.
package struct ClockView<Content: View>: View {
  @Environment(\.hostTime) private var hostTime
  @State private var pulse = ClockPulse()
  private let next: (_ time: Duration, _ width: Int) -> Duration?
  private let content: (ClockMoment) -> Content

  /// Makes views that follow the time.
  ///
  /// - Parameters:
  ///   - next: When they are evaluated again for the first time after a time; `nil` is never. The width is that of the views in columns.
  ///   - content: Makes the views.
  package init(
    next: @escaping (_ time: Duration, _ width: Int) -> Duration?,
    @ViewBuilder content: @escaping (ClockMoment) -> Content
  ) {
    (self.next, self.content) = (next, content)
  }

  /// Whether the content is one view.
  package static var _isUnary: Bool { Content._isUnary }

  /// The views.
  package var body: some View {
    let moment = pulse.begin(at: hostTime.wallTime, on: hostTime.host, next: next)
    content(moment).modifier(
      DrawEffectModifier(ClockEffect(pulse: pulse, count: pulse.dueCount, due: pulse.due)))
  }
}

/// The time at which a view that follows the clock is evaluated, and why it is.
package struct ClockMoment {
  /// The time since 1 January 2001.
  package let time: Duration
  /// Whether the scheduled time has come.
  ///
  /// Otherwise the view is evaluated for another reason.
  package let isDue: Bool
}

/// Wakes such a view: a timer of the host changes `dueCount`, which the view reads.
@Observable private final class ClockPulse {
  /// How many scheduled times have come so far.
  private(set) var dueCount = 0
  @ObservationIgnored private var lastCount = 0
  @ObservationIgnored private weak var host: ViewHost?
  @ObservationIgnored private var next: (Duration, Int) -> Duration? = { _, _ in nil }
  @ObservationIgnored private var timer: HostTimer?
  @ObservationIgnored private var width = 0
  /// The time of the last evaluation.
  @ObservationIgnored private var time = Duration.zero

  func begin(
    at time: Duration, on host: ViewHost?, next: @escaping (Duration, Int) -> Duration?
  ) -> ClockMoment {
    let isDue = dueCount != lastCount
    lastCount = dueCount
    (self.time, self.host, self.next) = (time, host, next)
    return ClockMoment(time: time, isDue: isDue)
  }

  /// The next scheduled time, for the width of the last drawing.
  var due: Duration? { next(time, width) }

  /// Called when the view is drawn: schedules its next time, since it is in sight.
  func drawn(width: Int) {
    self.width = width
    guard let host else { return }
    guard let due else {
      if let timer { host.cancel(timer) }
      return timer = nil
    }
    let delay = Swift.max(due - host.clock.wallTime, .zero)
    if let timer {
      if timer.deadline == host.clock.now + delay { return }
      host.cancel(timer)
    }
    timer = host.schedule(for: self, after: delay) { pulse in
      pulse.timer = nil
      pulse.dueCount += 1
    }
  }
}

/// Draws such a view, and so knows that it is in sight and needs its next time.
private struct ClockEffect: DrawEffect {
  let pulse: ClockPulse
  let count: Int
  /// Another time requires drawing, which schedules it.
  let due: Duration?

  nonisolated static var name: String { "clock" }
  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.pulse === right.pulse && left.count == right.count && left.due == right.due
  }

  func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    content(&painter)
    var width = 0
    view.visitRects { width = Swift.max(width, $0.width) }
    pulse.drawn(width: width)
  }
}

/// The time of the host in which a view is.
struct HostTime {
  weak var host: ViewHost?

  /// The time since 1 January 2001; in no host that of the system.
  var wallTime: Duration { host?.clock.wallTime ?? SystemClock().wallTime }
}

nonisolated extension EnvironmentValues {
  /// The time of the host in which a view is.
  var hostTime: HostTime {
    let values = UncheckedSending(value: self)
    return MainThread.assume { HostTime(host: values.value.host) }
  }
}
