import Cells
import Expectations
import Testing

@Suite struct PresentTests {
  private func buffer(_ text: String, width: Int = 8) -> CellBuffer {
    var buffer = CellBuffer(size: Size(width: width, height: 1))
    buffer.write(text, at: .zero, style: .plain, clip: buffer.bounds)
    return buffer
  }

  @Test(arguments: [
    ("abc", "abc", ""), ("abc", "axc", "0,1"), ("abcdef", "xbcxxf", "0,0 0,3-4"), ("漢x", "字x", "0,0-1"),
    ("漢x", "abx", "0,0-1"), ("ab漢", "a漢b", "0,1-3"), ("漢漢", "a漢b", "0,0-3"), ("", "abcdefgh", "0,0-7"),
  ]) func `runs are the cells that differ`(shown: String, new: String, expected: String) {
    var target = buffer(shown)
    var runs: [CellRun] = []
    buffer(new).present(target.bounds, onto: &target, runs: &runs)
    expect(runs.map(\.description).joined(separator: " "), expected)
    expect(target, buffer(new))
  }

  @Test func `a style alone is a difference`() {
    var shown = buffer("abc")
    var new = shown
    new.restyle(Rect(x: 1, y: 0, width: 1, height: 1), clip: new.bounds, Style(attributes: .reverse))
    var runs: [CellRun] = []
    new.present(new.bounds, onto: &shown, runs: &runs)
    expect(runs, [CellRun(x: 1, y: 0, count: 1)])
  }

  @Test func `a wide glyph at the edge of the rectangle is completed`() {
    var shown = buffer("abcdef")
    var runs: [CellRun] = []
    buffer("a漢漢f").present(Rect(x: 2, y: 0, width: 2, height: 1), onto: &shown, runs: &runs)
    expect(runs, [CellRun(x: 1, y: 0, count: 4)])
    expect(shown.trimmedText, "a漢漢f")
  }

  @Test func `only cells that both buffers have are looked at`() {
    var shown = buffer("abc", width: 3)
    var runs: [CellRun] = []
    buffer("xyz123", width: 6).present(Rect(x: -4, y: -4, width: 99, height: 99), onto: &shown, runs: &runs)
    expect(runs, [CellRun(x: 0, y: 0, count: 3)])
    expect(shown.text, "xyz")
  }

  @Test func `runs are appended`() {
    var shown = buffer("")
    var runs = [CellRun(x: 9, y: 9, count: 9)]
    buffer("x").present(shown.bounds, onto: &shown, runs: &runs)
    expect(runs.count, 2)
    expect(runs[1].rect, Rect(x: 0, y: 0, width: 1, height: 1))
  }
}
