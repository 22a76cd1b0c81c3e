import Cells
import Glibc
import NCursesTerminal
import Soak
import Terminal
import Terminals
import Expectations
import Testing

extension NCursesTests {
  @Suite struct Glyphs {
    static let clusters = [
      "👨‍👩‍👧‍👦", "❤️", "🇫🇷", "👍🏽", "1️⃣", "\u{1FAE8}", "é", "漢", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
      "☃️", "☃", "👩🏽‍❤️‍💋‍👨🏿", "각", "क्षि", "\u{10FFFD}", "\u{100000}", "\u{E0A0}",
    ]

    @Test(arguments: clusters)
    func `a cluster is shown whole, and its neighbours stay`(cluster: String) throws {
      let stage = try Stage(width: 20, height: 3)
      defer { stage.end() }
      stage.write("|" + cluster + "|")
      stage.write("ab" + cluster + "c", x: 2, y: 1)
      stage.show()
      expect(stage.screen.text, stage.rows)
      stage.write("xyz", x: 1)
      stage.show()
      expect(stage.screen.text, stage.rows)
      stage.buffer.clear(stage.buffer.bounds)
      stage.show()
      expect(stage.screen.text, ["", "", ""])
    }

    @Test(arguments: clusters)
    func `a cluster at the right edge doesn't wrap`(cluster: String) throws {
      let stage = try Stage(width: 10, height: 2)
      defer { stage.end() }
      let width = CellWidth.width(of: cluster)
      stage.write(cluster, x: 10 - width)
      stage.write("below", y: 1)
      stage.show()
      expect(stage.screen.text, stage.rows)
    }

    @Test func `half of a wide glyph is blank`() throws {
      let stage = try Stage(width: 6, height: 1)
      defer { stage.end() }
      let wider = Size(width: 8, height: 1)
      var buffer = CellBuffer(size: wider)
      buffer.write("漢字漢字", at: Point(x: -1, y: 0), style: .plain, clip: buffer.bounds)
      stage.backend.write([CellRun(x: 0, y: 0, count: 8)], of: buffer, cursor: nil)
      _ = stage.bytesSoFar()
      expect(stage.screen.text, [" 字漢"])
    }

    @Test(arguments: [true, false], 0..<25)
    func `a terminal with other widths damages only the glyph's own cells`(isJoining: Bool, seed: UInt64)
      throws
    {
      var random = SplitMix64(seed: seed)
      let stage = try Stage(width: 24, height: 4, isJoining: isJoining) {
        isJoining && Glyph(Character($0)).isContested ? 3 - CellWidth.width(of: $0) : CellWidth.width(of: $0)
      }
      defer { stage.end() }
      let contested = Self.clusters.filter { Glyph(Character($0)).isContested }
      var history: [String] = []
      for _ in 0..<60 {
        let x = Int.random(in: 0..<22, using: &random)
        let y = Int.random(in: 0..<4, using: &random)
        switch random.next() % 3 {
        case 0: stage.write(contested.randomElement(using: &random)!, x: x, y: y)
        case 1: stage.write(String("abcdefgh".prefix(Int.random(in: 1...8, using: &random))), x: x, y: y)
        default: stage.buffer.clear(Rect(x: x, y: y, width: Int.random(in: 1...6, using: &random), height: 1))
        }
        let bytes = stage.show()
        history.append(visible(bytes))
        for (x, y) in stage.damagedCells {
          Issue.record("(\(x), \(y)) in \(stage.screen.text), not \(stage.rows), after \(history.suffix(3))")
          return
        }
      }
    }

    @Test func `more clusters than there are stand-ins are all shown`() throws {
      let stage = try Stage(width: 400, height: 2)
      defer { stage.end() }
      // 400 clusters in 200 places are more than there are stand-ins.
      for base in 0..<400 {
        let cluster =
          "\(Unicode.Scalar(0x4E00 + base / 8)!)\u{301}\(Unicode.Scalar(0x302 + UInt32(base % 8))!)\u{303}\u{304}\u{305}\u{306}"
        stage.write(String(repeating: cluster, count: 200), y: base % 2)
        let runs = [CellRun(x: 0, y: base % 2, count: 400)]
        stage.backend.write(runs, of: stage.buffer, cursor: nil)
        _ = stage.bytesSoFar()
        if base % 100 > 90 { expect(stage.screen.text, stage.rows) }
      }
    }
  }
}

extension Stage {
  /// The rows that should be shown, trailing blanks removed.
  var rows: [String] {
    buffer.text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
  }

  /// The cells that show something else than they should, but for those of contested glyphs.
  var damagedCells: [(Int, Int)] {
    var result: [(Int, Int)] = []
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        let glyph = buffer[x, y].glyph
        if glyph.isContested || glyph.isContinuation && buffer[x - 1, y].glyph.isContested { continue }
        if screen.rows[y][x].text != glyph.string { result.append((x, y)) }
      }
    }
    return result
  }
}
