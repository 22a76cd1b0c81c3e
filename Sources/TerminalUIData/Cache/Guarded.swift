#if Data
  internal import Foundation

  /// A value that threads use one at a time, and whose changes one can wait for.
  final class Guarded<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Runs `body` with the value alone.
    ///
    /// Each `wait` then runs its own `body` again.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      condition.lock()
      defer {
        condition.broadcast()
        condition.unlock()
      }
      return try body(&value)
    }

    /// Runs `body` with the value alone, and again after each change, until it returns a result.
    ///
    /// - Parameters:
    ///   - time: The limit in milliseconds. After it, `body` runs once more with `isLate`.
    ///   - late: The result of this function if that last run returns `nil`.
    ///   - body: Returns `nil` to wait for the next change.
    /// - Returns: The result of `body`.
    func wait<Result>(
      _ time: Int, late: Result, until body: (inout Value, _ isLate: Bool) -> Result?
    ) -> Result {
      condition.lock()
      defer {
        condition.broadcast()
        condition.unlock()
      }
      if let result = body(&value, false) { return result }
      let limit = Date(timeIntervalSinceNow: Double(time) / 1_000)
      while condition.wait(until: limit) {
        if let result = body(&value, false) { return result }
      }
      return body(&value, true) ?? late
    }
  }
#endif
