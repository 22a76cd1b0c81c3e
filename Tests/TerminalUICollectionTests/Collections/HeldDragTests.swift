import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// What ends a drag and what goes on while one is held, blanks in typed names, and the place of reading in other widths.
///
/// Mend F14 and its kind.
@Suite struct HeldDragTests {
  private struct Grip: View {
    @State private var state = "idle"
    @State private var value = 5.0
    @GestureState private var moved = 0
    var body: some View {
      VStack {
        Text("grip: \(state) \(moved)").gesture(
          DragGesture().updating($moved) { value, state, _ in state = value.translation.width }
            .onChanged { _ in state = "held" }.onEnded { _ in state = "let go" })
        Slider(value: $value, in: 0...10)
        Text("value \(value)")
      }
    }
  }

  nonisolated enum End: CaseIterable { case move, focus, press }

  @Test(arguments: End.allCases) func `a drag ends without a release`(end: End) {
    let host = TestHost(width: 30, height: 5) { Grip() }
    func send(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int = 1) {
      host.send([.mouse(MouseEvent(kind, at: Point(x: x, y: y)))])
    }
    let y = host.position(of: "grip")!.y
    send(.down(.left), 14, y)
    send(.drag(.left), 17, y)
    expect(host.text, contains: "held 3")
    switch end {
    case .move: send(.move, 15, y)
    case .focus: host.send(.focus(false))
    case .press: send(.down(.left), 1, 4)
    }
    expect(host.text, contains: "let go 0", "\(host.trimmedText)")
    // Later reports move nothing.
    send(.drag(.left), 20, y)
    expect(host.text, contains: "let go 0")
  }

  @Test func `a selection that is held below the last line goes on`() {
    struct Notes: View {
      @State private var text = (0..<30).map { "line \($0)" }.joined(separator: "\n")
      var body: some View { TextEditor(text: $text).frame(height: 5) }
    }
    let host = TestHost(width: 20, height: 8) { Notes() }
    let start = host.position(of: "line 0")!
    func send(_ kind: MouseEvent.Kind, _ point: Point) { host.send([.mouse(MouseEvent(kind, at: point))]) }
    send(.down(.left), start)
    send(.drag(.left), Point(x: start.x + 2, y: 7))
    host.advance(by: .seconds(1))
    expect(host.text, contains: "line 2")
    expect(host.text, lacks: "line 0")
    let text = host.text
    send(.up(.left), Point(x: start.x + 2, y: 7))
    host.advance(by: .seconds(1))
    expect(host.text, text)
  }

  @Test func `a blank continues a name that is typed, and else selects`() {
    struct Names: View {
      @State var chosen: Set<String> = []
      var body: some View {
        List(["new moon", "new year", "news"], id: \.self, selection: $chosen) { Text($0) }
        Text("chosen: \(chosen.sorted().joined(separator: "+"))")
      }
    }
    let host = TestHost(width: 40, height: 8) { Names() }
    host.type("new y")
    expect(host.text, contains: "chosen: new year")
    host.advance(by: .seconds(2))
    host.press(.space)
    expect(host.text, contains: "chosen:  ")
    host.type("news")
    host.press(.space)
    expect(host.text, contains: "chosen:  ")
  }

  nonisolated enum Reading: CaseIterable { case text, stack, list, form, editor }

  private struct Page: View {
    let kind: Reading
    @State var words = (0..<400).map { "w\($0)" }.joined(separator: " ")

    private var rows: some View {
      ForEach(0..<40, id: \.self) { Text("w\($0) " + String(repeating: "and more ", count: 5)) }
    }

    var body: some View {
      switch kind {
      case .text: ScrollView { Text(words) }
      case .stack: ScrollView { VStack(alignment: .leading) { rows } }
      case .list: List { rows }
      case .form: Form { rows }
      case .editor: TextEditor(text: $words)
      }
    }
  }

  @Test(arguments: Reading.allCases)
  func `the first visible line stays when the window narrows and widens`(kind: Reading) {
    let host = TestHost(width: 60, height: 10) { Page(kind: kind) }
    host.scroll(x: 5, y: 5, dy: 4)
    if kind == .editor { host.scroll(x: 5, y: 5, dy: 2) }
    func first() -> Int {
      host.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).lazy
        .compactMap { $0.hasPrefix("w") ? Int($0.dropFirst()) : nil }.first ?? -1
    }
    let before = first()
    expect(before, above: 0, "\(host.text)")
    // The line that has the same word begins at most a line before it.
    let reach = kind == .text || kind == .editor ? 14 : 1
    for width in [40, 25, 33, 60] {
      host.resize(width: width, height: 10)
      expect(abs(first() - before), atMost: reach, "at \(width)\n\(host.text)")
    }
    expect(first(), before)
  }
}
