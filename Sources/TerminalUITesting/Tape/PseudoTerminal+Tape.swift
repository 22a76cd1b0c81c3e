internal import Cells
internal import Terminal
internal import Terminals

nonisolated extension PseudoTerminal {
  /// Plays a tape on the program that runs, and waits for the effect of each command, as users do.
  ///
  /// Time is the real one here, so a tape waits with `Wait`; screenshots and outputs are for a ``TestHost``.
  ///
  /// - Throws: `Tape.Failure` of `Sleep` and of a text that isn't there, and what waiting and sending throw.
  package func play(_ tape: Tape) throws {
    func failure(_ line: Int, _ reason: String) -> Tape.Failure {
      Tape.Failure(description: "\(tape.name):\(line): \(reason)")
    }
    func send(_ event: InputEvent) throws { try self.send(CastInput.text(of: event) ?? "") }
    for step in tape.steps {
      switch step.command {
      case .type(let text, _):
        for character in text {
          try send(.key(KeyPress(key: character.isNewline ? .return : KeyEquivalent(character))))
        }
      case .press(let press, let count, _): for _ in 0..<count { try send(.key(press)) }
      case .paste(let text): try paste(text)
      case .click(let text):
        guard let point = screen.position(of: text) else {
          throw failure(step.line, "\(text.debugDescription) isn't on the screen:\n\(screen.trimmedText)")
        }
        try click(x: point.x + text.count / 2, y: point.y)
      case .resize(let width, let height): try resize(width: width, height: height)
      case .wait(let pattern, _):
        let regex = try Regex(pattern)
        try waitFor("\(tape.name):\(step.line): /\(pattern)/") { $0.trimmedText.firstMatch(of: regex) != nil }
      case .sleep: throw failure(step.line, "Sleep is for a TestHost: a program is waited for with Wait")
      case .screenshot, .show: break
      }
    }
  }
}
