import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

private struct Mails: View {
  var hasMenu = false
  var hasListMenu = false
  @State private var selection: Int?
  @State private var said = "-"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      List(0..<4, selection: $selection) { number in
        if hasMenu {
          row(number).contextMenu { Button("Open") { said = "open \(number)" } }
        } else {
          row(number)
        }
      }
      .modifier(ListMenu(isOn: hasListMenu) { said = "reply \($0)" })
      Text("Said: \(said)")
    }
  }

  private func row(_ number: Int) -> some View {
    Text("mail \(number)")
      .swipeActions {
        Button("Delete", role: .destructive) { said = "delete \(number)" }
        Button("Archive") { said = "archive \(number)" }
      }
      .swipeActions(edge: .leading, allowsFullSwipe: number != 3) {
        Button("Unread") { said = "unread \(number)" }
      }
  }

  private struct ListMenu: ViewModifier {
    let isOn: Bool
    let reply: (Set<Int>) -> Void
    func body(content: Content) -> some View {
      if isOn {
        content.contextMenu(forSelectionType: Int.self) { rows in
          if !rows.isEmpty { Button("Reply") { reply(rows) } }
        }
      } else {
        content
      }
    }
  }
}

@Suite struct SwipeActionsTests {
  private func said(_ host: TestHost) -> String {
    host.text.split(separator: "\n").last { $0.contains("Said: ") }.map { String($0.dropFirst(6)).trimmedEnd }
      ?? ""
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `the actions of a row are in its menu, those of the leading edge first`() {
    let host = TestHost(width: 40, height: 14) { Mails() }
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(" ", modifiers: .control)
    expect(host.elements(.button).map(\.label), ["Unread", "Delete", "Archive"], "\(host.text)")
    host.find(.button, "Archive").press()
    expect(said(host), "archive 1")
    check(host)
  }

  @Test func `the other button of the mouse opens the same menu`() {
    let host = TestHost(width: 40, height: 14) { Mails() }
    host.send(.mouse(MouseEvent(.down(.right), at: Point(x: 2, y: 2))))
    host.send(.mouse(MouseEvent(.up(.right), at: Point(x: 2, y: 2))))
    expect(host.elements(.button).map(\.label), ["Unread", "Delete", "Archive"], "\(host.text)")
    host.find(.button, "Delete").click()
    expect(said(host), "delete 2")
    check(host)
  }

  @Test func `what is in the row's own menu stands before them`() {
    let host = TestHost(width: 40, height: 14) { Mails(hasMenu: true) }
    host.press(.downArrow)
    host.press(" ", modifiers: .control)
    expect(host.elements(.button).map(\.label), ["Open", "Unread", "Delete", "Archive"], "\(host.text)")
    host.find(.button, "Open").press()
    expect(said(host), "open 0")
    check(host)
  }

  @Test func `they are in the menu of the list's rows, too`() {
    let host = TestHost(width: 40, height: 14) { Mails(hasListMenu: true) }
    host.press(.downArrow)
    host.press(" ", modifiers: .control)
    expect(
      Set(host.elements(.button).map(\.label)), ["Reply", "Unread", "Delete", "Archive"], "\(host.text)")
    host.find(.button, "Reply").press()
    expect(said(host), "reply [0]")
    check(host)
  }

  @Test func `alt and an arrow do what a full swipe does`() {
    let host = TestHost(width: 40, height: 14) { Mails() }
    host.press(.leftArrow, modifiers: .option)
    expect(said(host), "-")
    host.press(.downArrow)
    host.press(.leftArrow, modifiers: .option)
    expect(said(host), "delete 0")
    host.press(.rightArrow, modifiers: .option)
    expect(said(host), "unread 0")
    host.press(.end)
    host.press(.rightArrow, modifiers: .option)
    expect(said(host), "unread 0", "a full swipe isn't allowed there")
    check(host)
  }
}

@Suite struct ListLookTests {
  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmedEnd }
  }

  @Test func `the line below a row has the colour that the row asks for`() {
    let host = TestHost(width: 10, height: 5) {
      List {
        Text("a").listRowSeparator(.visible).listRowSeparatorTint(.red)
        Text("b").listRowSeparator(.visible)
      }
    }
    expect(host.style(0, 1).foreground, .red)
    expect(host.style(0, 3).foreground, not: .red)
    let edges = TestHost(width: 10, height: 5) {
      List {
        Text("a").listRowSeparator(.visible).listRowSeparatorTint(.red, edges: .bottom)
        Text("b").listRowSeparator(.visible).listRowSeparatorTint(.red, edges: .top)
      }
    }
    expect(edges.style(0, 1).foreground, .red)
    expect(edges.style(0, 3).foreground, not: .red)
  }

  @Test func `sections have rows free behind them where the list or the section says so`() {
    let host = TestHost(width: 10, height: 12) {
      List {
        Section("A") { Text("a") }
        Section("B") { Text("b") }.listSectionSpacing(2)
        Section("C") { Text("c") }.listSectionSpacing(.compact)
        Section("D") { Text("d") }
      }
      .listSectionSpacing(1)
    }
    expect(lines(host), [" A", " a", "", " B", " b", "", "", " C", " c", " D", " d", ""], "\(host.text)")
  }

  @Test func `the free rows can't be selected`() {
    struct Sections: View {
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          Section("A") { ForEach(["a"], id: \.self) { Text($0) } }
          Section("B") { ForEach(["b"], id: \.self) { Text($0) } }
        }
        .listSectionSpacing(3)
      }
    }
    let host = TestHost(width: 10, height: 12) { Sections() }
    host.press(.downArrow)
    host.press(.downArrow)
    expect(host.elements(.row).first { $0.isSelected }?.label, "b")
    expect(host.host.checkInvariants(), [])
  }

  // Data C1
  @Test func `the selected row is in sight when a filter ends`() {
    struct Filtered: View {
      let count: Int
      @State private var selection: Int?
      @State private var isFiltered = false
      var body: some View {
        List((0..<count).filter { !isFiltered || $0 % 50 == 7 }, id: \.self, selection: $selection) {
          Text("row \($0)")
        }
        .onKeyPress("/") {
          isFiltered.toggle()
          return .handled
        }
      }
    }
    for count in [60, 1_000, 100_000] {
      let host = TestHost(width: 20, height: 8) { Filtered(count: count) }
      host.press("/")
      host.press(.downArrow)
      for _ in 0..<(count < 100 ? 1 : 5) { host.press(.downArrow) }
      let selected = count < 100 ? "row 57" : "row 257"
      expect(host.elements(.row).first { $0.isSelected }?.label, selected)
      host.press("/")
      expect(host.text, contains: selected, "\(count): \(host.text)")
      guard count > 100 else { continue }
      // What the user scrolled away from stays away.
      host.scroll(x: 2, y: 2, dy: 30)
      expect(host.text, lacks: selected, "\(count)")
      host.press("/")
      host.press("/")
      expect(host.host.checkInvariants(), [])
    }
  }
}
