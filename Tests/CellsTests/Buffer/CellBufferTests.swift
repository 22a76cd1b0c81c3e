import Cells
import Expectations
import Testing

@Suite struct CellBufferTests {
  private func buffer(_ width: Int, _ height: Int = 1) -> CellBuffer {
    CellBuffer(size: Size(width: width, height: height))
  }

  @Test func `a new buffer is blank`() {
    expect(buffer(3, 2).text, "   \n   ")
    expect(buffer(3, 2)[2, 1], .blank)
  }

  @Test(arguments: [(-1, 0), (0, -1), (3, 0), (0, 2), (Int.max, 0), (Int.min, Int.min)])
  func `cells outside are blank`(x: Int, y: Int) {
    var buffer = buffer(3, 2)
    buffer.fill(buffer.bounds, with: Glyph("x"), style: Style(foreground: .red), clip: buffer.bounds)
    expect(buffer[x, y], .blank)
    buffer.withRow(5) { expectEmpty($0) }
  }

  @Test(arguments: [(Int.max, Int.max), (Int.min, 5), (-1, -1), (0, 0), (1 << 20, 1 << 20), (Int.max, 1)])
  func `no size traps or takes all memory`(width: Int, height: Int) {
    let buffer = CellBuffer(size: Size(width: width, height: height))
    expect(buffer.size.width >= 0 && buffer.size.height >= 0)
    expect(buffer.size.width * buffer.size.height, atMost: 1 << 24)
    expect(buffer.size.width <= CellBuffer.maximumLength && buffer.size.height <= CellBuffer.maximumLength)
  }

  @Test(arguments: [Size(width: 2, height: 3), Size(width: 3, height: 2), Size(width: 9, height: 9), .zero])
  func `resizing leaves nothing`(size: Size) {
    var buffer = buffer(3, 2)
    buffer.write("abc", at: .zero, style: Style(foreground: .red), clip: buffer.bounds)
    buffer.resize(to: size)
    expect(buffer, CellBuffer(size: size))
  }

  @Test func `text is clipped`() {
    var buffer = buffer(6)
    buffer.write("abcdef", at: .zero, style: .plain, clip: Rect(x: 1, y: 0, width: 3, height: 1))
    expect(buffer.text, " bcd  ")
  }

  @Test(arguments: [
    (-1, " 字ab "), (0, "漢字ab"), (1, " 漢字a"), (3, "   漢 "), (-3, " ab   "), (5, "      "), (6, "      "),
    (-9, "      "),
  ]) func `a wide glyph at the edge is blank`(x: Int, text: String) {
    var buffer = buffer(6)
    let columns = buffer.write("漢字ab", at: Point(x: x, y: 0), style: .plain, clip: buffer.bounds)
    expect(buffer.text, text)
    expect(columns, 6)
  }

  @Test func `the other half of an overwritten wide glyph becomes a space`() {
    var buffer = buffer(6)
    buffer.write("漢字漢", at: .zero, style: Style(background: .blue), clip: buffer.bounds)
    buffer.write("x", at: Point(x: 1, y: 0), style: .plain, clip: buffer.bounds)
    buffer.write("y", at: Point(x: 4, y: 0), style: .plain, clip: Rect(x: 4, y: 0, width: 1, height: 1))
    expect(buffer.text, " x字y ")
    expect((0..<6).allSatisfy { buffer[$0, 0].style.background == .blue })
  }

  @Test func `an open background keeps that of the cell, a colour replaces it`() {
    var buffer = buffer(4)
    buffer.fillBackground(buffer.bounds, color: .blue, clip: buffer.bounds)
    buffer.write("a", at: .zero, style: Style(foreground: .red, attributes: .bold), clip: buffer.bounds)
    buffer.write("b", at: Point(x: 1, y: 0), style: Style(background: .green), clip: buffer.bounds)
    buffer.write("c", at: Point(x: 2, y: 0), style: Style(background: .terminalDefault), clip: buffer.bounds)
    buffer.write("d", at: .zero, style: .plain, clip: buffer.bounds)
    expect(
      (0..<4).map { buffer[$0, 0].description }, ["d on blue", "b on green", "c", "  on blue"])
  }

  @Test func `a restyled cell keeps its glyph and what the style leaves open`() {
    var buffer = buffer(3)
    buffer.write("a漢", at: .zero, style: Style(foreground: .red, attributes: .bold), clip: buffer.bounds)
    buffer.restyle(
      Rect(x: 0, y: 0, width: 2, height: 1), clip: buffer.bounds, Style(attributes: .reverse, removing: .bold)
    )
    expect(buffer.styledText, "|a漢|\n0,0-2: reverse red")
  }

  @Test func `the second half alone is not restyled`() {
    var buffer = buffer(3)
    buffer.write("漢a", at: .zero, style: .plain, clip: buffer.bounds)
    buffer.restyle(Rect(x: 1, y: 0, width: 2, height: 1), clip: buffer.bounds, Style(foreground: .red))
    expect(buffer.styledText, "|漢a|\n0,2: red")
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 5, height: 1), "漢漢 "), (Rect(x: 1, y: 0, width: 3, height: 1), " 漢  "),
    (Rect(x: -1, y: 0, width: 6, height: 1), " 漢漢"), (Rect(x: -2, y: 0, width: 4, height: 9), "漢   "),
  ]) func `a rectangle is filled with whole wide glyphs`(rect: Rect, text: String) {
    var buffer = buffer(5)
    buffer.fill(rect, with: Glyph("漢"), style: .plain, clip: buffer.bounds)
    expect(buffer.text, text)
  }

  @Test func `clearing takes colours too`() {
    var buffer = buffer(3)
    buffer.write("漢x", at: .zero, style: Style(background: .red), clip: buffer.bounds)
    buffer.clear(Rect(x: 1, y: -3, width: 9, height: 9))
    expect(buffer.styledText, "|   |\n0,0: on red")
  }

  @Test func `a cluster across runs has the style it began with`() {
    var buffer = buffer(3)
    let text =
      StyledText("e", style: Style(foreground: .red))
      + StyledText("\u{301}xy", style: Style(foreground: .blue))
    buffer.write(text, at: .zero, style: .plain, clip: buffer.bounds)
    expect(buffer.styledText, "|e\u{301}xy|\n0,0: red\n0,1-2: blue")
  }

  @Test func `runs that are too long or too short write all of the text`() {
    var text = StyledText("abc")
    for counts in [[1], [1, 99], [-4, 2], []] {
      text.runs = counts.map { StyledText.Run(utf8Count: $0, style: Style(foreground: .red)) }
      var buffer = buffer(4)
      expect(buffer.write(text, at: .zero, style: .plain, clip: buffer.bounds), 3)
      expect(buffer.text, "abc ")
    }
  }

  @Test func `no position traps`() {
    var buffer = buffer(4, 2)
    for x in [Int.min, -1, 0, Int.max] {
      for y in [Int.min, -1, 0, Int.max] {
        let at = Point(x: x, y: y)
        expect(
          buffer.write("a漢", at: at, style: .plain, clip: Rect(x: x, y: y, width: .max, height: .max)), 3)
        buffer.write(Glyph("漢"), at: at, style: .plain, clip: buffer.bounds)
        buffer.fill(
          Rect(x: x, y: y, width: .max, height: .max), with: Glyph("漢"), style: .plain, clip: buffer.bounds)
        buffer.drawBox(
          Rect(x: x, y: y, width: .max, height: .max), .light, style: .plain, clip: buffer.bounds)
      }
    }
    expect(buffer.size, Size(width: 4, height: 2))
  }
}
