internal import TerminalUICore

nonisolated extension Question where Answer == Bool {
  /// Asks for yes or no: the keys Y and N answer, arrows and Return choose.
  ///
  ///     guard try await terminal.ask(.confirm("Delete 3 files?", default: false, option: "--force")) else { return }
  ///
  /// - Parameters:
  ///   - title: The text of the question.
  ///   - default: The answer that Return gives at first, and the answer without a user. Without a default, Return is yes.
  ///   - option: The option of the command line that gives the answer.
  ///   - check: Says what is wrong with an answer, which is shown below the buttons; `nil` if nothing is.
  /// - Returns: A question whose line stays with the answer.
  public static func confirm(
    _ title: String, default: Bool? = nil, option: String? = nil,
    check: @escaping @MainActor @Sendable (Bool) -> String? = { _ in nil }
  ) -> Question {
    Question(title, default: `default`, option: option, summary: { $0 ? "yes" : "no" }) { answer in
      ConfirmQuestion(title: title, first: `default` ?? true, check: check, answer: answer)
    }
    .checking(check)
  }
}

/// The question as the terminal shows it, with two buttons.
private struct ConfirmQuestion: View {
  let title: String
  let first: Bool
  let check: (Bool) -> String?
  let answer: AnswerAction<Bool>
  @State private var mistake: String?
  @FocusState private var focus: Bool?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      QuestionRow(title: title) {
        Button("Yes") { choose(true) }.focused($focus, equals: true)
        Button("No") { choose(false) }.focused($focus, equals: false)
      }
      .defaultFocus($focus, first)
      .onKeyPress("y") { choose(true) }
      .onKeyPress("n") { choose(false) }
      MistakeRow(mistake: mistake)
    }
  }

  @discardableResult private func choose(_ isYes: Bool) -> KeyPress.Result {
    mistake = check(isYes)
    if mistake == nil { answer(isYes) }
    return .handled
  }
}

/// The mistake in an answer, as a row below the question.
struct MistakeRow: View {
  let mistake: String?

  var body: some View {
    if let mistake { Text(verbatim: mistake).foregroundStyle(.error).padding(.leading, 2) }
  }
}
