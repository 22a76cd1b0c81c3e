internal import TerminalUICore

extension View {
  /// Shows parts of the text in the fields and editors of this view in other styles.
  ///
  ///     TextEditor(text: $script).textHighlighting { line in
  ///       line.ranges(of: /let|var/).map { TextHighlight($0, style: Style(foreground: .role(.tint))) }
  ///     }
  ///
  /// The function is called for lines in sight only, with the text from one new line to the next. If a line has more than 4 096 bytes on either side
  /// of a row, the function gets the text of the row. Ranges that the line doesn't have are ignored, and of several styles for a character the last
  /// one counts. Colours and attributes change, never the text or its width. A secret has no highlights. Text that is selected looks selected.
  ///
  /// There is no such modifier in SwiftUI, whose editor takes an `AttributedString`.
  /// - Parameter highlight: Returns the highlights of a line, always the same for the same line. Other values that it depends on are read in `body`,
  ///   not in it.
  @inlinable public func textHighlighting(_ highlight: @escaping (_ line: String) -> [TextHighlight])
    -> some View
  {
    modifier(TextHighlightingModifier(highlight))
  }
}

/// Provides an app's highlighting to the fields in a view.
@usableFromInline struct TextHighlightingModifier: ViewModifier {
  let highlight: (String) -> [TextHighlight]

  @usableFromInline init(_ highlight: @escaping (String) -> [TextHighlight]) { self.highlight = highlight }

  @usableFromInline func body(content: Content) -> some View {
    content.environment(\.textHighlighter, TextHighlighter(function: highlight))
  }
}

/// A part of a line, and its style.
public nonisolated struct TextHighlight: Hashable, Sendable {
  /// The part of the line.
  public var range: Range<String.Index>
  /// The colours and attributes of the text; those that are left open are the field's.
  public var style: Style

  /// Makes a highlight.
  public init(_ range: Range<String.Index>, style: Style) {
    self.range = range
    self.style = style
  }
}

/// Calls the app's function for the lines in sight, and turns its answers into styles.
struct TextHighlighter {
  let function: (String) -> [TextHighlight]

  /// The longest way from a row to the end of its line, in bytes.
  static let reach = 4_096

  /// The styles of a part of a text, in order, without gaps.
  func runs(of shown: Range<Int>, in editing: TextEditing) -> [(range: Range<Int>, style: Style)] {
    let line = Self.line(around: shown, in: editing)
    let text = String(editing.text[editing.index(line.lowerBound)..<editing.index(line.upperBound)])
    var styles = [Style](repeating: .plain, count: shown.count)
    for highlight in Evaluation.unobserved({ function(text) }) {
      let range = highlight.range
      guard range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex else { continue }
      let start = line.lowerBound + text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let end = line.lowerBound + text.utf8.distance(from: text.startIndex, to: range.upperBound)
      let part =
        (editing.edge(
          atOrBehind: start)..<Swift.max(editing.edge(atOrBehind: end), editing.edge(atOrBehind: start)))
        .clamped(to: shown)
      for position in part {
        styles[position - shown.lowerBound] = highlight.style.over(styles[position - shown.lowerBound])
      }
    }
    var runs: [(range: Range<Int>, style: Style)] = []
    for (index, style) in styles.enumerated() {
      let position = shown.lowerBound + index
      if let last = runs.last, last.style == style {
        runs[runs.count - 1].range = last.range.lowerBound..<(position + 1)
      } else {
        runs.append((position..<(position + 1), style))
      }
    }
    return runs
  }

  /// The line that a row is in, as far as it is near.
  private static func line(around shown: Range<Int>, in editing: TextEditing) -> Range<Int> {
    let bytes = editing.text.utf8
    let newline = UInt8(ascii: "\n")
    var start = editing.index(shown.lowerBound)
    var steps = 0
    while start > bytes.startIndex, bytes[bytes.index(before: start)] != newline {
      start = bytes.index(before: start)
      steps += 1
      if steps > reach { return shown }
    }
    var end = editing.index(shown.upperBound)
    steps = 0
    while end < bytes.endIndex, bytes[end] != newline {
      end = bytes.index(after: end)
      steps += 1
      if steps > reach { return shown }
    }
    return editing.offset(start)..<editing.offset(end)
  }
}

nonisolated private enum TextHighlighterKey: EnvironmentKey {
  static var defaultValue: TextHighlighter? { nil }
}

nonisolated extension EnvironmentValues {
  /// The app's highlighting of the lines of texts that are edited.
  var textHighlighter: TextHighlighter? {
    get { self[TextHighlighterKey.self] }
    set { self[TextHighlighterKey.self] = newValue }
  }
}
