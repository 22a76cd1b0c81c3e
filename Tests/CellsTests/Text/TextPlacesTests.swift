import Expectations
import Testing

@testable import Cells

/// The characters of broken lines: which are at a column, and where those of a part are.
@Suite struct TextPlacesTests {
  /// The text of each cell of a line.
  private func cells(_ text: String, _ places: TextPlaces, line: Int) -> [String] {
    (0..<places.width(ofLine: line)).map { column in
      String(decoding: Array(text.utf8)[places.character(atColumn: column, line: line).bytes], as: UTF8.self)
    }
  }

  @Test func `spaces where a line was wrapped are in no cell`() {
    let text = "the quick fox"
    let places = TextPlaces(text, width: 9)
    expect(places.lineCount, 2)
    expect(cells(text, places, line: 0), ["t", "h", "e", " ", "q", "u", "i", "c", "k"])
    expect(cells(text, places, line: 1), ["f", "o", "x"])
    expect(places.columns(of: 4..<13, line: 0), 4..<9)
    expect(places.columns(of: 4..<13, line: 1), 0..<3)
    expect(places.columns(of: 9..<10, line: 0), 0..<0)
    expect(places.character(at: 9), places.character(atColumn: 8, line: 0))
  }

  @Test func `wide characters have two cells, and a tab those up to its stop`() {
    let text = "日a\tb"
    let places = TextPlaces(text)
    expect(cells(text, places, line: 0), ["日", "日", "a", "\t", "b"])
    expect(places.columns(of: 3..<4, line: 0), 2..<3)
    expect(places.columns(of: 0..<3, line: 0), 0..<2)
  }

  @Test func `parts of characters are whole ones`() {
    let places = TextPlaces("日ae\u{301}b")
    let found = places.characters(of: [1..<2, 3..<5, 5..<6, 7..<8], line: 0)
    expect(found.map(\.columns), [0..<2, 2..<4, 3..<4, 4..<5])
    expect(found.map(\.bytes), [0..<3, 3..<7, 4..<7, 7..<8])
  }

  @Test(arguments: [(TextTruncation.tail, "abcd…"), (.head, "…ghij"), (.middle, "ab…ij")])
  func `an ellipsis is all the text that it stands for`(truncation: TextTruncation, shown: String) {
    let text = "abcdefghij"
    let places = TextPlaces(text, width: 5, lineLimit: 1, truncation: truncation)
    let cells = cells(text, places, line: 0)
    expect(cells.joined(), text)
    expect(cells.firstIndex { $0.count > 1 }, Array(shown).firstIndex(of: "…"))
  }

  @Test func `hidden lines belong to the ellipsis`() {
    let text = "one two\nthree\nfour"
    let places = TextPlaces(text, width: 20, lineLimit: 2)
    expect(cells(text, places, line: 1).joined(), "three\nfour")
  }

  @Test func `a line without characters has a place`() {
    let places = TextPlaces("a\n\nb")
    expect(places.character(atColumn: 3, line: 1).bytes, 2..<2)
    expect(places.character(atColumn: 0, line: 9).bytes, 3..<4)
    expect(places.character(at: 4).bytes, 3..<4)
  }

  @Test func `every character of random text is where the lines show it`() {
    var generator = SeededGenerator(seed: 46)
    for _ in 0..<200 {
      let text = randomText(length: Int.random(in: 1...30, using: &generator), using: &generator)
      let width = Int.random(in: 1...12, using: &generator)
      let lines = LineBreaking.breaking(StyledText(text), width: width).lines
      let places = TextPlaces(text, width: width)
      expect(places.lineCount, lines.count)
      for (index, line) in lines.enumerated() {
        expect(places.width(ofLine: index), line.width)
        for column in 0..<line.width {
          let character = places.character(atColumn: column, line: index)
          expect(character.columns.contains(column), "\(text.debugDescription), \(width)")
          expect(places.columns(of: character.bytes, line: index), character.columns)
        }
      }
    }
  }
}
