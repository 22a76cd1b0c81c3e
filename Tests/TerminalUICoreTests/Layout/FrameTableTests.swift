import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// The sizes of frames, by limits and proposals.
@Suite struct FrameTableTests {
  /// least, ideal, greatest, proposal, width of a frame around four columns, around one that takes all.
  nonisolated static let table: [(Int?, Int?, Int?, Int?, Int, Int)] = [
    (nil, nil, nil, 10, 4, 10), (nil, nil, nil, nil, 4, 1), (nil, nil, nil, 0, 4, 0),
    (6, nil, nil, 10, 6, 10), (6, nil, nil, 5, 6, 6), (6, nil, nil, nil, 6, 6), (2, nil, nil, 3, 3, 3),
    (2, nil, nil, 1, 2, 2), (2, nil, nil, 10, 4, 10),
    (nil, nil, 10, 20, 10, 10), (nil, nil, 10, 7, 7, 7), (nil, nil, 10, 2, 4, 2), (nil, nil, 10, nil, 4, 1),
    (nil, nil, 3, 20, 3, 3), (nil, nil, 3, nil, 3, 1), (nil, nil, 3, 1, 3, 1),
    (2, nil, 8, 5, 5, 5), (2, nil, 8, 1, 2, 2), (2, nil, 8, 20, 8, 8), (2, nil, 8, nil, 4, 2),
    (nil, 7, nil, nil, 7, 7), (nil, 7, nil, 5, 4, 5), (3, 7, 9, nil, 7, 7), (8, 7, nil, nil, 8, 8),
    (nil, 7, 5, nil, 5, 5), (6, nil, 3, 5, 6, 6),
    (nil, nil, .max, 9, 9, 9), (nil, nil, .max, 2, 4, 2), (nil, nil, .max, nil, 4, 1),
    (0, nil, .max, 2, 2, 2),
    (0, nil, .max, 0, 0, 0), (nil, nil, .max, .max, CellLimit.maximum, CellLimit.maximum),
    (-5, nil, nil, 3, 3, 3), (nil, nil, -5, 3, 0, 0), (nil, -5, nil, nil, 0, 0),
  ]

  @Test(arguments: table)
  func `a flexible frame`(
    row: (least: Int?, ideal: Int?, greatest: Int?, proposal: Int?, fixed: Int, flexible: Int)
  ) {
    let wide = ProposedViewSize(width: row.proposal, height: 1)
    let high = ProposedViewSize(width: 1, height: row.proposal)
    let fixed = Text("abcd").fixedSize()
    expect(
      size(of: fixed.frame(minWidth: row.least, idealWidth: row.ideal, maxWidth: row.greatest), for: wide)
        .width,
      row.fixed)
    expect(
      size(of: Color.red.frame(minWidth: row.least, idealWidth: row.ideal, maxWidth: row.greatest), for: wide)
        .width,
      row.flexible)
    expect(
      size(
        of: Color.red.frame(minHeight: row.least, idealHeight: row.ideal, maxHeight: row.greatest), for: high
      )
      .height, row.flexible)
  }

  @Test func `a fixed frame has its size whatever is in it and offered`() {
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 7, height: 2)] {
      expect(size(of: Text("abcdef").frame(width: 3, height: 2), for: proposal), Size(width: 3, height: 2))
      expect(size(of: Color.red.frame(width: -1, height: 0), for: proposal), .zero)
    }
    expect(size(of: Text("abcdef").frame(width: 3), for: .unspecified), Size(width: 3, height: 2))
  }

  @Test(arguments: [
    (Alignment.topLeading, ["ab", "", ""]), (.top, ["  ab", "", ""]), (.topTrailing, ["    ab", "", ""]),
    (.leading, ["", "ab", ""]), (.center, ["", "  ab", ""]), (.trailing, ["", "    ab", ""]),
    (.bottomLeading, ["", "", "ab"]), (.bottom, ["", "", "  ab"]), (.bottomTrailing, ["", "", "    ab"]),
  ])
  func `a frame aligns its view`(alignment: Alignment, expected: [String]) {
    let rows = TestHost(width: 6, height: 3) { Text("ab").frame(width: 6, height: 3, alignment: alignment) }
      .text
    expect(rows.split(separator: "\n").map { $0.trimmingEnd() }, expected)
  }

  @Test func `a view larger than its frame is centred on it`() {
    expect(screen(7, 1) { Text("abcde").fixedSize().frame(width: 3).padding(.horizontal, 2) }, [" abcde"])
    expect(
      screen(7, 1) { Text("abcde").fixedSize().frame(width: 3).clipped().padding(.horizontal, 2) },
      [
        "  bcd"
      ])
  }

  @Test func `a fixed size ignores what is offered in its dimensions`() {
    let text = Text("one two three")
    expect(
      size(of: text.fixedSize(), for: ProposedViewSize(width: 5, height: 1)), Size(width: 13, height: 1))
    expect(
      size(of: text.fixedSize(horizontal: false, vertical: true), for: ProposedViewSize(width: 5, height: 1)),
      Size(width: 5, height: 3))
    expect(
      size(of: text.fixedSize(horizontal: true, vertical: false), for: ProposedViewSize(width: 5, height: 1)),
      Size(width: 13, height: 1))
    expect(size(of: text, for: ProposedViewSize(width: 5, height: 2)), Size(width: 4, height: 2))
  }
}

extension Substring {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
