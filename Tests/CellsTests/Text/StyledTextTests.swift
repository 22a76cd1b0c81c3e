import Cells
import Expectations
import Testing

@Suite struct StyledTextTests {
  private let red = Style(foreground: .red)
  private let bold = Style(attributes: .bold)

  @Test func `plain text has no runs`() {
    expectNil(StyledText("a").runs)
    expectNil(StyledText("a", style: .plain).runs)
    expectNil(StyledText("", style: red).runs)
    expectNil((StyledText("a") + StyledText("b")).runs)
  }

  @Test func `joined texts keep their runs`() {
    let text = StyledText("é", style: red) + "b" + StyledText("c", style: bold)
    expect(text.string, "ébc")
    expect(text.runs?.map(\.utf8Count), [2, 1, 1])
    expect(text.runs?.map(\.style), [red, .plain, bold])
  }

  @Test func `runs of one style become one`() {
    expect((StyledText("a", style: red) + StyledText("b", style: red)).runs?.map(\.utf8Count), [2])
    expect(StyledText("a", style: red) + "", StyledText("a", style: red))
    expect("" + StyledText("a", style: red), StyledText("a", style: red))
  }

  @Test func `joining is associative`() {
    let parts = [StyledText("a"), StyledText("b", style: red), StyledText("c", style: bold), StyledText("")]
    for a in parts { for b in parts { for c in parts { expect((a + b) + c, a + (b + c)) } } }
  }

  @Test func `a style lies under what the runs say`() {
    let text = (StyledText("a", style: red) + "b").styled(Style(foreground: .blue, attributes: .bold))
    expect(text.runs?.map(\.style.description), ["bold red", "bold blue"])
    expect(StyledText("a").styled(red), StyledText("a", style: red))
    expect(StyledText("a", style: red).styled(.plain), StyledText("a", style: red))
  }

  @Test func `whole runs are exactly as long as the string`() {
    var text = StyledText("abc")
    for counts in [[], [1], [3], [9], [-1, 2], [0, 3], [1, 1, 1, 1]] {
      text.runs = counts.map { StyledText.Run(utf8Count: $0, style: red) }
      expect(text.wholeRuns.reduce(0) { $0 + $1.utf8Count }, 3)
      expect(text.wholeRuns.allSatisfy { $0.utf8Count > 0 })
    }
  }

  @Test(arguments: [(TextAlignment.leading, 0), (.center, 1), (.trailing, 3)])
  func `an alignment says where a line begins`(alignment: TextAlignment, offset: Int) {
    expect(alignment.offset(ofWidth: 2, in: 5), offset)
    expect(alignment.offset(ofWidth: 5, in: 2), 0)
  }
}
