import Cells
import Expectations
import Testing

@Suite struct ASCIITests {
  // Look 6
  @Test(arguments: [
    ("╭─╮", "+-+"), ("│x│", "|x|"), ("╰━╯", "+=+"), ("├┼┤", "+++"), ("═║╬", "=|+"), ("┄┆", "-|"),
    ("[✓] (•)", "[x] (*)"),
    ("━━●", "==*"), ("▸ ▾ ›", "> v >"), ("█▌░", "##."), ("⏎ ⌃K", "< ^K"), ("→←↑↓…", "><^v."),
    ("Ä é ß", "A e s"),
    ("“a” – b", "\"a\" - b"), ("plain ~", "plain ~"),
  ]) func `what views draw has a stand-in`(text: String, expected: String) {
    var buffer = CellBuffer(size: Size(width: text.count, height: 1))
    buffer.write(text, at: .zero, style: .plain, clip: buffer.bounds)
    buffer.reduceToASCII(buffer.bounds)
    expect(buffer.text, expected)
  }

  @Test func `every line of every set has one, and wide signs keep their width`() {
    for value in 0x2500...0x259F {
      let glyph = Glyph(Character(Unicode.Scalar(UInt32(value))!))
      expect((0x20..<0x7F).contains(glyph.inASCII) && glyph.inASCII != UInt8(ascii: "?"), "\(glyph)")
    }
    var buffer = CellBuffer(size: Size(width: 5, height: 1))
    buffer.write("漢字!", at: .zero, style: .plain, clip: buffer.bounds)
    buffer.reduceToASCII(buffer.bounds)
    expect(buffer.text, "? ? !")
  }
}
