import Cells
import Testing

private let emojiFile = UnicodeFile("emoji/emoji-test.txt")
private let graphemeFile = UnicodeFile("auxiliary/GraphemeBreakTest.txt")
private let widthFile = UnicodeFile("EastAsianWidth.txt")

/// The Unicode Character Database's own tests and data, where they are installed.
@Suite struct UnicodeDataTests {
  /// The emoji of the file with their status.
  private func emoji() -> [(text: String, status: String)] {
    emojiFile.lines().map { line in
      let fields = line.split(separator: ";")
      return (UnicodeFile.string(fields[0]), fields[1].split(separator: " ").joined())
    }
  }

  @Test(.enabled(if: emojiFile.exists)) func `every fully qualified emoji has two columns and stays whole`() {
    let emoji = emoji().filter { $0.status == "fully-qualified" }
    #expect(emoji.count > 3_000)
    for (text, _) in emoji {
      #expect(text.count == 1 && CellWidth.width(of: text) == 2)
      #expect(Array(Glyph(Character(text)).string.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test(.enabled(if: emojiFile.exists)) func `no emoji moves its neighbour`() {
    let bar = Glyph("|")
    // A component alone, such as a skin tone, joins whatever is before it.
    for (text, _) in emoji().filter({ $0.status != "component" }) {
      var buffer = CellBuffer(size: Size(width: 4, height: 1))
      let columns = buffer.write("|\(text)|", at: .zero, style: .plain, clip: buffer.bounds)
      #expect(buffer[0, 0].glyph == bar && buffer[columns - 1, 0].glyph == bar)
      #expect(columns == 2 + CellWidth.width(of: Character(text)))
    }
  }

  @Test(.enabled(if: graphemeFile.exists)) func `clusters are those of Unicode's test`() {
    let lines = graphemeFile.lines()
    var misses: [String] = []
    for line in lines {
      let clusters = line.split(separator: "÷").map { UnicodeFile.string($0.replacing("×", with: " ")) }
        .filter { !$0.isEmpty }
      var whole = CellBuffer(size: Size(width: 40, height: 1))
      whole.write(clusters.joined(), at: .zero, style: .plain, clip: whole.bounds)
      var parts = CellBuffer(size: whole.size)
      var x = 0
      for cluster in clusters {
        x += parts.write(cluster, at: Point(x: x, y: 0), style: .plain, clip: parts.bounds)
      }
      if parts != whole { misses.append(line) }
    }
    // One rule changed in Unicode 15.1 (GB9c) and one in 16; the standard library is newer than the file may be.
    #expect(lines.count > 600 && misses.count <= 1, "\(misses)")
  }

  @Test(.enabled(if: widthFile.exists)) func `wide and fullwidth characters have two columns`() {
    var narrow: [String] = []
    for line in widthFile.lines() {
      let fields = line.split(separator: ";")
      let ends = fields[0].split(separator: "..").compactMap { UInt32($0, radix: 16) }
      guard ["W", "F"].contains(fields[1].prefix { $0 != " " }), let first = ends.first, let last = ends.last
      else { continue }
      for value in [first, (first + last) / 2, last] {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if CellWidth.width(of: Character(scalar)) != 2 { narrow.append(String(value, radix: 16)) }
      }
    }
    // What combines with the character before, and a filler nobody sees.
    let marks = ["302a", "302b", "302d", "302e", "302f", "3099", "309a", "16fe4", "16ff0", "16ff1"]
    #expect(Set(narrow) == Set(marks + ["115f"]))
  }
}
