/// A part of a text that says something else in another place, such as in another language.
///
/// Two are equal if their identities are.
package final class PlacedText: Hashable, Sendable {
  private let id: any Hashable & Sendable
  /// The text in a place, which only the part's maker interprets; `nil` is the user's own.
  package let text: @Sendable (_ place: (any Sendable)?) -> StyledText

  /// Makes a part of a text.
  ///
  /// - Parameters:
  ///   - id: All that the function depends on besides the place.
  ///   - text: The text in a place.
  package init(
    id: any Hashable & Sendable, text: @escaping @Sendable (_ place: (any Sendable)?) -> StyledText
  ) {
    (self.id, self.text) = (id, text)
  }

  /// Whether two texts have the same identity.
  package static func == (left: PlacedText, right: PlacedText) -> Bool {
    left === right || AnyHashable(left.id) == AnyHashable(right.id)
  }
  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(id)) }
}

extension StyledText {
  /// Makes a text that depends on its place, beginning with the text of the user's own.
  package init(_ placed: PlacedText) {
    // A part without any characters would be no part.
    string = placed.text(nil).string
    if string.isEmpty { string = " " }
    var run = Run(utf8Count: string.utf8.count, style: .plain)
    run.placed = placed
    runs = [run]
  }

  /// Whether a part of it depends on its place.
  package var isPlaced: Bool {
    guard let runs else { return false }
    for run in runs where run.placed != nil { return true }
    return false
  }

  /// The text in a place, which then depends on none.
  ///
  /// The style of the part is under that of its text.
  package func placed(in place: (any Sendable)?) -> StyledText {
    guard isPlaced else { return self }
    var result = ""
    var parts: [Run] = []
    var start = string.utf8.startIndex
    for run in wholeRuns {
      let end = string.utf8.index(start, offsetBy: run.utf8Count)
      if let placed = run.placed {
        let text = placed.text(place).styled(run.style, keeping: run.shading).marked(run.marks)
        result += text.string
        parts += text.wholeRuns
      } else {
        result += string[start..<end]
        parts.append(run)
      }
      start = end
    }
    return StyledText(result, runs: parts)
  }
}
