internal import TerminalUICore

nonisolated extension Question {
  /// Asks for one of several values; typing leaves those that match.
  ///
  ///     let license = try await terminal.ask(.choice("License", among: ["MIT", "Apache 2.0"], option: "--license"))
  ///
  /// The letters that are typed occur in a title in their order; the best matches come first.
  /// - Parameters:
  ///   - title: The text of the question.
  ///   - values: The values.
  ///   - default: The value with the cursor at first, and the answer without a user.
  ///   - option: The option of the command line that gives the answer.
  ///   - name: The title of a value; by default its description.
  ///   - check: Says what is wrong with an answer, which is shown below the rows; `nil` if nothing is.
  /// - Returns: A question whose line stays with the answer.
  public static func choice(
    _ title: String, among values: [Answer], default: Answer? = nil, option: String? = nil,
    name: @escaping @MainActor @Sendable (Answer) -> String = { "\($0)" },
    check: @escaping @MainActor @Sendable (Answer) -> String? = { _ in nil }
  ) -> Question where Answer: Equatable {
    Question(title, default: `default`, option: option, summary: name) { answer in
      ChoiceQuestion(
        title: title, values: values, titles: values.map(name), check: check, answer: answer,
        cursor: `default`.flatMap { values.firstIndex(of: $0) } ?? 0)
    }
    .checking(check)
  }

  /// Asks for any number of values: Space chooses, A chooses all or none, Return ends.
  ///
  ///     let targets = try await terminal.ask(.choices("Platforms", among: ["Linux", "macOS"], default: ["Linux"]))
  ///
  /// - Parameters:
  ///   - title: The text of the question.
  ///   - values: The values.
  ///   - default: The values that are chosen at first, and the answer without a user.
  ///   - option: The option of the command line that gives the answer.
  ///   - name: The title of a value; by default its description.
  ///   - check: Says what is wrong with an answer, which is shown below the rows; `nil` if nothing is.
  /// - Returns: A question whose answer has the values in their order.
  public static func choices<Value: Equatable & Sendable>(
    _ title: String, among values: [Value], default: [Value]? = nil, option: String? = nil,
    name: @escaping @MainActor @Sendable (Value) -> String = { "\($0)" },
    check: @escaping @MainActor @Sendable ([Value]) -> String? = { _ in nil }
  ) -> Question where Answer == [Value] {
    Question(
      title, default: `default`, option: option,
      summary: { $0.isEmpty ? "none" : $0.map(name).joined(separator: ", ") }
    ) { answer in
      ChoicesQuestion(
        title: title, values: values, titles: values.map(name), check: check, answer: answer,
        chosen: Set(values.indices.filter { `default`?.contains(values[$0]) ?? false }))
    }
    .checking(check)
  }
}

/// The question as the terminal shows it: a field for the filter, and the values that match below it.
private struct ChoiceQuestion<Value: Sendable>: View {
  let title: String
  let values: [Value]
  let titles: [String]
  let check: (Value) -> String?
  let answer: AnswerAction<Value>
  @State var cursor: Int
  @State private var filter = ""
  /// The places of the values that match, the best ones first; `nil` without a filter.
  @State private var found: [Int]?
  @State private var mistake: String?

  private var matches: [Int] { found ?? Array(values.indices) }

  /// The values that match the typed filter, the best first; `nil` is all of them.
  private func search() -> [Int]? {
    let matcher = FuzzyMatcher(filter)
    if matcher.isEmpty { return nil }
    let found = values.indices.compactMap { index in matcher.match(titles[index]).map { (index, $0) } }
    return found.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }.map(\.0)
  }

  var body: some View {
    let matches = matches
    VStack(alignment: .leading, spacing: 0) {
      QuestionRow(title: title) {
        TextField("", text: $filter, prompt: Text(verbatim: "type to filter"))
          .textFieldStyle(.plain)
          .onSubmit { choose(cursor, matches) }
          .modifier(CursorKeys(cursor: $cursor, count: matches.count))
      }
      if matches.isEmpty {
        Text(verbatim: "No match").foregroundStyle(.secondary).padding(.leading, 4)
      }
      OptionRows(titles: matches.map { titles[$0] }, cursor: cursor) { choose($0, matches) }
      MistakeRow(mistake: mistake)
    }
    .onChange(of: filter) { (cursor, found) = (0, search()) }
  }

  private func choose(_ place: Int, _ matches: [Int]) {
    guard matches.indices.contains(place) else { return }
    let value = values[matches[place]]
    mistake = check(value)
    if mistake == nil { answer(value) }
  }
}

/// The question for several values as the terminal shows it: each value with a box, which Space marks.
private struct ChoicesQuestion<Value: Sendable>: View {
  let title: String
  let values: [Value]
  let titles: [String]
  let check: ([Value]) -> String?
  let answer: AnswerAction<[Value]>
  @State var chosen: Set<Int>
  @State private var cursor = 0
  @State private var mistake: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      QuestionRow(title: title) {
        Text(verbatim: "Space chooses, Return ends").foregroundStyle(.secondary)
      }
      OptionRows(titles: titles, cursor: cursor, isChosen: { chosen.contains($0) }, choose: toggle)
      MistakeRow(mistake: mistake)
    }
    .focusable()
    .focusEffectDisabled()
    .modifier(CursorKeys(cursor: $cursor, count: values.count))
    .onKeyPress(.space) {
      toggle(cursor); return .handled
    }
    .onKeyPress("a") {
      chosen = chosen.count == values.count ? [] : Set(values.indices)
      return .handled
    }
    .onKeyPress(.return) {
      end(); return .handled
    }
  }

  private func toggle(_ index: Int) {
    cursor = index
    if values.indices.contains(index), chosen.remove(index) == nil { chosen.insert(index) }
  }

  /// Answers with the chosen values, unless the check finds a mistake.
  private func end() {
    let found = chosen.sorted().map { values[$0] }
    mistake = check(found)
    if mistake == nil { answer(found) }
  }
}
