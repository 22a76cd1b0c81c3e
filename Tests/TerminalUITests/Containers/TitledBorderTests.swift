import Expectations
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

/// A border with a title and a count, as panes have it.
@Suite struct TitledBorderTests {
  @Test func `the title is in the upper line, the subtitle at the end of the lower one`() {
    expect(
      screen(14, 4) { Fill("x").titledBorder("Log", subtitle: "1 of 2") },
      "╭·Log·───────╮\n│xxxxxxxxxxxx│\n│xxxxxxxxxxxx│\n╰────·1·of·2·╯")
  }

  @Test func `it is two columns and two rows larger than the view, and no smaller than its title`() {
    expect(screen(11, 3) { Text("abcdefg").titledBorder("Log") }, "·╭·Log·──╮·\n·│abcdefg│·\n·╰───────╯·")
    expect(screen(9, 3) { Text("a").titledBorder("Title") }, "╭·Title·╮\n│a······│\n╰───────╯")
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 1), (1, 5), (5, 3)])
  func `in little room it doesn't go beyond it`(width: Int, height: Int) {
    let host = TestHost(width: width, height: height) {
      List(0..<9, id: \.self) { Text("row \($0)") }.titledBorder("A long title", subtitle: "1000 of 1000")
    }
    expect(host.host.checkInvariants(), [])
  }

  // Rows that are taller in a narrow window need an indicator until they are measured at the new width.
  @Test func `it is as large as its content says at last, whatever the width was before`() {
    let host = TestHost(width: 10, height: 11) {
      HSplitView {
        List(["main", "mend"], id: \.self) { Text($0) }.titledBorder("Branches")
        List(1...42, id: \.self) { Text("Commit \($0)") }.titledBorder("Commits")
      }
      .frame(height: 8)
    }
    for first in 0..<12 {
      for second in [0, 1, 3] {
        host.resize(width: first, height: 11)
        host.resize(width: second, height: 15)
        expect(host.host.checkInvariants(), [], "\(first), then \(second)")
      }
    }
  }

  @Test func `border and title have the tint while the focus is in it`() {
    let host = TestHost(width: 20, height: 8) {
      VStack(spacing: 0) {
        Button("A") {}.titledBorder("One")
        Button("B") {}.titledBorder("Two")
      }
    }
    func isTinted(_ title: String) -> Bool {
      host.position(of: title).map { host.style($0.x, $0.y).foreground == .cyan } ?? false
    }
    expect(isTinted("One") && !isTinted("Two"))
    host.press(.tab)
    expect(!isTinted("One") && isTinted("Two"))
  }

  @Test func `its title names the group for assistive technologies`() {
    let host = TestHost(width: 30, height: 6) {
      List(0..<3, id: \.self) { Text("row \($0)") }.titledBorder("Commits")
    }
    expect(host.find(.group, "Commits").isInSight)
  }
}
