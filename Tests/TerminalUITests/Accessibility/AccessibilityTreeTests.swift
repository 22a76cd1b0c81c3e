import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What is told of views to somebody who can't see them.
@Suite struct AccessibilityTreeTests {
  private func tree<Content: View>(
    width: Int = 40, height: Int = 12, @ViewBuilder _ content: () -> Content
  ) -> String {
    TestHost(width: width, height: height, content: content).host.accessibilityElements.treeDescription
  }

  @Test func `every control says what it is, and in which state`() {
    let tree = tree(height: 20) {
      Text("Settings").accessibilityAddTraits(.isHeader)
      Button("Save") {}
      Button("Delete", role: .destructive) {}.disabled(true)
      Toggle("Wrap lines", isOn: .constant(true))
      Toggle("Sound", isOn: .constant(false)).toggleStyle(.switch)
      TextField("Name", text: .constant("Ann"), prompt: Text("as in the passport"))
      SecureField("Password", text: .constant("abc"))
      Link("The manual", destination: "https://example.org")
      ProgressView("Copying", value: 2, total: 5)
      ProgressView("Connecting")
      Label("Inbox", symbol: "✉")
      LabeledContent("Size", value: "12 KB")
    }
    expect(
      tree,
      """
      heading "Settings"
      button "Save" focused
      button "Delete" disabled
      toggle "Wrap lines" = "on"
      toggle "Sound" = "off"
      textField "Name" = "Ann"
      secureField "Password" = "•••"
      link "The manual"
      progress "Copying" = "40 %"
      progress "Connecting"
      text "Inbox"
      text "Size" = "12 KB"
      """)
  }

  @Test func `the label of a control is its own, whatever its style shows`() {
    struct Arrow: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("press here:")
          configuration.label
        }
      }
    }
    let tree = tree {
      Button("+") {}
      Button("Go") {}.buttonStyle(Arrow())
      Button {
      } label: {
        HStack {
          Text("New")
          Text("document")
        }
      }
      Button {
      } label: {
        Text("🗑").accessibilityLabel("Trash")
      }
    }
    expect(
      tree,
      """
      button "+" focused
      button "Go"
      button "New, document"
      button "Trash"
      """)
  }

  @Test func `a list has rows with their places, and the selected one is told`() {
    let tree = tree {
      List(["Ann", "Bob", "Cid"], id: \.self, selection: .constant(Set(["Bob"]))) { name in
        HStack {
          Text(name)
          Button("Call") {}
        }
      }
      .accessibilityLabel("People")
    }
    expect(
      tree,
      """
      list "People" focused
        row "Ann, Call" 1 of 3
          button "Call"
        row "Bob, Call" focused, selected, 2 of 3
          button "Call"
        row "Cid, Call" 3 of 3
          button "Call"
      """)
  }

  @Test func `a row out of sight counts though nobody has made it`() throws {
    let host = TestHost(width: 20, height: 5) { List(0..<100_000, id: \.self) { Text("\($0)") } }
    host.press(.end)
    let list = try #require(host.host.accessibilityElements.first)
    expect(list.children.count, below: 50)
    expect(list.children.last?.description, "row \"99999\" 100000 of 100000")
  }

  @Test func `headers of sections are headings, and their rows are counted`() {
    let tree = tree {
      List {
        Section("Fruit") { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
        Section("Other") { Text("Bean") }
      }
    }
    expect(
      tree,
      """
      list focused
        heading "Fruit"
        row "Apple" 1 of 3
        row "Pear" 2 of 3
        heading "Other"
        row "Bean" 3 of 3
      """)
  }

  @Test func `forms, boxes and scroll views hold what is in them`() {
    let tree = tree(height: 16) {
      Form {
        Section("Editor") {
          Toggle("Wrap", isOn: .constant(false))
          LabeledContent("Width") { TextField("", text: .constant("8")) }
        }
      }
      GroupBox("Colour") { Button("Red") {} }
      ScrollView { Text((0..<20).map(String.init).joined(separator: "\n")) }
    }
    expect(tree.hasPrefix("form\n  heading \"Editor\"\n  toggle \"Wrap\" = \"off\" focused\n"))
    expect(tree, contains: "  textField \"Width\" = \"8\"\n")
    expect(tree, contains: "group \"Colour\"\n  button \"Red\"\n")
    expect(tree, contains: "scrollView\n  text \"0\\n1")
  }

  @Test func `what is hidden or covered isn't told`() {
    let tree = tree {
      Text("a").hidden()
      Text("━━").accessibilityHidden(true)
      NavigationStack {
        NavigationLink("Next") { Text("second").navigationTitle("Two") }.navigationTitle("One")
      }
      .frame(height: 5)
    }
    expect(tree, "heading \"One\"\nlink \"Next\" focused")
  }

  @Test func `a stack tells its bar and the screen on top`() {
    let host = TestHost(width: 40, height: 12) {
      NavigationStack {
        NavigationLink("Next") { Text("second").navigationTitle("Two") }.navigationTitle("One")
      }
    }
    host.press(.return)
    expect(
      host.host.accessibilityElements.treeDescription,
      """
      button "‹ One" focused
      heading "Two"
      text "second"
      """)
  }

  @Test func `below a modal layer nothing is told unless asked for`() {
    let host = TestHost(width: 40, height: 12) {
      Button("below") {}.sheet(isPresented: .constant(true)) { Button("inside") {} }
    }
    expect(host.host.accessibilityElements.treeDescription, "dialog\n  button \"inside\" focused")
    expect(
      host.host.accessibilityElements(belowModal: true).treeDescription,
      "button \"below\"\ndialog\n  button \"inside\" focused")
  }

  @Test func `a view that can have the focus is an element with it`() {
    let tree = tree {
      Text("q quits").focusable()
      Color.red.frame(height: 1).focusable()
      VStack {
        Text("a")
        Text("b")
      }
      .focusable()
    }
    expect(
      tree,
      """
      text "q quits" focused
      other
      group
        text "a"
        text "b"
      """)
  }

  @Test func `asking costs an update nothing and wakes nobody`() {
    let host = TestHost(width: 20, height: 5) { Toggle("a", isOn: .constant(true)) }
    host.turn()
    _ = host.host.accessibilityElements
    expect(!host.host.needsTurn)
    host.turn()
    expect(host.record.bodies, [])
  }

  @Test func `a row is a row, whatever it shows`() {
    struct Rows: View {
      @State private var selection: Int? = 1
      var body: some View {
        List(selection: $selection) {
          ForEach(0..<2) { Label("l \($0)", systemImage: "flag") }
          Label("mail", systemImage: "flag").badge(7).tag(5)
          Text("chat").badge(3).tag(6)
          HStack {
            Text(" ").accessibilityLabel("read")
            Text("letter")
          }
          .tag(7)
        }
      }
    }
    expect(
      tree { Rows() },
      """
      list focused
        row "l 0" 1 of 5
        row "l 1" focused, selected, 2 of 5
        row "mail" = "7" 3 of 5
        row "chat, 3" 4 of 5
        row "read, letter" 5 of 5
      """)
  }
}
