internal import Glibc
internal import Testing

/// The system's clock, which a test's views don't read where it is refused.
///
/// `Scripts/order.sh` runs tests before which `Scripts/order/order.c` is loaded. With `TERMINALUI_CLOCK=refused`, it counts the calls of
/// `clock_gettime` and `gettimeofday` while views of a ``TestHost`` act, and each host that has made one records an issue.
enum RealClock {
  private typealias Watch = @convention(c) (_ step: Int32, _ text: UnsafeMutablePointer<CChar>?, Int) -> Int32

  /// The counter, where it was loaded: how often the clock was read since the outermost step of 1.
  private static var watch: Watch? {
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), "terminalui_host_acts")
      .map { unsafeBitCast($0, to: Watch.self) }
  }

  /// Has views act, and records an issue if they read the clock.
  static func refused<Result>(_ action: () -> Result) -> Result {
    guard let watch else { return action() }
    let before = watch(1, nil, 0)
    let result = action()
    var place = [CChar](repeating: 0, count: 512)
    if watch(-1, &place, place.count) > before {
      let callers = String(decoding: place.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      Issue.record("A hosted view, or its host, reads the real clock:\(callers)")
    }
    return result
  }
}
