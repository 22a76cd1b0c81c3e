import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What the `accessibility…` modifiers say.
@Suite struct AccessibilityModifierTests {
  private func tree<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    TestHost(width: 40, height: 12, content: content).host.accessibilityElements.treeDescription
  }

  @Test func `label, value, hint and identifier are said in place of what is shown`() {
    let tree = tree {
      Text("▂▅▇").accessibilityLabel("Volume").accessibilityValue("70 %").accessibilityHint(
        "Turn with + and -"
      )
      .accessibilityIdentifier("volume")
    }
    expect(tree, "text \"Volume\" = \"70 %\" (Turn with + and -) #volume")
  }

  @Test func `of several labels the outermost counts`() {
    expect(tree { Text("a").accessibilityLabel("b").accessibilityLabel("c") }, "text \"c\"")
  }

  @Test func `on a view with several elements each has it`() {
    let tree = tree {
      VStack {
        Text("a")
        Button("b") {}
      }
      .accessibilityIdentifier("both")
    }
    expect(tree, "text \"a\" #both\nbutton \"b\" focused #both")
  }

  @Test func `a picture made of cells gets a name`() {
    let tree = tree {
      Color.red.accessibilityLabel("Alarm").accessibilityAddTraits(.isImage)
    }
    expect(tree, "image \"Alarm\"")
  }

  @Test func `traits make and unmake a button, a heading, a link`() {
    let tree = tree {
      Text("a").accessibilityAddTraits(.isButton)
      Text("b").accessibilityAddTraits(.isHeader)
      Text("c").accessibilityAddTraits(.isLink).accessibilityAddTraits(.isSelected)
      Text("d").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
    }
    expect(tree, "button \"a\"\nheading \"b\"\nlink \"c\" selected\ntext \"d\"")
  }

  @Test(arguments: [
    (AccessibilityChildBehavior.ignore, "other \"both\""),
    (.combine, "button \"both\""),
    (.contain, "group \"both\"\n  text \"12\"\n  button \"unread\" focused"),
  ])
  func `several elements become one, or are held by one`(behaviour: AccessibilityChildBehavior, text: String)
  {
    let tree = tree {
      HStack {
        Text("12")
        Button("unread") {}
      }
      .accessibilityElement(children: behaviour)
      .accessibilityLabel("both")
    }
    expect(tree.replacing(" focused", with: ""), text.replacing(" focused", with: ""))
  }

  @Test func `combined elements are called as all of them`() {
    let tree = tree {
      HStack {
        Text("12")
        Text("unread")
      }
      .accessibilityElement(children: .combine)
    }
    expect(tree, "text \"12, unread\"")
  }

  @Test func `the highest priority is read first`() {
    let tree = tree {
      Text("a")
      Text("b").accessibilitySortPriority(1)
      Text("c")
      Text("d").accessibilitySortPriority(2)
    }
    expect(tree, "text \"d\"\ntext \"b\"\ntext \"a\"\ntext \"c\"")
  }

  @Test func `actions are done by their names, unless the view is disabled`() throws {
    var done: [String] = []
    for isDisabled in [false, true] {
      let host = TestHost(width: 20, height: 2) {
        Text("mail")
          .accessibilityAction { done.append("open") }
          .accessibilityAction(named: "Archive") { done.append("archive") }
          .disabled(isDisabled)
      }
      let mail = try #require(host.host.accessibilityElements.first)
      expect(mail.actionNames, ["default", "Archive"])
      expect(mail.perform("Archive"), not: isDisabled)
      expect(mail.perform("default"), not: isDisabled)
      expect(!mail.perform("nothing"))
    }
    expect(done, ["archive", "open"])
  }

  @Test func `buttons that aren't shown are actions`() throws {
    var done: [String] = []
    let host = TestHost(width: 20, height: 3) {
      VStack {
        Text("mail")
          .accessibilityActions {
            Button("Archive") { done.append("archive") }
            Button("Delete", role: .destructive) { done.append("delete") }.disabled(true)
            Section { Button(action: { done.append("flag") }) { Label("Flag", systemImage: "flag") } }
          }
          .accessibilityActions(category: .edit) { Button("Edit") { done.append("edit") } }
        Button("OK") {}
      }
    }
    expect(host.text.contains("mail") && !host.text.contains("Archive") && !host.text.contains("Flag"))
    let mail = try #require(host.host.accessibilityElements.first)
    expect(mail.label == "mail" && mail.actionNames == ["Archive", "Flag", "Edit"])
    for name in ["Flag", "Edit", "Archive"] { expect(mail.perform(name)) }
    expect(!mail.perform("Delete") && !mail.perform("nothing"))
    expect(done, ["flag", "edit", "archive"])
    // Only the button that shows has the focus and is an action of the screen.
    expect(host.host.accessibilityElements.filter(\.isFocused).map(\.label), ["OK"])
  }

  @Test func `the buttons of a quick action are actions while it is active`() throws {
    var done = 0
    for isActive in [true, false] {
      let host = TestHost(width: 20, height: 3) {
        Text("timer")
          .accessibilityQuickAction(style: .outline) { Button("Stop") { done += 1 } }
          .accessibilityQuickAction(style: .prompt, isActive: .constant(isActive)) { Button("Snooze") {} }
      }
      let timer = try #require(host.host.accessibilityElements.first)
      expect(timer.actionNames.sorted(), (isActive ? ["Snooze", "Stop"] : ["Stop"]))
      expect(timer.perform("Stop") && !host.text.contains("Stop"))
    }
    expect(done, 2)
  }

  @Test func `the actions of a view in another one are its own`() throws {
    let host = TestHost(width: 20, height: 3) {
      VStack {
        Text("a").accessibilityActions { Button("inner") {} }
        Text("b")
      }
      .accessibilityElement(children: .contain)
      .accessibilityActions { Button("outer") {} }
    }
    let group = try #require(host.host.accessibilityElements.first)
    expect(group.actionNames, ["outer"])
    expect(group.children.map(\.actionNames), [["inner"], []])
  }

  @Test func `nothing is drawn or evaluated for another label`() {
    struct Changing: View {
      @State private var count = 0
      var body: some View {
        Text("a").accessibilityLabel("\(count)").onKeyPress("+") {
          count += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 2) { Changing() }
    host.press("+")
    expectEmpty(host.record.runs)
    expect(host.record.layouts, 0)
    expect(host.host.accessibilityElements.treeDescription, "text \"1\"")
  }
}
