import Cells
import Expectations
import Testing

@Suite struct CellBufferTextTests {
  private func sample() -> CellBuffer {
    var buffer = CellBuffer(size: Size(width: 9, height: 4))
    buffer.write("Count: 1", at: .zero, style: Style(attributes: .bold), clip: buffer.bounds)
    for y in 1...2 {
      buffer.fillBackground(Rect(x: 0, y: y, width: 5, height: 1), color: .green, clip: buffer.bounds)
    }
    buffer.write("[漢]", at: Point(x: 0, y: 1), style: Style(foreground: .black), clip: buffer.bounds)
    return buffer
  }

  @Test func `text has every row, with spaces at its end`() {
    expect(sample().text, "Count: 1 \n[漢]     \n         \n         ")
    expect(sample().description, sample().text)
  }

  @Test func `trimmed text has no spaces and no blank rows at its ends`() {
    expect(sample().trimmedText, "Count: 1\n[漢]")
    expect(CellBuffer(size: Size(width: 3, height: 3)).trimmedText, "")
  }

  @Test func `styled text says which cells have which style`() {
    expect(
      sample().styledText,
      """
      |Count: 1 |
      |[漢]     |
      |         |
      |         |
      0,0-7: bold
      1,0-3: black on green
      1,4: on green
      2,0-4: on green
      """)
  }

  @Test func `rows with the same columns and style share a line`() {
    var buffer = CellBuffer(size: Size(width: 3, height: 4))
    buffer.fillBackground(Rect(x: 1, y: 0, width: 2, height: 3), color: .blue, clip: buffer.bounds)
    buffer.write("x", at: Point(x: 0, y: 1), style: Style(attributes: .dim), clip: buffer.bounds)
    expect(buffer.styledText, "|   |\n|x  |\n|   |\n|   |\n0-2,1-2: on blue\n1,0: dim")
  }

  @Test func `an empty buffer has no text`() {
    expect(CellBuffer(size: .zero).text, "")
    expect(CellBuffer(size: .zero).styledText, "")
  }

  @Test func `a cell prints`() {
    expect(
      Cell(glyph: Glyph("a"), style: Style(foreground: .red, attributes: .bold)).description, "a bold red")
    expect(Cell.blank.description, " ")
  }
}
