import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct BorderTests {
  @Test(
    arguments: [
      (BoxDrawing.light, "┌──┐\n│ab│\n└──┘"), (.heavy, "┏━━┓\n┃ab┃\n┗━━┛"), (.double, "╔══╗\n║ab║\n╚══╝"),
      (.rounded, "╭──╮\n│ab│\n╰──╯"), (.dashed, "┌╌╌┐\n╎ab╎\n└╌╌┘"), (.ascii, "+--+\n|ab|\n+--+"),
    ])
  func `each kind of line`(lines: BoxDrawing, expected: String) {
    expect(screen(4, 3) { Text("ab").border(lines) }, expected)
  }

  @Test func `a border is light unless told, and around the view`() {
    expect(screen(4, 3) { Text("ab").border() }, "┌──┐\n│ab│\n└──┘")
    expect(screen(6, 3) { Text("ab").frame(width: 4).border() }, "┌────┐\n│·ab·│\n└────┘")
  }

  @Test func `a border has its colour, or that of the views around`() {
    expect(styles(3) { Text("a").border(.red).frame(height: 1, alignment: .bottom) }, ["0,0-2: red"])
    expect(
      styles(3) { Text("a").border().foregroundStyle(.blue).frame(height: 1, alignment: .bottom) },
      [
        "0,0-2: blue"
      ])
    expect(
      styles(3) {
        Text("a").border(.red, .heavy).foregroundStyle(.blue).frame(height: 1, alignment: .bottom)
      },
      ["0,0-2: red"])
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 3), (2, 2), (3, 2)])
  func `a border that doesn't fit traps nothing`(width: Int, height: Int) {
    let host = TestHost(width: width, height: height) { Text("ab").border() }
    expect(host.screen.size, Size(width: width, height: height))
  }

  @Test func `a border leaves two columns and rows less to the view`() {
    expect(screen(4, 4) { Fill("x").border() }, "┌──┐\n│xx│\n│xx│\n└──┘")
  }

  @Test func `new lines and colours are drawn`() {
    let host = TestHost(width: 3, height: 3) {
      Stepping { Text("a").border($0 == 0 ? Color.red : .blue, $0 == 0 ? .light : .double) }
    }
    host.press("n")
    expect(host.dots, "╔═╗\n║a║\n╚═╝")
    expect(host.style(0, 0).foreground, .blue)
  }
}
