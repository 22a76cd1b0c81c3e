internal import Terminal
internal import TerminalUICore
internal import Terminals

/// The process's terminal for questions: one has it, the others wait in order.
final class TerminalQueue {
  /// There is one terminal.
  static let shared = TerminalQueue()

  /// The turns of the callers that ask (`questions`), and of those that show rows of their own (`regions`).
  let questions = Turns()
  let regions = Turns()
  /// The work that is being done.
  let board = WorkBoard()
  /// The terminal after the first question, which needn't be queried again.
  private var terminal: PresentedTerminal?
  /// Whether the mode for screen readers was announced.
  private var hasSaidWhy = false

  /// Shows a question, once those before are answered.
  func ask<Answer>(_ question: Question<Answer>) async -> Result<Answer, QuestionError> {
    // After its first wait, such a program has its main actor on other threads; hosts have to be made there.
    await Task.yield()
    await questions.acquire()
    defer { questions.release() }
    if AppRun.current == nil { await board.untilShown() }
    if Task.isCancelled { return .failure(.cancelled) }
    if let app = AppRun.current { return await QuestionSheet.ask(question, in: app.session.host) }
    guard let terminal = await takeRegion() else { return question.answerWithoutUser }
    defer { regions.release() }
    let outcome = Outcome<Answer>()
    let scene = InlineGroup {
      QuestionView(question: question, outcome: outcome)
    } replacedBy: {
      if let answer = outcome.answer, let summary = question.summary(answer) {
        AnsweredLine(title: question.title, answer: summary)
      }
    }
    let code = await ProgramRun.run(scene, on: terminal, isCurrent: false) { outcome.onEnd = $0 }
    if let answer = outcome.answer { return .success(answer) }
    return .failure(code == ProgramRun.interruptCode ? .interrupted(Interruption()) : .cancelled)
  }

  /// The stage for a scene of the program: rows below the prompt, or lines for a screen reader, which say once that they are.
  func makeStage() -> any WindowStage {
    guard let wish = LineStage.wish else { return InlineStage() }
    defer { hasSaidWhy = true }
    return LineStage(because: hasSaidWhy ? "" : wish, inPlaceOf: InlineStage())
  }

  /// Takes the terminal, once nobody else has rows of it; `nil` where there is none that can be used.
  ///
  /// The caller has to give back the turn.
  func takeRegion() async -> PresentedTerminal? {
    await regions.acquire()
    let terminal = Terminal().asks ? startTerminal() : nil
    if terminal == nil { regions.release() }
    return terminal
  }

  /// Takes the process's terminal; `nil` where there is none, so that no user can answer.
  private func startTerminal() -> PresentedTerminal? {
    let terminal: PresentedTerminal
    if let known = self.terminal {
      terminal = known
    } else {
      let (input, output) = AppRun.descriptors
      terminal =
        LineStage.wish == nil
        ? InlineTerminal(input: input, output: output) : LineTerminal(input: input, output: output)
      self.terminal = terminal
    }
    do throws(TerminalError) {
      try terminal.start()
      return terminal
    } catch {
      self.terminal = nil
      return nil
    }
  }
}

/// Lets one caller go on at a time, in the order of their calls.
final class Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until nobody else has the turn.
  func acquire() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives the turn to the next caller.
  func release() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
