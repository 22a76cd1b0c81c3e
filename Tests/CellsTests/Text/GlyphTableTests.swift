import Expectations
import Testing

@testable import Cells

@Suite struct GlyphTableTests {
  private func gate(_ text: String) -> ClusterGate {
    var scalars = text.unicodeScalars.makeIterator()
    return ClusterGate { scalars.next()?.value }
  }

  @Test func `a cluster keeps its place while others come`() throws {
    let table = GlyphTable(capacity: 2_000)
    let letters = (0..<1_000).map { "\(Unicode.Scalar(0x4E00 + $0)!)\u{301}" }
    let places = try letters.map { try #require(table.place(of: gate($0))) }
    expect(places, Array(0..<1_000))
    for (place, letter) in zip(places, letters) {
      expect(table.place(of: gate(letter)), place)
      expect(table.withScalars(at: place) { Array($0) }, Array(letter.unicodeScalars))
    }
  }

  @Test func `a full table gives a stand-in of the same width`() {
    let table = GlyphTable(capacity: 1)
    expect(table.place(of: gate("e\u{301}")), 0)
    expect(Glyph(gate("a\u{301}"), in: table)?.string, "\u{FFFD}")
    let wide = Glyph(gate("👩‍🚀"), in: table)
    expect(wide?.string == "〓" && wide?.width == 2)
    expect(table.place(of: gate("e\u{301}")), 0)
  }

  @Test func `glyphs can be made on many threads at once`() async {
    let expected = (0..<50).map { Glyph(Character("\(Unicode.Scalar(0x3041 + $0)!)\u{300}")) }
    await withTaskGroup(of: [Glyph].self) { group in
      for _ in 0..<4 {
        group.addTask { (0..<50).map { Glyph(Character("\(Unicode.Scalar(0x3041 + $0)!)\u{300}")) } }
      }
      for await glyphs in group { expect(glyphs, expected) }
    }
  }
}
