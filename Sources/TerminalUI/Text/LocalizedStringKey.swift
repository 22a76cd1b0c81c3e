/// The text of a literal, in which texts keep their styles.
///
///     Text("\(name) is \(Text("late").bold())")
///
/// - Source: SwiftUI `LocalizedStringKey`; nothing is translated, and no Markdown is read.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  @usableFromInline let content: StyledText

  @usableFromInline init(content: StyledText) { self.content = content }

  /// The string itself.
  @inlinable public init(_ value: String) { content = StyledText(value) }

  /// The literal itself.
  @inlinable public init(stringLiteral value: String) { content = StyledText(value) }

  /// The literal with the values in it.
  @inlinable public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var text: DefaultStringInterpolation
    /// The runs up to the end of the last text with styles; `nil` while there was none.
    @usableFromInline var runs: [StyledText.Run]?
    /// The bytes in these runs.
    @usableFromInline var runBytes = 0

    /// Begins with nothing.
    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {
      text = DefaultStringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    @inlinable var content: StyledText {
      let string = String(stringInterpolation: text)
      guard let runs else { return StyledText(string) }
      let rest = StyledText.Run(utf8Count: string.utf8.count - runBytes, style: .plain)
      return StyledText(string, runs: runs + [rest])
    }

    /// Adds a piece of the literal.
    @inlinable public mutating func appendLiteral(_ literal: String) { text.appendLiteral(literal) }

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
