extension Text {
  /// Capitals, or small letters.
  ///
  /// - Source: SwiftUI `Text.Case`.
  public nonisolated enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

nonisolated private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

nonisolated extension EnvironmentValues {
  /// The letters that texts have in place of their own; `nil` leaves them.
  ///
  /// - Source: SwiftUI `EnvironmentValues.textCase`.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set {
      self[TextCaseKey.self] = newValue
      textOptions.textCase = newValue
    }
  }
}

extension View {
  /// Shows the texts in this view in upper or in lower case.
  ///
  /// `nil` leaves them as they are.
  ///
  ///     Text("Inbox").textCase(.uppercase)     // INBOX
  ///
  /// - Source: SwiftUI `View.textCase(_:)`.
  @inlinable public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

nonisolated extension StyledText {
  /// The text in capitals or in small letters, each run in its style.
  func cased(_ textCase: Text.Case) -> StyledText {
    func cased(_ string: String) -> String {
      textCase == .uppercase ? string.uppercased() : string.lowercased()
    }
    guard self.runs != nil else { return StyledText(cased(string)) }
    var text = ""
    var runs: [StyledText.Run] = []
    var rest = Substring(string)
    for run in wholeRuns {
      let end =
        rest.utf8.index(rest.startIndex, offsetBy: run.utf8Count, limitedBy: rest.endIndex) ?? rest.endIndex
      let part = cased(String(rest[..<end]))
      rest = rest[end...]
      text += part
      var run = run
      run.utf8Count = part.utf8.count
      runs.append(run)
    }
    return StyledText(text, runs: runs)
  }
}
