internal import Terminals
public import TerminalUICore

/// The terminal of a program that asks questions, and otherwise prints.
///
///     @main struct Setup {
///       static func main() async throws {
///         let terminal = Terminal()
///         let name = try await terminal.ask(.text("Project name", default: "App"))
///         print("Making \(name)")
///       }
///     }
///
/// A question is shown below the prompt, in rows of its own, and leaves one line or nothing. It is drawn on the process's terminal, also if its
/// output is captured. Two questions at once wait for each other. In an app, and while ``work(_:_:)`` shows its progress, a question is a sheet.
///
/// There is no user without a terminal, with `CI` in the environment, or if the program says so. A question then has its default, or fails.
public nonisolated struct Terminal: Sendable {
  /// Whether the program allows questions.
  private let isAsking: Bool

  /// Makes a terminal.
  ///
  /// - Parameter asks: Whether the program allows questions: `!noInput` with an option `--no-input`.
  public init(asks: Bool = true) { isAsking = asks }

  /// Whether the program and its environment allow questions; a terminal may be missing all the same.
  var asks: Bool { isAsking && !Self.isInJob }

  /// Whether the environment says that nobody is there.
  private static var isInJob: Bool {
    !["", "0", "false"].contains(UserPath.variable("CI")?.lowercased() ?? "")
  }

  /// Asks a question.
  ///
  ///     let name = try await terminal.ask(.text("Name", option: "--name"), given: name)
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - given: The answer, if an option of the command line has given it. It is checked, and the question isn't shown.
  /// - Returns: The answer.
  /// - Throws: ``QuestionError/cancelled`` at Escape and if the task is cancelled, ``QuestionError/interrupted(_:)`` at Ctrl-C,
  ///   and ``QuestionError/unanswerable(_:)`` without a user and a default, and for a given answer that is wrong.
  @MainActor public func ask<Answer>(
    _ question: Question<Answer>, given: Answer? = nil
  ) async throws -> Answer {
    // Not typed: the optimiser of Swift 6.3.1 fails at callers that catch some cases of a typed error and pass on the others.
    if let given { return try question.taking(given).get() }
    let result = await asks ? TerminalQueue.shared.ask(question) : question.answerWithoutUser
    return try result.get()
  }

  /// Asks a question of any views, which leaves nothing.
  ///
  ///     let isBlue = try await terminal.ask { answer in
  ///       HStack { Button("Red") { answer(false) }; Button("Blue") { answer(true) } }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The question, for messages of errors.
  ///   - default: The answer without a user.
  ///   - option: The option of the command line that gives the answer.
  ///   - content: The views; they call the action with the answer.
  /// - Returns: The answer.
  /// - Throws: As ``ask(_:given:)``.
  @MainActor public func ask<Answer, Content: View>(
    _ title: String = "", default: Answer? = nil, option: String? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable (AnswerAction<Answer>) -> Content
  ) async throws -> Answer {
    try await ask(Question(title, default: `default`, option: option, content: content))
  }
}
