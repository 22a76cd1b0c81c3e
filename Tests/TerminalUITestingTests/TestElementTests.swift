import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Parts of the screen as tests find and use them.
@MainActor @Suite struct TestElementTests {
  private struct Person: View {
    @State private var name = ""
    @State private var isFriend = false
    @State private var saved = "nothing"
    @State private var isAsking = false

    var body: some View {
      TextField("Name", text: $name)
      Toggle("Friend", isOn: $isFriend)
      Button("Save") { saved = "\(name), \(isFriend)" }.disabled(name.isEmpty)
      Button("Ask") { isAsking = true }
        .sheet(isPresented: $isAsking) { Button("Close") { isAsking = false } }
      Text("saved: \(saved)").accessibilityIdentifier("result")
    }
  }

  @Test func `a form is filled in and saved by what its parts are called`() {
    let host = TestHost(width: 30, height: 10) { Person() }
    let save = host.find(.button, "Save")
    expect(!save.isEnabled)
    host.find(.textField, "Name").type("Ann")
    host.find(.toggle, "Friend").press()
    expect(host.find(.textField, "Name").value, "Ann")
    expect(host.find(.toggle, "Friend").value, "on")
    expect(save.isEnabled)
    save.press()
    expect(save.isFocused)
    expect(host.focusedElement?.label, "Save")
    expect(host.find(.text, identifier: "result").label, "saved: Ann, true")
    host.find(.toggle, "Friend").click()
    expect(host.find(.toggle, "Friend").value, "off")
  }

  @Test func `the tree of elements prints, one a line`() {
    let host = TestHost(width: 30, height: 10) { Person() }
    expect(
      host.elementTree,
      """
      textField "Name" = "" focused
      toggle "Friend" = "off"
      button "Save" disabled
      button "Ask"
      text "saved: nothing" #result
      """)
  }

  @Test func `a row is selected by keys, down and up`() {
    struct People: View {
      @State private var selected: Int?
      var body: some View {
        Button("first") {}
        List(0..<50, id: \.self, selection: $selected) { Text("Person \($0)") }
      }
    }
    let host = TestHost(width: 30, height: 10) { People() }
    let three = host.find(.row, "Person 3")
    three.focus()
    expect(three.isSelected)
    expect(host.find(.list).isFocused)
    host.find(.row, "Person 6").focus()
    expect(!three.isSelected)
    three.focus()
    expect(three.isSelected)
    expect(three.place?.number, 4)
    expect(host.elements(.row).filter(\.isSelected).count, 1)
  }

  @Test func `below a modal layer nothing is found unless asked for`() {
    let host = TestHost(width: 30, height: 10) { Person() }
    let ask = host.find(.button, "Ask")
    ask.press()
    expect(host.elements(.button).map(\.label), ["Close"])
    expect(host.elements(.button, belowModal: true).map(\.label), ["Save", "Ask", "Close"])
    withKnownIssue {
      ask.press()
    } matching: {
      "\($0)".contains("a modal layer is over it")
    }
    withKnownIssue {
      ask.click()
    } matching: {
      "\($0)".contains("a modal layer is over it")
    }
    host.find(.button, "Close").click()
    expect(ask.exists)
  }

  @Test func `what isn't there fails with the tree of what is`() {
    let host = TestHost(width: 30, height: 10) { Person() }
    withKnownIssue {
      let missing = host.find(.button, "Sav e")
      expect(!missing.exists)
      missing.press()
    } matching: {
      "\($0)".contains("there is no button \"Sav e\"") && "\($0)".contains("button \"Save\" disabled")
    }
    withKnownIssue {
      _ = host.find(.button)
    } matching: {
      "\($0)".contains("there are 2 of button")
    }
  }

  @Test func `what a user can't do fails`() {
    let host = TestHost(width: 30, height: 3) {
      ZStack {
        Button("under") {}
        Text("xxxxxxxxxxxxxxx")
      }
      Button("off") {}.disabled(true)
      Text("words")
    }
    withKnownIssue {
      host.find(.button, "off").press()
    } matching: {
      "\($0)".contains("it is disabled")
    }
    withKnownIssue {
      host.find(.button, "off").click()
    } matching: {
      "\($0)".contains("it is disabled")
    }
    withKnownIssue {
      host.find(.text, "words").press()
    } matching: {
      "\($0)".contains("can't have the focus")
    }
    withKnownIssue {
      host.find(.button, "under").click()
    } matching: {
      "\($0)".contains("something lies over it")
    }
  }

  @Test func `an element that has gone says so`() {
    struct Vanishing: View {
      @State private var isThere = true
      var body: some View { if isThere { Button("go") { isThere = false } } }
    }
    let host = TestHost(width: 30, height: 3) { Vanishing() }
    let button = host.find(.button, "go")
    button.press()
    expect(!button.exists)
    expect(button.description, "button \"go\" focused, gone")
    withKnownIssue {
      button.press()
    } matching: {
      "\($0)".contains("it is gone")
    }
  }

  private struct Alarms: View {
    @State private var kind = 0
    @State private var size = 1
    @State private var line = ""
    @State private var done = "no"
    var body: some View {
      Picker("Alarm", selection: $kind) {
        Text("Toast").tag(0)
        Text("Alert").tag(1)
        Text("None").tag(2)
      }
      .pickerStyle(.inline)
      Picker("Size", selection: $size) {
        Text("S").tag(0)
        Text("M").tag(1)
        Text("L").tag(2)
      }
      .pickerStyle(.segmented)
      TextField("Line", text: $line).onSubmit { done = line }
      Text("alarm \(kind), size \(size), done \(done)")
    }
  }

  @Test func `an option is chosen as a user does, with tab and the arrows`() {
    let host = TestHost(width: 40, height: 12) { Alarms() }
    host.find(.radioButton, "Alert").press()
    host.find(.radioButton, "L").press()
    expect(host.text, contains: "alarm 1, size 2")
    expect(host.find(.radioButton, "L").isSelected)
    host.find(.radioButton, "Toast").press()
    host.find(.radioButton, "S").focus()
    expect(host.text, contains: "alarm 0, size 0")
  }

  @Test func `the end of a line is typed as return`() {
    let host = TestHost(width: 40, height: 12) { Alarms() }
    host.find(.textField, "Line").type("777\n")
    expect(host.text, contains: "done 777")
  }

  @Test func `a tab is chosen by the keyboard`() {
    let host = TestHost(width: 40, height: 8) {
      TabView {
        Tab("One", systemImage: "flag") { Text("first") }
        Tab("Two", systemImage: "flag") { Text("second") }
      }
    }
    host.find(.tab, "Two").press()
    expect(host.text, contains: "second")
  }

  @Test func `a click on what isn't on the screen fails the test, with the screen`() {
    let host = TestHost(width: 40, height: 12) { Alarms() }
    withKnownIssue {
      host.click(on: "Nowhere at all")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("there is no \"Nowhere at all\" on the screen, which is:")
          && $0.rawValue.contains("Toast")
      }
    }
  }
}
