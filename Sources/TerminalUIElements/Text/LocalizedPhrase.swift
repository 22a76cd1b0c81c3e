package import Cells

/// A key with the values in it: `%lld items` and 3.
@usableFromInline package nonisolated final class LocalizedPhrase: Hashable, Sendable {
  /// A value of a literal.
  @usableFromInline package struct Value: Hashable, Sendable {
    /// The format that stands for the value in the key, such as `%lld`.
    package var specifier: String
    /// The value as text.
    package var content: StyledText
    /// The value, if it is a number.
    package var number: Double?
  }

  package let key: String
  private let values: [Value]
  /// The literal with its values.
  private let plain: StyledText

  /// Makes a phrase.
  package init(key: String, values: [Value] = [], plain: StyledText) {
    (self.key, self.values, self.plain) = (key, values, plain)
  }

  /// The same values with another key.
  package func named(_ key: String) -> LocalizedPhrase {
    LocalizedPhrase(key: key, values: values, plain: plain)
  }

  /// Whether two phrases have the same parts.
  @usableFromInline package static func == (left: LocalizedPhrase, right: LocalizedPhrase) -> Bool {
    left === right || left.key == right.key && left.values == right.values && left.plain == right.plain
  }
  /// Hashes the key and the values.
  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(values)
  }

  /// The text of the phrase in `table`, in the language of the place where it is shown.
  package func content(in table: LocalizationTable) -> StyledText {
    guard let source = Localization.source, source.knows(key, in: table) else { return plain }
    return StyledText(
      PlacedText(id: Identity(phrase: self, table: table)) { place in
        self.text(in: table, of: source, at: place)
      })
  }

  private struct Identity: Hashable {
    let phrase: LocalizedPhrase
    let table: LocalizationTable
  }

  /// The phrase in the table's language, with the values in the places where its format has them.
  private func text(in table: LocalizationTable, of source: any LocalizationSource, at place: (any Sendable)?)
    -> StyledText
  {
    guard let format = source.format(for: key, numbers: values.map(\.number), in: table, place: place) else {
      return plain.placed(in: place)
    }
    var text = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    text.notes = nil
    // Without values a text isn't a format, and a percent sign is one.
    guard !values.isEmpty else {
      text.appendLiteral(format)
      return text.content
    }
    var next = 0
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let literal): text.appendLiteral(literal)
      case .value(let place?, _) where !values.indices.contains(place): text.appendValue(piece.description)
      case .value(let position, let specifier):
        let index = position ?? next
        if position == nil { next += 1 }
        guard values.indices.contains(index) else {
          text.appendValue(piece.description)
          continue
        }
        let value = values[index]
        if specifier != value.specifier, let number = value.number,
          let written = source.written(number, as: specifier)
        {
          text.appendValue(written)
        } else {
          text.appendInterpolation(Text(value.content.placed(in: place)))
        }
      case .variable: text.appendValue(piece.description)
      }
    }
    return text.content
  }
}

/// The key and the values of a literal, noted while its interpolation is built.
@usableFromInline nonisolated struct LocalizedNotes {
  var key = ""
  var values: [LocalizedPhrase.Value] = []

  /// Adds a piece of the literal.
  package mutating func add(_ literal: String) {
    key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.doublingPercents : literal
  }

  /// Adds a value.
  package mutating func add(_ content: StyledText, as specifier: String = "%@", number: Double? = nil) {
    key += specifier
    values.append(LocalizedPhrase.Value(specifier: specifier, content: content, number: number))
  }

  /// Adds a value in the format of its type.
  package mutating func add<T>(_ value: T) {
    let content = StyledText("\(value)")
    switch value {
    case let number as any FixedWidthInteger:
      let isShort = type(of: number).bitWidth <= 32
      add(
        content, as: "%" + (isShort ? "" : "ll") + (type(of: number).isSigned ? "d" : "u"),
        number: Double(clamping: number))
    case let number as any BinaryFloatingPoint:
      add(content, as: value is Float ? "%f" : "%lf", number: Double(number))
    default: add(content)
    }
  }
}

extension Double {
  fileprivate nonisolated init(clamping number: some BinaryInteger) { self = Double(number) }
}

extension String {
  /// The text with each percent sign twice.
  fileprivate nonisolated var doublingPercents: String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
