/// The text of a literal, in which texts keep their styles.
///
///     Text("\(name) is \(Text("late").bold())")
///
/// Markdown within a line is read in it, but not in the values: `**bold**`, `*italic*`, `~~struck out~~`, code between backticks, which is secondary,
/// and `[links](https://example.org)`.
/// - Source: SwiftUI `LocalizedStringKey`; nothing is translated.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  @usableFromInline package let content: StyledText

  @usableFromInline package init(content: StyledText) { self.content = content }

  /// The string itself.
  public init(_ value: String) { self.init(literal: value) }

  /// The literal itself.
  public init(stringLiteral value: String) { self.init(literal: value) }

  private init(literal: String) {
    content = InlineMarkdown.isIn(literal) ? InlineMarkdown.read(StyledText(literal)) : StyledText(literal)
  }

  /// The literal with the values in it.
  @inlinable public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var text: DefaultStringInterpolation
    /// The runs up to the end of the last text with styles; `nil` while there was none.
    @usableFromInline var runs: [StyledText.Run]?
    /// The bytes in these runs.
    @usableFromInline var runBytes = 0
    /// Whether there may be Markdown in the literal.
    @usableFromInline var hasMarkdown = false
    /// The bytes of the literal's pieces; the values are between them.
    @usableFromInline var literals: [Range<Int>] = []

    /// Begins with nothing.
    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {
      text = DefaultStringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    @usableFromInline var content: StyledText {
      let text = plainContent
      guard hasMarkdown else { return text }
      var values: [Range<Int>] = []
      var end = 0
      for literal in literals {
        if literal.lowerBound > end { values.append(end..<literal.lowerBound) }
        end = literal.upperBound
      }
      if text.string.utf8.count > end { values.append(end..<text.string.utf8.count) }
      return InlineMarkdown.read(text, values: values)
    }

    private var plainContent: StyledText {
      let string = String(stringInterpolation: text)
      guard let runs else { return StyledText(string) }
      let rest = StyledText.Run(utf8Count: string.utf8.count - runBytes, style: .plain)
      return StyledText(string, runs: runs + [rest])
    }

    /// Adds a piece of the literal.
    @inlinable public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      if hasMarkdown || InlineMarkdown.isIn(literal) { noteLiteral(literal) }
      text.appendLiteral(literal)
    }

    /// Adds a text that is a value: no Markdown is read in it.
    @inlinable public mutating func appendValue(_ value: String) { text.appendLiteral(value) }

    @usableFromInline mutating func noteLiteral(_ literal: String) {
      hasMarkdown = true
      let start = String(stringInterpolation: text).utf8.count
      literals.append(start..<start + literal.utf8.count)
    }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { append(text.content) }

    /// Adds a value as its description.
    @inlinable public mutating func appendInterpolation<T>(_ value: T)
    where T: TextOutputStreamable, T: CustomStringConvertible {
      text.appendInterpolation(value)
    }

    /// Adds a value as it writes itself.
    @inlinable public mutating func appendInterpolation<T: TextOutputStreamable>(_ value: T) {
      text.appendInterpolation(value)
    }

    /// Adds a value as its description.
    @inlinable public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      text.appendInterpolation(value)
    }

    /// Adds a value as `print` shows it.
    @inlinable public mutating func appendInterpolation<T>(_ value: T) { text.appendInterpolation(value) }

    /// Adds the name of a type.
    @inlinable public mutating func appendInterpolation(_ value: any Any.Type) {
      text.appendInterpolation(value)
    }

    private mutating func append(_ other: StyledText) {
      let end = String(stringInterpolation: text).utf8.count
      text.appendLiteral(other.string)
      guard other.runs != nil else { return }
      var runs = runs ?? []
      runs.append(StyledText.Run(utf8Count: end - runBytes, style: .plain))
      runs.append(contentsOf: other.wholeRuns)
      self.runs = runs
      runBytes = end + other.string.utf8.count
    }
  }
}
