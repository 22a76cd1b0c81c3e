/// A part of a text that changes with time, such as how long something has lasted.
///
/// Times are those of a clock, since 1 January 2001. Two timed texts are equal if their identities are.
package final class TimedText: Hashable, Sendable {
  private let id: String
  /// The text at `time`.
  package let string: @Sendable (_ time: Duration) -> String
  /// The first time after `time` at which the text changes; `nil` if it never does.
  package let nextChange: @Sendable (_ time: Duration) -> Duration?

  /// Makes a part of a text.
  ///
  /// - Parameters:
  ///   - id: All that the functions depend on besides the time.
  ///   - string: The text at `time`.
  ///   - nextChange: The first time after `time` at which the text changes; `nil` if it never does.
  package init(
    id: String, string: @escaping @Sendable (_ time: Duration) -> String,
    nextChange: @escaping @Sendable (_ time: Duration) -> Duration?
  ) {
    (self.id, self.string, self.nextChange) = (id, string, nextChange)
  }

  /// Whether two texts have the same identity.
  package static func == (left: TimedText, right: TimedText) -> Bool { left.id == right.id }
  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension StyledText {
  /// Makes a text that changes with time; at first it reads as it does at `time`.
  package init(_ timed: TimedText, at time: Duration) {
    // A part without any characters would be no part.
    string = timed.string(time)
    if string.isEmpty { string = " " }
    var run = Run(utf8Count: string.utf8.count, style: .plain)
    run.timed = timed
    runs = [run]
  }

  /// Whether a part of the text changes with time.
  package var isTimed: Bool {
    guard let runs else { return false }
    for run in runs where run.timed != nil { return true }
    return false
  }

  /// The text as it is at `time`, without further changes.
  package func resolved(at time: Duration) -> StyledText {
    var result = ""
    var parts: [Run] = []
    var start = string.utf8.startIndex
    for run in wholeRuns {
      let end = string.utf8.index(start, offsetBy: run.utf8Count)
      var part = run
      if let timed = run.timed {
        let now = timed.string(time)
        part.timed = nil
        part.utf8Count = now.utf8.count
        result += now
      } else {
        result += string[start..<end]
      }
      parts.append(part)
      start = end
    }
    return StyledText(result, runs: parts)
  }

  /// The first time after `time` at which the text changes; `nil` if it never does.
  package func nextChange(after time: Duration) -> Duration? {
    var next: Duration?
    for run in runs ?? [] {
      guard let change = run.timed?.nextChange(time) else { continue }
      next = Swift.min(next ?? change, change)
    }
    return next
  }
}
