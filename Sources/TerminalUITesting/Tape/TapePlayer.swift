internal import TerminalUI

/// Plays a tape on a host, and keeps what moves.
struct TapePlayer {
  private let tape: Tape
  private let host: TestHost
  /// Gets each file of a `Screenshot`: its path, its contents and its line.
  private let onScreenshot: (String, String, Int) -> Void
  private let frames: Frames
  private let colors: TerminalColors

  /// The callbacks while a tape is played.
  final class Frames {
    /// Called with each frame, and whether it is part of moving pictures.
    var onFrame: ((TestHost, Bool) -> Void)?
    /// Called before each event.
    var onEvent: ((InputEvent, TestHost) -> Void)?
    /// Whether frames are part of moving pictures now: the commands `Hide` and `Show` change it.
    var isShown = true

    init() {}
  }

  init(
    _ tape: Tape, on host: TestHost, _ colors: TerminalColors, _ frames: Frames,
    onScreenshot: @escaping (String, String, Int) -> Void
  ) {
    (self.tape, self.host, self.colors) = (tape, host, colors)
    (self.frames, self.onScreenshot) = (frames, onScreenshot)
  }

  /// Plays all commands.
  ///
  /// - Throws: `Tape.Failure` of a `Wait` whose pattern doesn't come, or of a `Click` on a text that isn't there.
  func play() async throws(Tape.Failure) {
    let outer = host.onFrame
    let (frames, host) = (frames, host)
    func show() { frames.onFrame?(host, frames.isShown) }
    host.onFrame = {
      outer?()
      show()
    }
    defer { host.onFrame = outer }
    for step in tape.steps {
      // The last command may have begun tasks, which work before the next one.
      if host.host.needsTurn { await rest() }
      try await play(step)
    }
    show()
  }

  /// Plays one line of the tape.
  private func play(_ step: Tape.Step) async throws(Tape.Failure) {
    switch step.command {
    case .type(let text, let pause):
      for character in text {
        let key: KeyEquivalent = character.isNewline ? .return : KeyEquivalent(character)
        send(.key(KeyPress(key: key)), pause)
      }
    case .press(let press, let count, let pause):
      for _ in 0..<count { send(.key(press), count > 1 ? pause : pause ?? .zero) }
    case .paste(let text): send(.paste(text), .zero)
    case .click(let text):
      guard let point = host.position(of: text) else { throw missing(text.debugDescription, step.line) }
      for kind in [MouseEvent.Kind.down(.left), .up(.left)] {
        send(.mouse(MouseEvent(kind, at: Point(x: point.x + text.count / 2, y: point.y))), .zero)
      }
    case .resize(let width, let height): host.resize(width: width, height: height)
    case .sleep(let duration):
      await rest()
      host.advance(by: duration)
    case .wait(let pattern, let limit): try await wait(for: pattern, within: limit, step.line)
    case .screenshot(let path):
      await rest()
      let text = path.hasSuffix(".svg") ? colors.svg(of: host.screen) : host.trimmedText + "\n"
      onScreenshot(path, text, step.line)
    case .show(let isShown):
      await rest()
      frames.isShown = isShown
      if isShown { frames.onFrame?(host, true) }
    }
  }

  /// Sends an event, and lets the time until the next one pass: `pause`, or the pause that the tape sets.
  private func send(_ event: InputEvent, _ pause: Duration?) {
    frames.onEvent?(event, host)
    host.send(event)
    let pause = pause ?? tape.typingSpeed
    if pause > .zero { host.advance(by: pause) }
  }

  /// Lets tasks run, and takes turns, until the host needs none; it gives up after 100 turns.
  private func rest() async {
    for _ in 0..<100 {
      for _ in 0..<10 { await Task.yield() }
      guard host.host.needsTurn else { return }
      host.turn()
    }
  }

  /// Waits until the screen matches a pattern: moves the clock to timers, and without one waits for other threads.
  private func wait(for pattern: String, within limit: Duration, _ line: Int) async throws(Tape.Failure) {
    func isThere() -> Bool {
      // The pattern was checked when the tape was read.
      guard let regex = try? Regex(pattern) else { return false }
      return host.trimmedText.firstMatch(of: regex) != nil
    }
    let end = host.clock.now + limit
    while !isThere() {
      await rest()
      if isThere() { return }
      if let deadline = host.host.timerDeadline, deadline <= end {
        host.advance(by: deadline - host.clock.now)
      } else if await host.settle(for: .seconds(2), until: isThere) {
        return
      } else {
        throw missing("/\(pattern)/", line)
      }
    }
  }

  private func missing(_ what: String, _ line: Int) -> Tape.Failure {
    Tape.Failure(
      description: "\(tape.name):\(line): \(what) isn't on the screen, which is:\n\(host.trimmedText)")
  }
}
