import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// Controls in the rows of a list, by keys.
@Suite struct ListControlTests {
  private struct Links: View {
    var selects = true
    @State private var selection: Int?

    var body: some View {
      NavigationStack {
        Group {
          if selects {
            List(0..<50, selection: $selection) { NavigationLink("go \($0)", value: $0) }
          } else {
            List(0..<50) { NavigationLink("go \($0)", value: $0) }
          }
        }
        .navigationTitle("Top")
        .navigationDestination(for: Int.self) { number in
          List(0..<3) { Text("row \($0)") }.navigationTitle("At \(number)")
        }
      }
    }
  }

  private struct Rows: View {
    @State private var selection: Int?
    @State private var presses = 0
    @State private var isOn = false
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $selection) {
          Text("text").tag(0)
          HStack {
            Text("label")
            Button("first") { presses += 1 }
            Button("second") { presses += 10 }
          }
          .tag(1)
          Toggle("toggle", isOn: $isOn).tag(2)
          TextField("field", text: $name).tag(3)
          Button("off") { presses += 100 }.disabled(true).tag(4)
        }
        Button("other") { presses += 1_000 }.keyboardShortcut(.defaultAction)
        Text("\(presses) \(isOn) \(name) \(selection ?? -1)")
      }
    }
  }

  private func title(_ host: TestHost) -> String {
    host.text.split(separator: "\n").first.map {
      $0.trimmedEnd.split(separator: "  ").last.map { String($0) } ?? ""
    } ?? ""
  }

  private func status(_ host: TestHost) -> String {
    host.text.split(separator: "\n").last.map { String($0).trimmedEnd } ?? ""
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test(arguments: [true, false])
  func `a list of links is used by arrows, Return and Escape`(selects: Bool) {
    let host = TestHost(width: 20, height: 8) { Links(selects: selects) }
    for _ in 0..<(selects ? 10 : 9) { host.press(.downArrow) }
    host.press(.return)
    expect(host.text, contains: "At 9")
    host.press(.escape)
    expect(host.text, lacks: "At 9")
    // The list is where it was, and so is who has the keyboard.
    expect(host.text, contains: "go 9")
    host.press(.downArrow)
    host.press(.return)
    expect(host.text, contains: "At 10")
    check(host)
  }

  @Test func `Return does what the row's first control does, or gives a field the focus`() {
    let host = TestHost(width: 32, height: 8) { Rows() }
    host.press(.downArrow)
    // Nothing in the row takes it: the default button does.
    host.press(.return)
    expect(status(host), "1000 false  0")
    host.press(.downArrow)
    host.press(.return)
    expect(status(host), "1001 false  1")
    host.press(.downArrow)
    host.press(.return)
    expect(status(host), "1001 true  2")
    host.press(.space)
    expect(status(host), "1001 false  2")
    host.press(.space)
    host.press(.downArrow)
    host.press(.return)
    host.type("ab")
    expect(status(host), "1001 true ab 3")
    // The keys are the list's again.
    host.press(.downArrow)
    host.type("cd")
    expect(status(host), "1001 true ab 4")
    host.press(.return)
    expect(status(host), "2001 true ab 4")
    check(host)
  }

  @Test func `arrows scroll where there is no control in sight to go to`() {
    let host = TestHost(width: 20, height: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Button("above") {}
        List(0..<50) { number in
          if number % 20 == 3 { Button("row \(number)") {} } else { Text("text \(number)") }
        }
        Button("below") {}
      }
    }
    func focused() -> String {
      host.host.focus.node?.screenRect.map { host.text.split(separator: "\n")[$0.minY].trimmedEnd } ?? ""
    }
    func first() -> String { host.text.split(separator: "\n")[1].dropLast().trimmedEnd }
    host.press(.tab)
    expect(focused(), "   row 3")
    for _ in 0..<4 { host.press(.downArrow) }
    expect(first(), " text 4")
    for _ in 0..<15 { host.press(.downArrow) }
    expect(focused().hasPrefix("   row 23"))
    // To the end, and then out of the list.
    for _ in 0..<60 { host.press(.downArrow) }
    expect(focused(), "  below")
    expect(host.text, contains: "text 49")
    host.press(.tab, modifiers: .shift)
    expect(focused().hasPrefix("   row 43"))
    for _ in 0..<80 { host.press(.upArrow) }
    expect(first(), " text 0")
    expect(focused(), "  above")
    check(host)
  }

  @Test func `the focus stays in a list whose rows move on under it`() {
    let host = TestHost(width: 20, height: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Button("above") {}
        List(0..<50) { number in Button("row \(number)") {} }
      }
    }
    host.press(.tab)
    expect(host.host.focus.node?.screenRect?.minY, 1)
    for _ in 0..<2 {
      host.press(.pageDown)
      // In the first row that is in sight.
      expect(host.host.focus.node?.screenRect?.minY, 1)
    }
    host.scroll(x: 3, y: 3, dy: 5)
    expect(host.host.focus.node?.enclosing(FocusNode.self)?.name, "List")
    host.press(.end)
    expect(host.host.focus.node?.screenRect?.minY, 7)
    host.press(.home)
    expect(host.host.focus.node?.screenRect?.minY, 1)
    host.press(.downArrow)
    host.press(.pageUp)
    expect(host.host.focus.node?.screenRect?.minY, 1)
    check(host)
  }
}
