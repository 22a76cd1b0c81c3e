public import CellLayout
public import Cells

extension Text {
  /// The lines of a text, for a renderer that draws them.
  ///
  /// Places and lengths are in units as long as a column is wide, or in points where `lengthUnit(_:)` says so. A row is two units high, and a line's
  /// baseline is its lower edge.
  /// - Source: SwiftUI `Text.Layout`.
  public nonisolated struct Layout: RandomAccessCollection {
    let lines: [Line]
    /// Whether there was no room for all of the text.
    public let isTruncated: Bool

    /// The place of the first line.
    public var startIndex: Int { 0 }
    /// The place behind the last line.
    public var endIndex: Int { lines.count }
    /// A line.
    public subscript(index: Int) -> Line { lines[index] }

    /// A line of a text: its runs.
    ///
    /// - Source: SwiftUI `Text.Layout.Line`.
    public nonisolated struct Line: RandomAccessCollection, LengthReading {
      let runs: [Run]
      package let place: TextPart
      /// The left end of the baseline.
      public var origin: DrawingPoint { typographicBounds.origin }
      /// Where the line is.
      public var typographicBounds: TypographicBounds { place.bounds }
      /// The place of the first run.
      public var startIndex: Int { 0 }
      /// The place behind the last run.
      public var endIndex: Int { runs.count }
      /// A run.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line with one style and the same attributes: its characters.
    ///
    /// - Source: SwiftUI `Text.Layout.Run`.
    public nonisolated struct Run: RandomAccessCollection {
      package let parts: [TextPart]
      package let place: TextPart
      let marks: TextMarks?
      /// Where the run is.
      public var typographicBounds: TypographicBounds { place.bounds }
      /// The place of the first character.
      public var startIndex: Int { 0 }
      /// The place behind the last character.
      public var endIndex: Int { parts.count }
      /// A character.
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      /// Some characters.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The value of an attribute; `nil` without one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { marks?.value(of: key) }
    }

    /// Some characters of a run.
    ///
    /// - Source: SwiftUI `Text.Layout.RunSlice`.
    public nonisolated struct RunSlice: RandomAccessCollection {
      /// The run.
      public let run: Run
      /// The places of the characters in the run.
      public let indices: Range<Int>
      /// Where the characters are.
      public var typographicBounds: TypographicBounds { place.bounds }
      /// The place of the first character.
      public var startIndex: Int { indices.lowerBound }
      /// The place behind the last character.
      public var endIndex: Int { indices.upperBound }
      /// A character.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// Some characters.
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
      /// The value of an attribute; `nil` without one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      package var place: TextPart {
        TextPart(joining: run.parts[indices.clamped(to: run.parts.indices)], of: run.place)
      }
    }

    /// The place of a part of a text.
    ///
    /// - Source: SwiftUI `Text.Layout.TypographicBounds`.
    public nonisolated struct TypographicBounds: Equatable, Sendable, LengthReading {
      /// The left end of the baseline.
      public var origin: DrawingPoint
      /// How wide the text is.
      public var width: Double
      /// How far the text is above the baseline.
      public var ascent: Double
      /// How far the text is below the baseline: nothing.
      public var descent: Double
      /// The room to the next line: none.
      public var leading: Double
      /// All of it.
      public var rect: DrawingRect {
        DrawingRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }
}

/// Characters in a row of cells: the lines, runs and characters that a text renderer draws are made of these.
package nonisolated struct TextPart {
  /// The cell of the first one, from the text's own.
  let x, y: Int
  /// How many lengths of the renderer a column has.
  let scale: Double
  package let text: StyledText
  package let width: Int

  /// Makes the part that consists of neighbours in one run, at once: one by one each would copy those before.
  init(joining parts: ArraySlice<TextPart>, of run: TextPart) {
    let first = parts.first
    (x, y, scale) = (first?.x ?? run.x, first?.y ?? run.y, run.scale)
    let string = parts.map(\.text.string).joined()
    text = first.map { StyledText(string, as: $0.text.wholeRuns[0]) } ?? StyledText("")
    width = parts.reduce(0) { $0 + $1.width }
  }

  init(x: Int, y: Int, scale: Double, _ text: StyledText, width: Int) {
    (self.x, self.y, self.scale, self.text, self.width) = (x, y, scale, text, width)
  }

  /// The cell behind it.
  var end: Int { x + width }

  package var bounds: Text.Layout.TypographicBounds {
    .init(
      origin: DrawingPoint(x: Double(x) * scale, y: Double(y + 1) * 2 * scale),
      width: Double(width) * scale, ascent: 2 * scale, descent: 0, leading: 0)
  }
}

nonisolated extension Text.Layout {
  /// Makes a layout of lines that are aligned in a width.
  init(
    _ lines: [BrokenText.Line], _ alignment: TextAlignment, in width: Int, scale: Double, isTruncated: Bool
  ) {
    self.lines = lines.enumerated().map { row, line in
      Line(
        TextPart(
          x: alignment.offset(ofWidth: line.width, in: width), y: row, scale: scale, line.text,
          width: line.width))
    }
    self.isTruncated = isTruncated
  }
}

nonisolated extension Text.Layout.Line {
  fileprivate init(_ place: TextPart) {
    var runs: [Text.Layout.Run] = []
    var rest = Substring(place.text.string)
    var x = place.x
    for run in place.text.wholeRuns {
      let end =
        rest.utf8.index(rest.startIndex, offsetBy: run.utf8Count, limitedBy: rest.endIndex) ?? rest.endIndex
      let start = x
      let parts = rest[..<end].map { character in
        let text = StyledText(String(character), as: run)
        let part = TextPart(x: x, y: place.y, scale: place.scale, text, width: CellWidth.width(of: character))
        x = part.end
        return part
      }
      let whole = TextPart(
        x: start, y: place.y, scale: place.scale, StyledText(String(rest[..<end]), as: run), width: x - start)
      rest = rest[end...]
      runs.append(Text.Layout.Run(parts: parts, place: whole, marks: run.marks))
    }
    (self.runs, self.place) = (runs, place)
  }
}

nonisolated extension StyledText {
  /// A part of a run.
  fileprivate init(_ string: String, as run: Run) {
    var run = run
    run.utf8Count = string.utf8.count
    self.init(string, runs: [run])
  }
}
