import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// The labels of groups as rows of a list: the mouse, the keys, typing, and what is told of them.
@Suite struct DisclosureLabelTests {
  private struct Groups: View {
    @State var selection: Int?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $selection) {
          Text("First").tag(9)
          DisclosureGroup("Fruit") { Text("Apple").tag(1) }.tag(0)
          DisclosureGroup("Plain") { Text("Inner").tag(2) }
        }
        HStack {
          Button("beside") {}
          Text("Sel: \(selection.map { "\($0)" } ?? "-")")
        }
      }
    }
  }

  @Test func `a click on the label of a group selects it, and one on its mark opens it`() {
    let host = TestHost(width: 30, height: 8) { Groups() }
    host.click(on: "Fruit")
    expect(host.text.contains("Sel: 0") && !host.text.contains("Apple"), "\(host.text)")
    host.click(on: "First")
    host.click(on: "▸")
    expect(host.text.contains("Sel: 9") && host.text.contains("Apple"), "\(host.text)")
    expect(host.issues, [])
  }

  @Test func `a click opens a label that can't be selected`() {
    let host = TestHost(width: 30, height: 8) { Groups() }
    host.click(on: "Plain")
    expect(host.text.contains("Sel: -") && host.text.contains("Inner"), "\(host.text)")
    host.click(on: "Plain")
    expect(host.text, lacks: "Inner", "\(host.text)")
  }

  @Test func `typing finds the label of a group`() {
    let host = TestHost(width: 30, height: 8) { Groups(selection: 9) }
    host.press("f")
    host.press("r")
    expect(host.text, contains: "Sel: 0", "\(host.text)")
  }

  @Test func `typing finds a row of an outline by what follows its lines and its mark`() {
    struct Place: Identifiable {
      var id: String
      var places: [Place]?
    }
    struct Places: View {
      @State private var selection: String?
      @State private var open: Set<String> = ["oak"]
      var body: some View {
        List(
          [Place(id: "oak", places: [Place(id: "bark"), Place(id: "leaf")]), Place(id: "pine")],
          children: \.places, expanded: $open, selection: $selection
        ) { Text($0.id) }
        .safeAreaInset(edge: .bottom) { Text("Sel: \(selection ?? "-")") }
      }
    }
    let host = TestHost(width: 30, height: 8) { Places() }
    host.press("l")
    expect(host.text, contains: "Sel: leaf", "\(host.text)")
    host.advance(by: .seconds(2))
    host.press("p")
    expect(host.text, contains: "Sel: pine", "\(host.text)")
  }

  @Test func `the label of a group that can be selected is no stop of Tab`() {
    let host = TestHost(width: 30, height: 8) { Groups(selection: 0) }
    host.find(.list).focus()
    host.press(.tab)
    // The one that can't be selected.
    expect(host.focusedElement?.label, "Open")
    host.press(.tab)
    expect(host.focusedElement?.label, "beside")
  }

  @Test func `a key opens the selected group`() {
    let host = TestHost(width: 30, height: 8) { Groups(selection: 0) }
    host.find(.list).focus()
    host.press(.return)
    expect(host.text, contains: "Apple", "\(host.text)")
    host.press(.space)
    expect(host.text, lacks: "Apple", "\(host.text)")
  }

  @Test func `labels of groups are told as rows in which a button opens them`() {
    let host = TestHost(width: 30, height: 8) { Groups(selection: 0) }
    let rows = host.elements(.row)
    expect(rows.map(\.label), ["First", "Fruit", "Plain"])
    expect(rows.map(\.isSelected), [false, true, false])
    expect(host.elements(.button).map(\.label), ["Open", "Open", "beside"])
  }
}
