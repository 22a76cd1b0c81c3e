public import TerminalUICore

/// A question to the user, with its views and the answer for jobs in which there is no user.
///
///     let name = try await Terminal().ask(.text("Project name", default: "App", option: "--name"))
///
/// Questions are made by `text`, `secret`, `confirm`, `choice`, `choices`, `number`, `path` and ``init(_:default:option:summary:content:)``.
public nonisolated struct Question<Answer: Sendable>: Sendable {
  let title: String
  let fallback: Answer?
  let option: String?
  let summary: @MainActor @Sendable (Answer) -> String?
  let view: @MainActor @Sendable (AnswerAction<Answer>) -> AnyView
  /// Says what is wrong with an answer that was given otherwise.
  private(set) var mistake: @MainActor @Sendable (Answer) -> String? = { _ in nil }

  /// Makes a question of any views.
  ///
  ///     let color = Question<Color>("Colour") { answer in
  ///       HStack { Button("Red") { answer(.red) }; Button("Blue") { answer(.blue) } }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The text that stays in front of the answer, and names the question in errors.
  ///   - default: The answer if there is no user.
  ///   - option: The option of the command line that gives the answer, such as `--color`.
  ///   - summary: The text for an answer, which stays behind the title; with `nil` nothing stays.
  ///   - content: The views; they call the action with the answer.
  public init<Content: View>(
    _ title: String = "", default: Answer? = nil, option: String? = nil,
    summary: @escaping @MainActor @Sendable (Answer) -> String? = { _ in nil },
    @ViewBuilder content: @escaping @MainActor @Sendable (AnswerAction<Answer>) -> Content
  ) {
    (self.title, fallback, self.option, self.summary) = (title, `default`, option, summary)
    view = { AnyView(content($0)) }
  }

  /// Returns this question with a check of answers that don't come from the view, such as that of an option.
  func checking(_ mistake: @escaping @MainActor @Sendable (Answer) -> String?) -> Question {
    var question = self
    question.mistake = mistake
    return question
  }

  /// Takes an answer that was given otherwise, by an option of the command line.
  @MainActor func taking(_ given: Answer) -> Result<Answer, QuestionError> {
    guard let mistake = mistake(given) else { return .success(given) }
    return .failure(.unanswerable("\(option.map { "\($0): " } ?? "")\(mistake)"))
  }

  /// The answer without a user.
  var answerWithoutUser: Result<Answer, QuestionError> {
    if let fallback { return .success(fallback) }
    let name = title.isEmpty ? "A question" : "“\(title)”"
    let remedy = option.map { "pass \($0)." } ?? "there is no default."
    return .failure(.unanswerable("\(name) can't be asked here: \(remedy)"))
  }
}

/// Ends a question with its answer.
public struct AnswerAction<Answer: Sendable> {
  let action: (Answer) -> Void

  /// Ends the question; of several answers the first one counts.
  public func callAsFunction(_ answer: Answer) { action(answer) }
}

/// The answer of a question, once there is one: the view writes it, and the code that asks waits for it.
package final class Outcome<Answer: Sendable> {
  package private(set) var answer: Answer?
  private var isOver = false
  package var onEnd: () -> Void = {}

  package init() {}

  /// Ends the question, with an answer or without one; later calls do nothing.
  package func end(_ answer: Answer?) {
    guard !isOver else { return }
    (self.answer, isOver) = (answer, true)
    onEnd()
  }
}

/// The views of a question, with the outcome that they end.
package struct QuestionView<Answer: Sendable>: View {
  let question: Question<Answer>
  let outcome: Outcome<Answer>

  package init(question: Question<Answer>, outcome: Outcome<Answer>) {
    (self.question, self.outcome) = (question, outcome)
  }

  package var body: some View {
    question.view(AnswerAction { [outcome] in outcome.end($0) })
  }
}

/// The line that stays on the terminal once a question is answered.
struct AnsweredLine: View {
  let title: String
  let answer: String

  var body: some View {
    HStack {
      Text(verbatim: "✓").foregroundStyle(.green)
      Text(verbatim: title)
      Text(verbatim: answer).foregroundStyle(.tint)
    }
  }
}
