import Expectations
import Testing

@testable import Cells

private let emojiFile = UnicodeFile("emoji/emoji-test.txt")
private let graphemeFile = UnicodeFile("auxiliary/GraphemeBreakTest.txt")
private let widthFile = UnicodeFile("EastAsianWidth.txt")

/// Unicode's own tests and data.
@Suite struct UnicodeDataTests {
  /// The emoji of the file with their status.
  private func emoji() -> [(text: String, status: String)] {
    emojiFile.lines().map { line in
      let fields = line.split(separator: ";")
      return (UnicodeFile.string(fields[0]), fields[1].split(separator: " ").joined())
    }
  }

  @Test func `every fully qualified emoji has two columns and stays whole`() {
    let emoji = emoji().filter { $0.status == "fully-qualified" }
    expect(emoji.count, above: 3_000)
    for (text, _) in emoji {
      expect(text.count == 1 && CellWidth.width(of: text) == 2)
      expect(Array(Glyph(Character(text)).string.unicodeScalars), Array(text.unicodeScalars))
    }
  }

  @Test func `no emoji moves its neighbour`() {
    let bar = Glyph("|")
    // A component alone, such as a skin tone, joins whatever is before it.
    for (text, _) in emoji().filter({ $0.status != "component" }) {
      var buffer = CellBuffer(size: Size(width: 4, height: 1))
      let columns = buffer.write("|\(text)|", at: .zero, style: .plain, clip: buffer.bounds)
      expect(buffer[0, 0].glyph == bar && buffer[columns - 1, 0].glyph == bar)
      expect(columns, 2 + CellWidth.width(of: Character(text)))
    }
  }

  @Test func `clusters are those of Unicode's test`() {
    var misses: [String] = []
    for line in graphemeFile.lines() {
      let expected = line.split(separator: "÷").map { UnicodeFile.string($0.replacing("×", with: " ")) }
        .filter { !$0.isEmpty }
      if clusters(of: expected.joined()) != expected.map({ Array($0.utf8) }) { misses.append(line) }
    }
    // The boundaries are the standard library's. The test is version 15's; version 16 took back one of its clusters.
    expect(misses.isEmpty || misses == ["÷ 2701 × 200D × 2701 ÷"], "\(misses)")
  }

  // Mend M7.
  @Test(
    arguments: [
      0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376,
    ] as [ClosedRange<UInt32>])
  func `signs that Unicode 16 made wide have two columns, and terminals dispute that`(
    signs: ClosedRange<UInt32>
  ) {
    for scalar in signs.compactMap(Unicode.Scalar.init) {
      expect(CellWidth.width(of: Character(scalar)), 2, "\(scalar.value)")
      expect(Glyph(Character(scalar)).isContested, "\(scalar.value)")
    }
  }

  // Mend M7. Computed, not listed.
  @Test func `what has other columns than in Unicode 9 is contested`() {
    var old: [UInt32: Int] = [:]
    for line in UnicodeFile("widths-9.0.0.txt").lines() {
      let fields = line.split(separator: ";")
      let ends = fields[0].split(separator: "..").compactMap { UInt32($0, radix: 16) }
      for value in ends[0]...ends[ends.count - 1] { old[value] = Int(fields[1]) }
    }
    var disputed = 0
    for value in UInt32(0xA0)..<0x20000 {
      guard let scalar = Unicode.Scalar(value), ScalarProperties(value).isSimple else { continue }
      let glyph = Glyph(Character(scalar))
      guard glyph.scalar == scalar, glyph.isContested != (glyph.width != old[value, default: 1]) else {
        if glyph.isContested { disputed += 1 }
        continue
      }
      Issue.record(
        "\(String(value, radix: 16)) has \(glyph.width) columns, and \(old[value, default: 1]) in Unicode 9")
    }
    expect(disputed, above: 1_800)
  }

  @Test func `simple scalars are clusters whatever simple scalar follows`() {
    var generator = SeededGenerator(seed: 3)
    var scalars = (UInt32(0x20)..<0x30000).filter { ScalarProperties($0).isSimple }.compactMap(
      Unicode.Scalar.init)
    expect(scalars.count, above: 100_000)
    for _ in 0..<3 {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      expect(String(text).count, scalars.count)
      scalars.shuffle(using: &generator)
    }
  }

  /// The clusters as they are written to a buffer, in bytes.
  private func clusters(of text: String) -> [[UInt8]] {
    ClusterReader.reading(text) { reader in
      var clusters: [[UInt8]] = []
      var position = 0
      func advance(to end: Int) {
        clusters.append(Array(reader.bytes[position..<end]))
        position = end
      }
      while position < reader.bytes.count {
        let ascii = reader.endOfASCIIClusters(from: position, to: reader.bytes.count)
        while position < ascii { advance(to: position + 1) }
        guard position < reader.bytes.count else { break }
        let simple = reader.eachSimple(from: position, to: reader.bytes.count, { _ in })
        if simple > position {
          while position < simple { advance(to: position + reader.scalar(at: position).length) }
        } else {
          advance(to: reader.cluster(at: position, wantsGlyph: false).end)
        }
      }
      return clusters
    }
  }

  @Test func `wide and fullwidth characters have two columns`() {
    var narrow: [String] = []
    for line in widthFile.lines() {
      let fields = line.split(separator: ";")
      let ends = fields[0].split(separator: "..").compactMap { UInt32($0, radix: 16) }
      guard ["W", "F"].contains(fields[1].prefix { $0 != " " }), let first = ends.first, let last = ends.last
      else { continue }
      for value in first > 0x20000 ? [first, last] : Array(first...last) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if CellWidth.width(of: Character(scalar)) != 2 { narrow.append(String(value, radix: 16)) }
      }
    }
    // What combines with the character before, and fillers nobody sees.
    let marks = ["302a", "302b", "302c", "302d", "302e", "302f", "3099", "309a", "16fe4", "16ff0", "16ff1"]
    expect(Set(narrow), Set(marks + ["115f", "3164"]))
  }
}
