/// The values that an app gives to a part of a text, one of each type.
///
///     StyledText("late").marked(TextMarks(Emphasis(), id: 0))
///
/// Two are equal if they have values of the same types with the same identities.
package struct TextMarks: Hashable, Sendable {
  private struct Mark: Hashable, Sendable {
    let value: any Sendable
    let id: any Hashable & Sendable

    static func == (left: Mark, right: Mark) -> Bool { AnyHashable(left.id) == AnyHashable(right.id) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(id)) }
  }

  private var marks: [ObjectIdentifier: Mark] = [:]

  /// Takes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: An identity that other values of the type don't have.
  package init<Value: Sendable>(_ value: Value, id: any Hashable & Sendable) {
    marks[ObjectIdentifier(Value.self)] = Mark(value: value, id: id)
  }

  /// The value of a type.
  package func value<Value>(of type: Value.Type) -> Value? { marks[ObjectIdentifier(type)]?.value as? Value }

  /// Returns the values of two texts' marks; for a type of which each has one, the value of `self`.
  func over(_ others: TextMarks?) -> TextMarks {
    var result = self
    if let others { result.marks.merge(others.marks) { own, _ in own } }
    return result
  }
}

extension StyledText {
  /// This text with values for all of it, under those that its parts have.
  package func marked(_ marks: TextMarks?) -> StyledText {
    guard let marks, !string.isEmpty else { return self }
    return StyledText(
      string,
      runs: wholeRuns.map { run in
        var run = run
        run.marks = run.marks?.over(marks) ?? marks
        return run
      })
  }
}
