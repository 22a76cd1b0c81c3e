import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// The caret is in sight after each key, in whatever scrolls around a field that is larger than the room.
@Suite struct CaretInSightTests {
  private struct Chat: View {
    @State var text: String
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) {
          TextField("Title", text: .constant(""))
          TextEditor(text: $text)
          Button("Save") {}
        }
      }
    }
  }

  // Mend F01
  @Test func `the line that is typed is in sight`() {
    let host = TestHost(width: 30, height: 12) { Chat(text: "") }
    host.press(.tab)
    for line in 0..<15 {
      host.type("l\(line)\n")
      expect(host.cursor != nil, "line \(line)")
      expect(host.text, contains: "l\(line)")
    }
  }

  private static let sixty = (0..<60).map { "line \($0)" }.joined(separator: "\n")

  /// A field that is larger than the room, in a container.
  enum Place: String, CaseIterable {
    case editorInForm, editorInScrollView, fieldInScrollView, fieldInRow, editorInSheet, fieldAcross, nested,
      popover
  }

  private struct Page: View {
    let place: Place
    @State var text: String
    @State private var isOpen = true

    @ViewBuilder var body: some View {
      switch place {
      case .editorInForm:
        Form {
          TextField("Title", text: .constant(""))
          TextEditor(text: $text)
        }
      case .editorInScrollView: ScrollView { TextEditor(text: $text) }
      case .fieldInScrollView: ScrollView { TextField("Note", text: $text, axis: .vertical) }
      case .fieldInRow:
        List {
          Text("before")
          TextField("Note", text: $text, axis: .vertical)
          Text("behind")
        }
      case .editorInSheet:
        Text("below").sheet(isPresented: $isOpen) { ScrollView { TextEditor(text: $text).frame(height: 20) } }
      case .fieldAcross: ScrollView(.horizontal) { TextField("Name", text: $text).frame(width: 50) }
      case .nested:
        ScrollView {
          VStack {
            Text("above")
            ScrollView { TextEditor(text: $text) }.frame(height: 14)
          }
        }
      case .popover:
        Button("open") {}.popover(isPresented: $isOpen) { ScrollView { TextEditor(text: $text) } }
      }
    }
  }

  private func isInField(_ host: TestHost) -> Bool {
    host.focusedElement?.role == .textField || host.focusedElement?.role == .textEditor
  }

  // Mend F01
  @Test(arguments: Place.allCases, [Size(width: 40, height: 24), Size(width: 20, height: 6)])
  func `the caret is in sight after each key`(place: Place, size: Size) throws {
    let text = place == .fieldAcross ? String(repeating: "abc ", count: 12) : Self.sixty
    let host = TestHost(width: size.width, height: size.height) { Page(place: place, text: text) }
    for _ in 0..<4 where !isInField(host) { host.press(.tab) }
    try #require(isInField(host), "\(host.text)")
    // In one line Down is for others, so the caret is brought into sight first.
    if place == .fieldAcross { host.press(.end) }
    func check(_ what: String) { expect(host.cursor != nil, "\(place) after \(what):\n\(host.text)") }
    for count in 0..<40 {
      host.press(.downArrow)
      if host.focusedElement?.role == nil { break }
      if isInField(host) { check("down \(count)") }
    }
    while !isInField(host) { host.press(.tab) }
    check("tab")
    host.press(.end, modifiers: .control)
    check("end")
    for count in 0..<30 {
      host.press(.upArrow)
      if isInField(host) { check("up \(count)") }
    }
    while !isInField(host) { host.press(.tab) }
    host.press(.home, modifiers: .control)
    check("start")
    host.type("x")
    check("x")
    host.press(.end, modifiers: .control)
    host.type("typed")
    check("typed")
    host.paste("\n1\n2\n3\n4\n5\n6\n7\n8\n9")
    check("paste")
    host.press(.home, modifiers: .control)
    host.press("/", modifiers: .control)
    check("undo")
    host.press("/", modifiers: .option)
    check("redo")
    host.resize(width: size.width, height: size.height - 1)
    host.type("y")
    check("resize")
  }

  // Mend F01
  @Test func `a click leaves a field in its place whose clicked line is in sight`() {
    let host = TestHost(width: 30, height: 8) { Page(place: .editorInScrollView, text: Self.sixty) }
    host.press(.end, modifiers: .control)
    let before = host.text
    host.click(on: "line 55")
    expect(host.text, before)
  }

  // Mend F01
  @Test(arguments: 6...14) func `an editor that is given no room keeps a row for its caret`(height: Int) {
    let host = TestHost(width: 30, height: height) {
      ScrollView {
        VStack {
          ForEach(0..<4) { Text("above \($0)") }
          TextEditor(text: .constant("text"))
          ForEach(0..<4) { Text("below \($0)") }
        }
        .frame(height: height)
      }
    }
    host.press(.tab)
    expect(isInField(host) && host.cursor != nil, "\(host.text)")
  }
}
