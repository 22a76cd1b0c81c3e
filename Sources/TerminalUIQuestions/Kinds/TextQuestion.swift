internal import TerminalUICore

nonisolated extension Question where Answer == String {
  /// Asks for a text in one line.
  ///
  ///     let name = try await terminal.ask(.text("Project name", default: "App") { $0.contains(" ") ? "No spaces, please" : nil })
  ///
  /// - Parameters:
  ///   - title: The text of the question.
  ///   - default: The answer if nothing is typed, and without a user.
  ///   - option: The option of the command line that gives the answer.
  ///   - check: Says what is wrong with an answer, which is shown below the field; `nil` if nothing is. Without a default, an empty text is wrong.
  /// - Returns: A question whose line stays with the answer.
  public static func text(
    _ title: String, default: String? = nil, option: String? = nil,
    check: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> Question {
    Question(title, default: `default`, option: option, summary: { $0 }) { answer in
      FieldQuestion(
        title: title, fallback: `default`, shown: { $0 }, read: { Read($0, check) }, answer: answer)
    }
    .checking(check)
  }

  /// Asks for a text that isn't shown.
  ///
  /// - Parameters:
  ///   - title: The text of the question.
  ///   - option: The option of the command line that gives the answer, or an environment variable.
  ///   - check: Says what is wrong with an answer; `nil` if nothing is. An empty text is wrong.
  /// - Returns: A question whose line stays, with dots.
  public static func secret(
    _ title: String, option: String? = nil,
    check: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> Question {
    Question(title, option: option, summary: { _ in "••••••••" }) { answer in
      FieldQuestion(
        title: title, fallback: nil, isSecret: true, shown: { $0 }, read: { Read($0, check) }, answer: answer)
    }
    .checking(check)
  }
}

/// The meaning of a typed text: a value, or a mistake.
enum Read<Value> {
  case value(Value)
  case mistake(String)

  var mistake: String? { if case .mistake(let text) = self { text } else { nil } }
}

extension Read {
  /// A value, where a check has nothing against it.
  init(_ value: Value, _ check: (Value) -> String?) {
    self = check(value).map { .mistake($0) } ?? .value(value)
  }
}

/// A question that is answered by typing, in one line with its title.
struct FieldQuestion<Answer: Sendable>: View {
  let title: String
  let fallback: Answer?
  var isSecret = false
  /// The text of the default.
  let shown: (Answer) -> String
  /// Finds texts that the user may mean by a typed text.
  var suggestions: ((String) -> [String])?
  /// Finds the meaning of a text that isn't empty.
  let read: (String) -> Read<Answer>
  let answer: AnswerAction<Answer>
  @State private var text = ""

  private var result: Read<Answer> {
    if !text.isEmpty { return read(text) }
    return fallback.map { .value($0) } ?? .mistake("An answer is needed.")
  }

  var body: some View {
    QuestionRow(title: title) {
      field
        .textFieldStyle(.plain)
        .textInputSuggestions {
          ForEach(suggestions?(text) ?? [], id: \.self) { Text(verbatim: $0).textInputCompletion($0) }
        }
        .onSubmit { if case .value(let value) = result { answer(value) } }
        .validation(result.mistake, shown: .onSubmit)
    }
  }

  @ViewBuilder private var field: some View {
    if isSecret {
      SecureField("", text: $text)
    } else {
      TextField("", text: $text, prompt: fallback.map { Text(verbatim: shown($0)) })
    }
  }
}

/// The title of a question, and the views that answer it in the same row.
struct QuestionRow<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    HStack(alignment: .top) {
      Text(verbatim: "?").foregroundStyle(.tint).accessibilityHidden(true)
      Text(verbatim: title).bold().layoutPriority(1)
      content
    }
  }
}
