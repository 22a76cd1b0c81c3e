import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// The terminal's cursor stands where the focus is. Look J1
@Suite struct FocusCursorTests {
  // Look J1, Look 11
  @Test func `it goes with the focus, to where the label begins`() {
    let host = TestHost(width: 20, height: 5) {
      VStack(alignment: .leading) {
        Text("title")
        Button("Save") {}
        Toggle("Wrap", isOn: .constant(true))
        Text("end").focusable()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    for word in ["Save", "Wrap", "end", "Save"] {
      expect(host.cursor?.position, host.position(of: word), "\(word)")
      host.press(.tab)
    }
  }

  // Look J1
  @Test func `while nothing has the focus it is hidden`() {
    let host = TestHost(width: 20, height: 5) { Text("q quits").onKeyPress("q") { .handled } }
    expectNil(host.cursor)
  }

  // Look J1
  @Test func `the selected row of a list carries it`() {
    struct Rows: View {
      @State private var selected: Int?
      var body: some View { List(0..<50, id: \.self, selection: $selected) { Text("row \($0)") } }
    }
    let host = TestHost(width: 20, height: 5) { Rows() }
    expect(host.cursor?.position, Point(x: 1, y: 0))
    for _ in 0..<3 { host.press(.downArrow) }
    expect(host.cursor?.position, host.position(of: "row 2"))
    host.press(.pageDown)
    expect(host.cursor.map { host.find(.row, "row 7").frame.contains($0.position) }, true)
    // Out of sight it is still in the list.
    host.scroll(x: 3, y: 3, dy: 30)
    expect(host.cursor.map { host.find(.list).frame.contains($0.position) }, true)
  }

  // Look J1
  @Test func `an app hides it where it wants to`() {
    let host = TestHost(width: 20, height: 5) {
      Button("a") {}.focusCursor(.hidden)
      Button("b") {}
      TextField("c", text: .constant("text")).focusCursor(.hidden)
    }
    expectNil(host.cursor)
    host.press(.tab)
    expect(host.cursor?.position, host.position(of: "b"))
    host.press(.tab)
    expect(host.cursor != nil)
  }

  @Test func `a turn in which nothing moves writes nothing`() {
    let host = TestHost(width: 20, height: 5) { Button("a") {} }
    let before = host.terminal.writes.count
    host.turn()
    host.press("x")
    expect(host.terminal.writes.count, before)
  }

  @Test(arguments: [
    ("[x] Wrap", 4), ("[ Save ]", 2), ("(•) One", 4), ("  › Ünder", 4), ("━━━", 0), ("   ", 0), ("[+]", 0),
    ("日本", 0), ("  7", 2),
  ])
  func `the words of a line begin behind its marks`(line: String, x: Int) {
    let host = TestHost(width: 9, height: 1) {
      Text(line).frame(maxWidth: .infinity, alignment: .leading).focusable()
    }
    expect(host.cursor?.position, Point(x: x, y: 0))
  }
}
