/// A period of time for a progress view, which shows how much of the period is over.
package nonisolated struct ProgressInterval: Equatable, Sendable {
  private let start: Duration
  private let length: Duration
  private let countsDown: Bool

  /// Makes a time between two, both since 1 January 2001.
  package init(from start: Duration, to end: Duration, countsDown: Bool) {
    self.start = start
    length = Swift.max(end - start, .zero)
    self.countsDown = countsDown
  }

  /// Returns the fraction shown at `time`: the part that has passed, or the part that is left.
  func fraction(at time: Duration) -> Double {
    guard length > .zero else { return countsDown == (time < start) ? 1 : 0 }
    let part = Swift.min(Swift.max((time - start) / length, 0), 1)
    return countsDown ? 1 - part : part
  }

  /// The next time at which a bar of so many columns shows another half column; `nil` is never.
  func nextChange(after time: Duration, width: Int) -> Duration? {
    let end = start + length
    guard length > .zero, time < end else { return nil }
    let halves = Double(Swift.max(2 * width, 1))
    // So many halves of a column are over; a bar that gets shorter has lost one as soon as less than it is left.
    let over = Swift.max((time - start) / length * halves, 0).rounded(.down)
    // Behind the moment itself, for which rounding could go either way.
    let late = Duration.milliseconds(1)
    var next = start + length * (over / halves) + late
    if next <= time || !countsDown && next < start + length * ((over + 1) / halves) {
      next = start + length * ((over + 1) / halves) + late
    }
    return Swift.min(next, end + late)
  }
}
