/// The text of a literal, in which texts keep their styles.
///
///     Text("\(name) is \(Text("late").bold())")
///
/// Markdown within a line is read in it, but not in the values: `**bold**`, `*italic*`, `~~struck out~~`, code between backticks, which is secondary,
/// and `[links](https://example.org)`.
///
/// An app that links `TerminalUIFoundation` may have tables of texts: string catalogues (`Localizable.xcstrings`) or files
/// `de.lproj/Localizable.strings` among its resources. There the literal is a key, with a format in place of each value, as in
/// `%lld items`. Its text in the table is shown, in the language of `\.locale`, or of the user's `LANGUAGE`, `LC_ALL`,
/// `LC_MESSAGES` or `LANG`. A key that no table has is shown itself.
/// - Source: SwiftUI `LocalizedStringKey`; numbers are written as `print` does.
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  @usableFromInline package let content: StyledText
  /// The key to look up; `nil` where there are no tables.
  @usableFromInline package let phrase: LocalizedPhrase?

  @usableFromInline package init(content: StyledText, phrase: LocalizedPhrase? = nil) {
    self.content = content
    self.phrase = phrase
  }

  /// The text of the key by a table.
  package func content(in table: LocalizationTable) -> StyledText {
    (phrase ?? LocalizedPhrase(key: content.string, plain: content)).content(in: table)
  }

  /// The string itself.
  public init(_ value: String) { self.init(literal: value) }

  /// The literal itself.
  public init(stringLiteral value: String) { self.init(literal: value) }

  private init(literal: String) {
    let plain =
      InlineMarkdown.isIn(literal) ? InlineMarkdown.read(StyledText(literal)) : StyledText(literal)
    phrase = Localization.isOn ? LocalizedPhrase(key: literal, plain: plain) : nil
    content = phrase?.content(in: LocalizationTable()) ?? plain
  }

  /// The literal with the values in it.
  @inlinable public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.localized }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline package var text: DefaultStringInterpolation
    /// The runs up to the end of the last text with styles; `nil` while there was none.
    @usableFromInline var runs: [StyledText.Run]?
    /// The bytes in these runs.
    @usableFromInline var runBytes = 0
    /// Whether there may be Markdown in the literal.
    @usableFromInline var hasMarkdown = false
    /// The bytes of the literal's pieces; the values are between them.
    @usableFromInline var literals: [Range<Int>] = []
    /// The key to look up; `nil` where there are no tables.
    @usableFromInline var notes: LocalizedNotes?

    /// Begins with nothing.
    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {
      text = DefaultStringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      if Localization.isOn { takeNotes() }
    }

    @usableFromInline mutating func takeNotes() { notes = LocalizedNotes() }
    @usableFromInline mutating func note(literal: String) { notes?.add(literal) }
    @usableFromInline mutating func note(text: String) { notes?.add(StyledText(text)) }
    @usableFromInline mutating func note<T>(value: T) { notes?.add(value) }

    /// The key with its text.
    @usableFromInline var localized: LocalizedStringKey {
      let plain = content
      guard let notes else { return LocalizedStringKey(content: plain) }
      let phrase = LocalizedPhrase(key: notes.key, values: notes.values, plain: plain)
      return LocalizedStringKey(content: phrase.content(in: LocalizationTable()), phrase: phrase)
    }

    /// The text; only in literals is Markdown read, never in the values.
    package var content: StyledText {
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
      if notes != nil { note(literal: literal) }
      if hasMarkdown || InlineMarkdown.isIn(literal) { noteLiteral(literal) }
      text.appendLiteral(literal)
    }

    /// Adds a text that is a value: no Markdown is read in it.
    @inlinable public mutating func appendValue(_ value: String) {
      if notes != nil { note(text: value) }
      text.appendLiteral(value)
    }

    /// Adds a number as it is written in a format, which is a part of the key.
    package mutating func appendNumber(_ number: Double, written: String, as specifier: String) {
      notes?.add(StyledText(written), as: specifier, number: number)
      text.appendLiteral(written)
    }

    @usableFromInline mutating func noteLiteral(_ literal: String) {
      hasMarkdown = true
      let start = String(stringInterpolation: text).utf8.count
      literals.append(start..<start + literal.utf8.count)
    }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) {
      notes?.add(text.content)
      append(text.content)
    }

    /// Adds the text of another key.
    public mutating func appendInterpolation(_ key: LocalizedStringKey) {
      appendInterpolation(Text(key))
    }

    /// Adds a value as its description.
    @inlinable public mutating func appendInterpolation<T>(_ value: T)
    where T: TextOutputStreamable, T: CustomStringConvertible {
      if notes != nil { note(value: value) }
      text.appendInterpolation(value)
    }

    /// Adds a value as it writes itself.
    @inlinable public mutating func appendInterpolation<T: TextOutputStreamable>(_ value: T) {
      if notes != nil { note(value: value) }
      text.appendInterpolation(value)
    }

    /// Adds a value as its description.
    @inlinable public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      if notes != nil { note(value: value) }
      text.appendInterpolation(value)
    }

    /// Adds a value as `print` shows it.
    @inlinable public mutating func appendInterpolation<T>(_ value: T) {
      if notes != nil { note(value: value) }
      text.appendInterpolation(value)
    }

    /// Adds the name of a type.
    @inlinable public mutating func appendInterpolation(_ value: any Any.Type) {
      if notes != nil { note(value: value) }
      text.appendInterpolation(value)
    }

    /// Appends a text with its styles.
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
