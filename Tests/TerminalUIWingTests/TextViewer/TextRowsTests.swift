import Expectations
import Testing

@testable import Cells
@testable import TerminalUITextViewer

/// The rows of long texts, of which only those that are asked for are made.
@Suite struct TextRowsTests {
  private func all(_ store: TextStore, width: Int, wraps: Bool = true) -> [String] {
    var rows = TextRows(width: width, wraps: wraps)
    return rows.rows(from: 0, atMost: .max, in: store).map { store.string($0.bytes) }
  }

  @Test func `lines are wrapped, and empty ones are rows`() {
    let store = TextStore("the quick fox\n\nran\r\nfar\n")
    expect(all(store, width: 9), ["the quick ", "fox", "", "ran", "far"])
    expect(all(store, width: 9, wraps: false), ["the quick fox", "", "ran", "far"])
    expect(all(TextStore(""), width: 9), [])
    expect(all(TextStore("\n"), width: 9), [""])
  }

  @Test func `going up and down gives the same rows`() {
    let text = (1...300).map { String(repeating: "word\($0) ", count: $0 % 9) + "\n" }.joined()
    let store = TextStore(text)
    var rows = TextRows(width: 20, wraps: true)
    let starts = rows.rows(from: 0, atMost: .max, in: store).map(\.bytes.lowerBound)
    for row in stride(from: 0, to: starts.count, by: 7) {
      expect(rows.start(ofRow: row, from: 0, in: store), starts[row])
      expect(rows.start(ofRow: -row, from: starts[row], in: store), 0)
      expect(rows.start(ofRowAt: starts[row], in: store), starts[row])
    }
    expect(rows.startOfLastPage(height: 10, in: store), starts[starts.count - 10])
    expect(rows.startOfLastPage(height: 9_999, in: store), 0)
  }

  @Test func `parts that were added one after the other are one text`() {
    var parts = TextStore("")
    let text = (1...40_000).map { "línea \($0)\n" }.joined()
    var rest = Substring(text)
    while !rest.isEmpty {
      parts.append(String(rest.prefix(3_001)))
      rest = rest.dropFirst(3_001)
    }
    expect(parts.count, text.utf8.count)
    expect(parts.string(0..<parts.count) == text)
    let whole = TextStore(text)
    var (one, other) = (TextRows(width: 8, wraps: true), TextRows(width: 8, wraps: true))
    expect(
      one.startOfLastPage(height: 30_000, in: parts), other.startOfLastPage(height: 30_000, in: whole))
  }

  @Test(arguments: ["abcdefgh ", "é", "日本", "x"])
  func `a line without an end is cut, at the same places from both sides`(word: String) {
    let text = "short\n" + String(repeating: word, count: 120_000 / word.utf8.count) + "\nend"
    let store = TextStore(text)
    var starts: [Int] = []
    var place = 0
    while place < store.count {
      starts.append(place)
      let end = store.end(ofPieceFrom: place)
      expect(end, above: place)
      expect(end - place, atMost: 2 * TextStore.longest + 4)
      for inside in [place, (place + end) / 2, end - 1] { expect(store.start(ofPieceAt: inside), place) }
      place = end
    }
    expect(starts.map { store.string($0..<store.end(ofPieceFrom: $0)) }.joined() == text)
  }

  @Test func `a page costs the same in a short and in a long text`() {
    func pieces(lines: Int) -> Int {
      let store = TextStore(String(repeating: "a line of some length\n", count: lines))
      var rows = TextRows(width: 80, wraps: true)
      _ = rows.rows(from: 0, atMost: 20, in: store)
      let last = rows.startOfLastPage(height: 20, in: store)
      _ = rows.start(ofRow: -20, from: last, in: store)
      return rows.brokenPieces
    }
    expect(pieces(lines: 100), 60)
    expect(pieces(lines: 200_000), 60)
  }

  @Test func `small letters find capitals, and capitals only themselves`() {
    let store = TextStore("Fox fox FOX fó")
    expect(TextPattern("fox")?.matches(in: 0..<store.count, of: store), [0, 4, 8])
    expect(TextPattern("FOX")?.matches(in: 0..<store.count, of: store), [8])
    expect(TextPattern("fó")?.matches(in: 0..<store.count, of: store), [12])
    expectNil(TextPattern(""))
    expect(TextPattern("aa")?.matches(in: 0..<4, of: TextStore("aaaa")), [0, 2])
  }

  @Test func `a search goes on slice by slice, forwards and backwards and around the ends`() {
    let text = String(repeating: "x", count: 700_000) + "needle" + String(repeating: "y", count: 300_000)
    let store = TextStore(text)
    var search = TextSearch(TextPattern("needle")!)
    for (place, forward, steps) in [(0, true, 3), (900_000, false, 1), (800_000, true, 4), (100, false, 3)] {
      search.seek(from: place, forward: forward, in: store)
      var count = 0
      while search.isSeeking {
        _ = search.seekOn(in: store)
        count += 1
      }
      expect(search.current, 700_000)
      expect(count, atMost: steps + 1)
    }
    while !search.isComplete(in: store) { search.countOn(in: store) }
    expect(search.found, 1)
  }

  @Test func `matches are counted once where a text grows in the middle of one`() {
    var store = TextStore("a fox and a f")
    var search = TextSearch(TextPattern("fox")!)
    search.countOn(in: store)
    expect(search.found, 1)
    search.grew(from: store.count)
    store.append("ox, fo")
    search.countOn(in: store)
    expect(search.found, 2)
    search.grew(from: store.count)
    store.append("x")
    search.countOn(in: store)
    expect(search.found, 3)
  }
}
