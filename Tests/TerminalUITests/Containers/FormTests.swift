import Testing
import TerminalUI
import TerminalUITesting

private struct Settings: View {
  @State var values = Array(repeating: false, count: 6)

  var body: some View {
    Form {
      Section("Editor") {
        ForEach(0..<6) { Toggle("Option \($0)", isOn: $values[$0]) }
      }
      Section("About") { LabeledContent("Version", value: "1") }
    }
  }
}

@Suite struct FormTests {
  @Test
  func `a form has its views at the leading edge, and a column for the indicator only where it scrolls`() {
    #expect(
      screen(14, 4) {
        Form {
          Section("Head") { Text("one") }
          LabeledContent("a", value: "b")
        }
      } == "Head··········\none···········\na············b\n··············")
    #expect(
      screen(14, 2) {
        Form {
          LabeledContent("a", value: "b")
          LabeledContent("c", value: "d")
          LabeledContent("e", value: "f")
        }
      } == "a···········b▐\nc···········d·")
  }

  @Test func `the control with the focus is scrolled into sight`() {
    let host = TestHost(width: 16, height: 4) { Settings() }
    #expect(host.text.hasPrefix("Editor"))
    for _ in 0..<5 { host.press(.tab) }
    #expect(host.text.contains("[ ] Option 5"))
    host.press(.space)
    #expect(host.text.contains("[x] Option 5"))
    #expect(!host.text.contains("Editor"))
  }

  @Test func `a section takes views for its header and footer, in either way`() {
    let expected = "H·\nc·\nF·"
    #expect(
      screen(2, 3) {
        Form {
          Section {
            Text("c")
          } header: {
            Text("H")
          } footer: {
            Text("F")
          }
        }
      } == expected)
    #expect(screen(2, 3) { Form { Section(header: Text("H"), footer: Text("F")) { Text("c") } } } == expected)
    #expect(screen(2, 2) { Form { Section(header: Text("H")) { Text("c") } } } == "H·\nc·")
    #expect(screen(2, 2) { Form { Section(footer: Text("F")) { Text("c") } } } == "c·\nF·")
  }

  @Test func `arrow keys lead from control to control`() {
    let host = TestHost(width: 16, height: 12) { Settings() }
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.space)
    #expect(host.text.contains("[x] Option 2"))
  }
}
