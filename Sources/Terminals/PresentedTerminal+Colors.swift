internal import Cells
internal import Terminal

// The terminal's colours: requested behind the first frame, and reported when all answers are there.

extension PresentedTerminal {
  /// Whether an event will say which colours the terminal has, or that it doesn't tell; known after ``start()``.
  package var awaitsColors: Bool { asksColors }

  /// Requests the colours, each time that the terminal is entered, and after it said that they changed.
  ///
  /// A program that is stopped and continued at once sends no new questions: their answers could come when the shell reads already.
  func askColors(again: Bool = false) {
    guard asksColors, again || colorAnswers.areOld, writer.hasRoom else { return }
    reader?.expect(.color)
    colorAnswers.asked(forScheme: !again)
    let questions = again ? ColorAnswers.furtherQuestions : ColorAnswers.questions
    writer.send(Array("\(questions)\u{1B}[c".utf8))
  }

  /// The terminal's colours, where its answers are complete and say something new.
  ///
  /// Queries again where it has reported another scheme.
  func takeColors() -> TerminalColors? {
    guard reader?.openQuestions == 0 else { return nil }
    guard !colorAnswers.needsAsking else {
      askColors(again: true)
      return nil
    }
    return colorAnswers.takeNew()
  }
}
