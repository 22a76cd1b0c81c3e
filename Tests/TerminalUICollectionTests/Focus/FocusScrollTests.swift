import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What gets the focus is scrolled into sight, whoever gave it the focus.
@Suite struct FocusScrollTests {
  private struct Fields: View {
    @State var text: [String]
    var height = 3
    @Environment(\.validate) private var validate
    var body: some View {
      VStack {
        Form {
          ForEach(0..<6) { i in
            TextField("F\(i)", text: $text[i]).validation(text[i].isEmpty ? "Message \(i)" : nil)
          }
        }
        .frame(height: height)
        Button("Check") { _ = validate() }.keyboardShortcut("n")
      }
    }
  }

  @Test func `the first wrong field is in sight with its message`() {
    let host = TestHost(width: 30, height: 6) { Fields(text: ["a", "b", "c", "d", "e", ""]) }
    host.press("n", modifiers: .control)
    expect(host.focusedElement?.label, "F5")
    expect(host.text.contains("F5") && host.text.contains("Message 5"), "\(host.text)")
    expect(host.cursor != nil)
  }

  @Test func `where only one of them fits the field is in sight`() {
    let host = TestHost(width: 30, height: 6) { Fields(text: ["a", "b", "c", "d", "e", ""], height: 1) }
    host.press("n", modifiers: .control)
    expect(host.text.contains("F5") && !host.text.contains("Message 5"), "\(host.text)")
    expect(host.cursor != nil)
  }

  @Test func `a message that comes above the field that got the focus doesn't push it out of sight`() {
    let host = TestHost(width: 30, height: 6) { Fields(text: ["a", "b", "", "d", "e", "f"]) }
    host.press(.tab)
    host.press(.tab)
    host.press(.tab)
    expect(host.focusedElement?.label, "F3")
    expect(host.text.contains("F3") && host.cursor != nil, "\(host.text)")
  }

  @Test func `a field that is checked again comes back into sight`() {
    let host = TestHost(width: 30, height: 6) { Fields(text: ["a", "b", "c", "d", "e", ""]) }
    host.press("n", modifiers: .control)
    for _ in 0..<6 { host.scroll(x: 3, y: 1, dy: -1) }
    expect(host.text.contains("F0") && host.cursor == nil, "\(host.text)")
    host.press("n", modifiers: .control)
    expect(host.text.contains("F5") && host.text.contains("Message 5"), "\(host.text)")
  }

  @Test func `a message that comes while one types is in sight`() {
    let host = TestHost(width: 30, height: 6) { Fields(text: ["a", "b", "c", "d", "e", ""]) }
    host.press("n", modifiers: .control)
    host.type("x")
    expect(!host.text.contains("Message 5") && host.text.contains("F5"), "\(host.text)")
    host.press(.delete)
    expect(host.text.contains("Message 5") && host.text.contains("F5"), "\(host.text)")
  }

  private struct Buttons: View {
    @FocusState private var focus: Int?
    @State private var isOn = true
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<9) { i in Button("B\(i)") {}.focused($focus, equals: i).disabled(!isOn) }
          }
        }
        .frame(height: 3)
        Text("focus \(focus ?? -1) count \(count)")
      }
      .onKeyPress("g") {
        focus = 7
        return .handled
      }
      .onKeyPress("c") {
        count += 1
        return .handled
      }
      .onKeyPress("s") {
        focus = 4
        return .handled
      }
      .onKeyPress("t") {
        isOn.toggle()
        return .handled
      }
    }
  }

  @Test func `what an app gives the focus is in sight`() {
    let host = TestHost(width: 30, height: 6) { Buttons() }
    host.press("g")
    expect(host.text.contains("B7") && host.text.contains("focus 7"), "\(host.text)")
  }

  @Test func `a focus that stays moves nothing`() {
    let host = TestHost(width: 30, height: 6) { Buttons() }
    host.press("g")
    for _ in 0..<9 { host.scroll(x: 14, y: 1, dy: -1) }
    expect(host.text, lacks: "B7")
    host.press("c")
    host.press("g")
    expect(host.text.contains("count 1") && !host.text.contains("B7"), "\(host.text)")
  }

  @Test func `a focus that comes back moves nothing`() {
    let host = TestHost(width: 30, height: 6) { Buttons() }
    host.press("s")
    host.press("t")
    expect(host.text, lacks: "focus 4")
    for _ in 0..<9 { host.scroll(x: 14, y: 1, dy: -1) }
    host.press("t")
    expect(
      host.text.contains("focus 4") && host.text.contains("B0") && !host.text.contains("B4"), "\(host.text)")
  }

  @Test func `where the focus begins is in sight`() {
    struct Start: View {
      @FocusState private var focus: Int?
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<9) { i in Button("B\(i)") {}.focused($focus, equals: i) } }
        }
        .defaultFocus($focus, 6)
      }
    }
    let host = TestHost(width: 20, height: 3) { Start() }
    expect(host.text, contains: "B6", "\(host.text)")
  }

  /// Two buttons far from each other; the second one leaves.
  private struct FarApart: View {
    @State private var isLong = true
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) {
          Button("first") {}
          ForEach(0..<30, id: \.self) { Text("text \($0)") }
          if isLong { Button("last") {} }
        }
      }
      .onKeyPress("x") {
        isLong = false
        return .handled
      }
    }
  }

  @Test func `the focus that a view in sight leaves behind is in sight`() {
    let host = TestHost(width: 20, height: 6) { FarApart() }
    host.press(.tab)
    expect(host.focusedElement?.label == "last" && host.focusedElement?.isInSight == true)
    host.press("x")
    expect(host.focusedElement?.label == "first" && host.focusedElement?.isInSight == true)
  }

  @Test func `where the user looks elsewhere, it moves nothing`() {
    let host = TestHost(width: 20, height: 6) { FarApart() }
    host.press(.tab)
    host.scroll(x: 8, y: 2, dy: -20)
    host.scroll(x: 8, y: 2, dy: 5)
    host.press("x")
    expect(host.focusedElement?.label == "first" && host.focusedElement?.isInSight == false)
    expect(host.text, contains: "text 14")
  }

  @Test func `a view with the focus that was in sight is in sight in another size`() {
    let host = TestHost(width: 20, height: 6) { FarApart() }
    host.press(.tab)
    host.resize(width: 30, height: 3)
    expect(host.focusedElement?.label == "last" && host.focusedElement?.isInSight == true)
    host.resize(width: 30, height: 12)
    host.scroll(x: 14, y: 2, dy: -20)
    host.resize(width: 20, height: 6)
    expect(host.focusedElement?.label == "last" && host.focusedElement?.isInSight == false)
  }

  @Test func `a list that gets the focus shows the row that the app has selected, however far it is`() {
    let host = TestHost(width: 20, height: 8) {
      TextField("Name", text: .constant(""))
      List(0..<400, id: \.self, selection: .constant(Optional(300))) { Text("row \($0)") }
    }
    expect(host.focusedElement?.role, .textField)
    expect(host.text, lacks: "row 300")
    host.press(.tab)
    expect(host.text, contains: "row 300", "\(host.text)")
  }

  @Test func `so is a selected row`() {
    let host = TestHost(width: 20, height: 12) {
      List(0..<40, id: \.self, selection: .constant(9)) { Text("row \($0)") }
    }
    expect(host.text, contains: "row 9")
    host.resize(width: 20, height: 5)
    expect(host.text, contains: "row 9")
    host.resize(width: 20, height: 12)
    expect(host.text, contains: "row 9")
  }
}
