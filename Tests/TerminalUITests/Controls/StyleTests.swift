import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private struct MarkKey: EnvironmentKey {
  static var defaultValue: String { "-" }
}

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// Styles with dynamic properties, and styles that are made of others. (Look H7)
@Suite struct StyleTests {
  /// What is on the screen, each line without the blanks around it.
  private func shown(_ host: TestHost) -> String {
    host.trimmedText.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }.joined(
      separator: "\n")
  }

  private struct Marking: ToggleStyle {
    @Environment(\.mark) private var mark
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(mark + (configuration.isOn ? "on " : "off "))
        configuration.label
      }
    }
  }

  private struct Screen<Content: View>: View {
    @State private var mark = "a"
    @State private var isOn = false
    let content: (Binding<Bool>) -> Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content($isOn).environment(\.mark, mark)
        Text("")
      }
      .onKeyPress("m") {
        mark += "b"
        return .handled
      }
      .onKeyPress("t") {
        isOn.toggle()
        return .handled
      }
    }
  }

  @Test func `a value of the environment that a style reads evaluates the style and nothing else`() {
    let host = TestHost(width: 12, height: 2) {
      Screen { isOn in Toggle("x", isOn: isOn).toggleStyle(Marking()) }
    }
    expect(shown(host), "aoff x")
    host.press("m")
    expect(shown(host), "aboff x")
    expect(host.record.bodies.dropFirst(), ["Marking"])
    host.press("t")
    expect(shown(host), "abon x")
    expect(host.record.bodies, ["Marking"])
    expect(host.issues, [])
  }

  /// Counts how often it was pressed, in the style itself.
  private struct Counting: PrimitiveButtonStyle {
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(" \(count)")
      }
      .onTapGesture {
        count += 1
        configuration.trigger()
      }
    }
  }

  @Test func `each control has the state of its style, as long as the style stays`() {
    struct Controls: View {
      @State private var presses = 0
      @State private var isCounting = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Group {
            Button("a") { presses += 1 }
            Button("b") { presses += 1 }
          }
          .buttonStyle(isCounting ? AnyCounting(isThere: true) : AnyCounting(isThere: false))
          Text("\(presses)")
        }
        .onKeyPress("x") {
          isCounting.toggle()
          return .handled
        }
      }
    }
    struct AnyCounting: PrimitiveButtonStyle {
      let isThere: Bool
      func makeBody(configuration: Configuration) -> some View {
        if isThere { Button(configuration).buttonStyle(Counting()) } else { configuration.label }
      }
    }
    let host = TestHost(width: 6, height: 3) { Controls() }
    host.click(on: "a")
    host.click(on: "a")
    host.click(on: "b")
    expect(shown(host), "a 2\nb 1\n3")
    host.press("x")
    host.press("x")
    expect(shown(host), "a 0\nb 0\n3")
    expect(host.host.checkInvariants(), [])
  }

  private struct Boxed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isFocused ? ">" : isEnabled ? "+" : "x")
        configuration.label
      }
    }
  }

  @Test func `a style knows whether its button has the focus and is enabled`() {
    let host = TestHost(width: 9, height: 1) {
      HStack {
        Button("a") {}
        Button("b") {}
        Button("c") {}.disabled(true)
      }
      .buttonStyle(Boxed())
    }
    expect(host.text, ">a +b xc ")
    host.press(.tab)
    expect(host.text, "+a >b xc ")
    expect(host.record.bodies.filter { $0 == "Boxed" }.count, 2)
  }

  private struct Numbered: LabelStyle {
    @Environment(\.mark) private var mark
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(mark)
        configuration.title
      }
    }
  }

  private struct Done: ProgressViewStyle {
    @Environment(\.mark) private var mark
    func makeBody(configuration: Configuration) -> some View {
      Text(mark + "\(Int((configuration.fractionCompleted ?? 0) * 100))")
    }
  }

  @Test func `labels and progress have styles that read the environment`() {
    let host = TestHost(width: 12, height: 3) {
      Screen { _ in
        Group {
          Label("t", symbol: "s").labelStyle(Numbered())
          ProgressView(value: 0.5).progressViewStyle(Done())
        }
      }
    }
    expect(shown(host), "at\na50")
    host.press("m")
    expect(shown(host), "abt\nab50")
  }

  /// Apple's example of a style that adds something to the one around.
  private struct RedBordered: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).border(.red)
    }
  }

  private struct Starred: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("*")
        Toggle(configuration)
      }
    }
  }

  @Test func `a style that adds something to its control adds it to the style around`() {
    let plain = TestHost(width: 7, height: 3) { Button("a") {}.buttonStyle(RedBordered()) }
    expect(shown(plain), "┌─────┐\n│  a  │\n└─────┘")
    let boxed = TestHost(width: 5, height: 3) {
      Button("a") {}.buttonStyle(RedBordered()).buttonStyle(Boxed())
    }
    expect(shown(boxed).split(separator: "\n")[1], contains: "│>a│")
    let toggle = TestHost(width: 12, height: 1) {
      Toggle("t", isOn: .constant(true)).toggleStyle(Starred()).toggleStyle(Starred()).toggleStyle(.switch)
    }
    expect(shown(toggle), "**t ━━●")
    expect(boxed.host.checkInvariants() == [] && toggle.host.checkInvariants() == [])
  }

  private struct Reporting: LabelStyle {
    @Environment(Missing.self) private var missing
    func makeBody(configuration: Configuration) -> some View { Text(missing.name) }
  }
  @Observable final class Missing { var name = "found" }

  @Test func `a style whose object is missing shows nothing and says so, and shows it when it comes`() {
    struct Page: View {
      @State private var object: Missing?
      var body: some View {
        Label("t", symbol: "s").labelStyle(Reporting()).environment(object)
          .onKeyPress("o") {
            object = Missing()
            return .handled
          }
      }
    }
    let host = TestHost(width: 8, height: 1) { Page() }
    expect(shown(host), "")
    expect(host.issues.count, 1)
    host.press("o")
    expect(shown(host), contains: "found")
  }

  // Look H7: the example of each protocol's documentation.

  private struct Arrowed: TextFieldStyle {
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isFocused ? "▸" : " "); configuration.field
      }
    }
  }

  @Test func `a text field has a style that knows the focus, and edits as ever`() {
    struct Fields: View {
      @State private var texts = ["ab", ""]
      var body: some View {
        VStack {
          ForEach(0..<2) { TextField("t", text: $texts[$0]) }
        }
        .textFieldStyle(Arrowed())
      }
    }
    let host = TestHost(width: 6, height: 2) { Fields() }
    expect(shown(host), "▸ ab\nt")
    host.press(.tab)
    host.type("xy")
    expect(shown(host), "ab\n▸ xy")
    expect(host.cursor?.position, Point(x: 4, y: 1))
    host.click(x: 2, y: 0)
    host.press("c")
    expect(shown(host), "▸ cab\nxy")
    expect(host.host.checkInvariants(), [])
  }

  private struct Titled: ListStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Files").bold(); configuration.content
      }
    }
  }

  // Look 23
  @Test func `a list has a style, and selects and scrolls as ever`() {
    struct Files: View {
      @State private var selected: Int?
      @State private var isTitled = true
      var body: some View {
        VStack(spacing: 0) {
          if isTitled {
            List(0..<9, selection: $selected) { Text("f\($0)") }.listStyle(Titled())
          } else {
            List(0..<9, selection: $selected) { Text("f\($0)") }
          }
          Text("\(selected ?? -1)")
        }
        .onKeyPress("x") {
          isTitled.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 5, height: 4) { Files() }
    expect(host.text.hasPrefix("Files"))
    host.press(.end)
    expect(host.text.contains("f8") && host.text.hasPrefix("Files") && shown(host).hasSuffix("8"))
    host.press("x")
    expect(host.text.hasPrefix(" f"))
    expect(host.host.checkInvariants(), [])
  }

  private struct Headed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label.bold(); configuration.content.padding(.leading, 2)
      }
    }
  }

  private struct Doubled: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox {
        GroupBox(configuration)
      } label: {
        Text("outer")
      }
    }
  }

  @Test func `a box has a style, and one that adds something to the style around`() {
    let headed = TestHost(width: 8, height: 2) { GroupBox("box") { Text("in") }.groupBoxStyle(Headed()) }
    expect(headed.dots, "··box···\n····in··")
    let both = TestHost(width: 10, height: 4) {
      GroupBox("box") { Text("in") }.groupBoxStyle(Doubled()).groupBoxStyle(Headed())
    }
    expect(shown(both), "outer\nbox\nin")
  }

  private struct Boxed2: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      ScrollView { configuration.content.border() }
    }
  }

  @Test func `a form has a style`() {
    let host = TestHost(width: 10, height: 4) {
      Form {
        LabeledContent("a", value: "b"); LabeledContent("long", value: "d")
      }
      .formStyle(Boxed2())
    }
    expect(shown(host), "┌───────┐\n│a     b│\n│long  d│\n└───────┘")
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label.bold(); configuration.content
      }
    }
  }

  @Test func `a value with a name has a style`() {
    let host = TestHost(width: 6, height: 2) {
      LabeledContent("Size", value: "12").labeledContentStyle(Stacked())
    }
    expect(shown(host), "Size\n12")
  }

  @Test func `links have the style of buttons`() {
    let host = TestHost(width: 8, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Link("site", destination: "https://example.org"); NavigationLink("go", value: 1)
      }
      .buttonStyle(Boxed())
    }
    expect(shown(host), ">site\n+go")
  }
}
