import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct GroupBoxTests {
  @Test func `a box has its label in the upper line`() {
    expect(
      screen(12, 4) {
        GroupBox("Box") {
          Text("one"); Text("and two")
        }
      }, "·╭·Box·────╮\n·│·one·····│\n·│·and·two·│\n·╰─────────╯")
  }

  @Test func `a box without a label is lines`() {
    expect(screen(6, 3) { GroupBox { Text("ab") } }, "╭────╮\n│·ab·│\n╰────╯")
  }

  @Test func `a box is as wide as its label needs`() {
    expect(screen(9, 3) { GroupBox("Title") { Text("a") } }, "╭·Title·╮\n│·a·····│\n╰───────╯")
  }

  @Test func `a label of several lines stands above the content`() {
    expect(
      screen(8, 4) {
        GroupBox {
          Text("ab")
        } label: {
          Text("x\ny")
        }
      }, "···x····\n·╭·y·─╮·\n·│·ab·│·\n·╰────╯·")
  }

  @Test func `content takes what the box is offered`() {
    expect(
      screen(8, 4) { GroupBox("a") { Fill("x") } }, "╭·a·───╮\n│·xxxx·│\n│·xxxx·│\n╰──────╯")
  }

  @Test func `content that changes changes the box`() {
    expect(
      screens(8, 3, steps: 2) { step in GroupBox("a") { Text(step == 0 ? "b" : "bcd") } },
      ["··╭·a·╮·\n··│·b·│·\n··╰───╯·", "·╭·a·──╮\n·│·bcd·│\n·╰─────╯"])
  }

  @Test func `controls in a box take keys and clicks`() {
    struct Switch: View {
      @State private var isOn = false
      var body: some View { GroupBox("a") { Toggle("b", isOn: $isOn) } }
    }
    let host = TestHost(width: 9, height: 3) { Switch() }
    host.press(.space)
    expect(host.text, contains: "[✓] b")
    host.click(on: "[✓]")
    expect(host.text, contains: "[ ] b")
  }

  @Test func `every small room is enough`() {
    for width in 0...8 {
      for height in 0...5 {
        let host = TestHost(width: width, height: height) { GroupBox("Title") { Text("ab\ncd") } }
        expect(host.issues, [])
      }
    }
  }

  // Look 8
  @Test func `the border and the label have the tint while the focus is in the box`() {
    let host = TestHost(width: 20, height: 3) {
      HStack {
        GroupBox("a") { Button("x") {} }
        GroupBox("b") { Button("y") {} }
      }
    }
    func looks() -> [Bool] { [1, 3, 11, 13].map { host.style($0, 0).foreground == .cyan } }
    expect(looks(), [true, true, false, false], "\(host.styledText)")
    host.press(.tab)
    expect(looks(), [false, false, true, true])
    expect(host.host.checkInvariants(), [])
  }
}
