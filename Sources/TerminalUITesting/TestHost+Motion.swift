internal import TerminalUI

extension TestHost {
  /// The running animations, in the order of their ends.
  public var animations: [RunningAnimation] {
    host.runningMotions.map {
      RunningAnimation(view: $0.view, value: $0.value, from: $0.from, to: $0.to, end: $0.end)
    }
  }

  /// How often animations have woken the program so far.
  public var animationWakeCount: Int { host.motionWakeCount }

  /// Returns the result of `body` with everything that moves at its end, and without the views that leave.
  ///
  ///     withAnimation { model.isOpen = true }
  ///     #expect(host.model { host.text.contains("Details") })
  ///
  /// Nothing is evaluated for it, no time passes, and motion continues from where it is.
  public func model<Result>(_ body: () throws -> Result) rethrows -> Result {
    let frame = onFrame
    onFrame = nil
    let showAgain = host.showEnds()
    turn()
    defer {
      showAgain()
      turn()
      onFrame = frame
    }
    return try body()
  }

  /// The screen at some moments from now on, in their order.
  ///
  ///     let host = TestHost(width: 8, height: 1, motion: true) { Slider() }
  ///     host.press("s")
  ///     #expect(host.snapshots(at: .zero, .seconds(1)) == ["ab      ", "      ab"])
  public func snapshots(at moments: Duration...) -> [String] {
    let start = clock.now
    return moments.map { moment in
      advance(by: max(start + moment - clock.now, .zero))
      return text
    }
  }

  /// Moves the time on as ``advance(by:)`` does, and gives the screen after each frame in which cells changed.
  ///
  ///     let host = TestHost(width: 8, height: 1, motion: true) { Slider() }
  ///     host.press("s")
  ///     #expect(host.frames(for: .seconds(1)).last == "      ab")
  public func frames(for duration: Duration) -> [String] {
    var frames: [String] = []
    let outer = onFrame
    onFrame = { [unowned self] in
      outer?()
      if frames.last != text { frames.append(text) }
    }
    let before = text
    advance(by: duration)
    onFrame = outer
    if frames.first == before { frames.removeFirst() }
    return frames
  }
}

/// Something that moves on a test's screen.
public struct RunningAnimation: Sendable {
  /// The view in whose body it is.
  public let view: String
  /// The part that moves, such as `FixedFrame`, or `place`.
  public let value: String
  /// Where the motion began.
  public let from: String
  /// The end value.
  public let to: String
  /// When the motion is over, by the test's clock.
  public let end: Duration
}

extension RunningAnimation: CustomStringConvertible {
  /// The view, the value, the start, the end and the time of the end.
  public var description: String { "\(view): \(value) from \(from) to \(to) until \(end)" }
}
