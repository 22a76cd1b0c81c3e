import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct DecorationTests {
  @Test func `a background lies behind the view, an overlay in front, in its size`() {
    // A blank of a text hides what is behind it, like any other character.
    expect(screen(5, 1) { Text("a c").background { Text("xyz") } }, "·a·c·")
    expect(screen(5, 1) { Text("abc").overlay { Text("x") } }, "·axc·")
    expect(screen(3, 3) { Text("abc").background { Fill("x") } }, "···\nabc\n···")
    expect(screen(3, 3) { Text("a").padding().overlay { Fill("x").frame(width: 1) } }, "·x·\n·x·\n·x·")
  }

  @Test func `a colour behind a view`() {
    expect(styles(4) { Text("ab").background(.red) }, ["0,1-2: on red"])
    expect(styles(4) { Text("ab").background(Color.red) }, ["0,1-2: on red"])
    expect(styles(4) { Text("ab").padding(.horizontal, 1).background(.blue) }, ["0,0-3: on blue"])
    expect(styles(4) { Text("ab").background { Color.green } }, ["0,1-2: on green"])
  }

  @Test func `a colour in front hides the view`() {
    expect(screen(4, 1) { Text("ab").overlay(.red) }, "····")
    expect(styles(4) { Text("ab").overlay(.red) }, ["0,1-2: on red"])
  }

  @Test(
    arguments: [
      (Alignment.topLeading, "xbc\nabc"), (.topTrailing, "abx\nabc"), (.bottomTrailing, "abc\nabx"),
      (.bottom, "abc\naxc"), (.center, "abc\naxc"),
    ])
  func `a decoration lies where it is aligned`(alignment: Alignment, expected: String) {
    expect(screen(3, 2) { Text("abc\nabc").overlay(alignment: alignment) { Text("x") } }, expected)
  }

  @Test func `a decoration that is larger draws beyond the view`() {
    expect(screen(5, 1) { Text("a").background { Text("xyz").fixedSize() } }, "·xaz·")
    expect(screen(5, 1) { Text("a").overlay { Text("xyz").fixedSize() } }, "·xyz·")
  }

  @Test func `several views of a decoration lie over each other`() {
    expect(
      screen(3, 1) {
        Text("abc").overlay(alignment: .leading) {
          Text("xy"); Text("z")
        }
      }, "xzc")
  }

  @Test func `a decoration has state, and follows the size of the view`() {
    let host = TestHost(width: 6, height: 1) {
      Stepping { step in
        Text(String(repeating: "a", count: 2 + step)).overlay(alignment: .trailing) { Counting() }
      }
    }
    expect(host.dots, "··a0··")
    host.click(on: "0")
    expect(host.record.bodies, ["Counting"])
    expect(host.dots, "··a1··")
    host.press("n")
    expect(host.dots, "··aa1·")
    host.press("n")
    expect(host.dots, "·aaa1·")
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onTapGesture { count += 1 } }
  }

  @Test func `a new alignment or colour is drawn`() {
    expect(
      screens(3, 1, steps: 2) { step in
        Text("abc").overlay(alignment: step == 0 ? .leading : .trailing) { Text("x") }
      }, ["xbc", "abx"])
    let host = TestHost(width: 2, height: 1) {
      Stepping { Text("ab").background($0 == 0 ? Color.red : .blue) }
    }
    host.press("n")
    expect(host.styledText, "|ab|\n0,0-1: on blue")
    expect(host.record.layouts, 0)
  }
}
