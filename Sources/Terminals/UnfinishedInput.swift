internal import Glibc
internal import Terminal

/// Input that has begun and isn't complete, and how long it is waited for.
///
/// Bytes that come meanwhile give it no more time, or a held key would be awaited for ever. A stream of bytes does give more: a
/// paste, or a long answer, on a slow line.
struct UnfinishedInput {
  /// How long to wait for the rest of a sequence, or the end of a paste.
  private static let timeout = Duration.seconds(1)
  /// The fewest bytes in that time that nobody types.
  private static let streamCount = 512

  let kind: InputDecoder.Pending
  private var start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var count: Int
  /// Keys and reports of the mouse come as sequences, which pastes have none of.
  private var hasEscape = false

  init(kind: InputDecoder.Pending, count: Int) { (self.kind, self.count) = (kind, count) }

  /// Adds bytes that came and didn't complete the input.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if kind == .escape { return }
    last = .now
    if last >= start + Self.timeout, isStream { (start, count) = (last, 0) }
    count += bytes.count
    hasEscape = hasEscape || memchr(bytes.baseAddress!, 0x1B, bytes.count) != nil
  }

  private var isStream: Bool { count >= Self.streamCount && !hasEscape }

  /// The moment when it is given up.
  func deadline(_ escapeTimeout: Duration) -> ContinuousClock.Instant {
    if kind == .escape { return start + escapeTimeout }
    return (isStream ? last : start) + Self.timeout
  }
}
