internal import TerminalUICore

nonisolated extension Question where Answer: LosslessStringConvertible & Comparable {
  /// Asks for a number: an `Int`, a `Double`, or another value that is read from text.
  ///
  ///     let port = try await terminal.ask(.number("Port", in: 1...65_535, default: 8080, option: "--port"))
  ///
  /// - Parameters:
  ///   - title: The text of the question.
  ///   - range: The least and the greatest answer; `nil` for any.
  ///   - default: The answer if nothing is typed, and without a user.
  ///   - option: The option of the command line that gives the answer.
  ///   - check: Says what else is wrong with an answer, which is shown below the field; `nil` if nothing is.
  /// - Returns: A question whose line stays with the answer.
  public static func number(
    _ title: String, in range: ClosedRange<Answer>? = nil, default: Answer? = nil, option: String? = nil,
    check: @escaping @MainActor @Sendable (Answer) -> String? = { _ in nil }
  ) -> Question {
    let checkAll: @MainActor @Sendable (Answer) -> String? = { value in
      guard let range, !range.contains(value) else { return check(value) }
      return "A number from \(range.lowerBound) to \(range.upperBound), please."
    }
    return Question(title, default: `default`, option: option, summary: { $0.description }) { answer in
      FieldQuestion(
        title: title, fallback: `default`, shown: { $0.description },
        read: { text in
          Answer(text.trimmed).map { Read($0, checkAll) } ?? .mistake("“\(text)” is no number.")
        }, answer: answer)
    }
    .checking(checkAll)
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
