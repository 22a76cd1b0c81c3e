/// An event of a recording: a line of asciicast.
package struct CastLine {
  /// The time since the start.
  package let time: Duration
  private let (code, data): (String, String)
  /// Whether the line has bytes that the terminal was sent.
  package var isOutput: Bool { code == "o" }

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - time: The time since the start.
  ///   - code: `i` input, `o` output, `r` size, `x` exit code.
  ///   - data: What came.
  package init(_ time: Duration, _ code: String, _ data: String) {
    (self.time, self.code, self.data) = (time, code, data)
  }

  /// The line with its end.
  ///
  /// - Parameter last: The time of the line before.
  package func bytes(after last: Duration) -> [UInt8] {
    let distance = time.wholeMicroseconds - last.wholeMicroseconds
    var line = Array(#"[\#(CastJSON.seconds(distance)),"\#(code)","#.utf8)
    CastJSON.append(data, to: &line)
    return line + [UInt8(ascii: "]"), 0x0A]
  }
}

extension Duration {
  /// Whole microseconds, which is how exact the times of recordings are.
  package var wholeMicroseconds: Int64 {
    let (seconds, atto) = components
    return seconds * 1_000_000 + atto / 1_000_000_000_000
  }
}
