import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// Groups that can be opened, as rows of a list: what is selected in them, and where the cursor is.
@Suite struct DisclosureRowTests {
  private struct Groups: View {
    @State var selection: Int?
    @State var isOpen = true
    @State var isOuterOpen = true
    var body: some View {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 0) {
          List(selection: $selection) {
            Text("First").tag(9)
            DisclosureGroup("A", isExpanded: $isOuterOpen) {
              Text("A1").tag(1)
              DisclosureGroup("In", isExpanded: $isOpen) { Text("In1").tag(5) }.tag(4)
              Text("A2").tag(2)
            }
            .tag(0)
            Text("B").tag(3)
          }
          Text("Sel: \(selection.map { "\($0)" } ?? "-")")
        }
        Button("beside") {}
      }
      .onKeyPress("c") {
        isOpen = false
        return .handled
      }
      .onKeyPress("o") {
        isOuterOpen = false
        return .handled
      }
    }
  }

  private func selected(_ host: TestHost) -> String? {
    host.text.split(separator: "\n").last(where: { $0.contains("Sel:") })?.trimmedEnd
  }

  /// The row that the cursor is in.
  private func cursorRow(_ host: TestHost) -> String? {
    guard let y = host.cursor?.position.y else { return nil }
    let row = host.text.split(separator: "\n", omittingEmptySubsequences: false)[y].prefix(12)
    return row.filter { !"▾▸ ".contains($0) }
  }

  @Test func `the tag of a group is its label's, and its content are rows of their own`() {
    let host = TestHost(width: 40, height: 9) { Groups() }
    var seen: [String?] = []
    for _ in 0..<7 {
      host.press(.downArrow)
      seen.append(selected(host))
    }
    expect(seen, ["Sel: 9", "Sel: 0", "Sel: 1", "Sel: 4", "Sel: 5", "Sel: 2", "Sel: 3"])
    expect(host.issues, [])
  }

  @Test func `one row of a tagged group is selected at a time`() {
    let host = TestHost(width: 40, height: 9) { Groups(selection: 0) }
    expect(host.elements(.row).filter(\.isSelected).map(\.label), ["A"])
    host.click(on: "A2")
    expect(selected(host), "Sel: 2")
    expect(host.elements(.row).filter(\.isSelected).count, 1)
  }

  @Test func `views in a group aren't selected by the element of the group`() {
    struct Folders: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach([10, 20], id: \.self) { number in
            DisclosureGroup("group \(number)", isExpanded: .constant(true)) { Text("in \(number)") }
          }
        }
        .safeAreaInset(edge: .bottom) { Text("Sel: \(selection ?? 0)") }
      }
    }
    let host = TestHost(width: 30, height: 6) { Folders() }
    host.press(.downArrow)
    expect(host.text, contains: "Sel: 10")
    expect(host.elements(.row).map(\.isSelected), [true, false, false, false])
    host.press(.downArrow)
    expect(host.text, contains: "Sel: 20")
    expect(host.elements(.row).map(\.isSelected), [false, false, true, false])
  }

  @Test func `elements in a group are selected by their own identity`() {
    struct Folders: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        List(selection: $selection) {
          DisclosureGroup("group", isExpanded: .constant(true)) {
            ForEach(1...3, id: \.self) { Text("file \($0)") }
          }
          .tag(0)
        }
      }
    }
    let host = TestHost(width: 30, height: 6) { Folders() }
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    expect(host.elements(.row).map(\.isSelected), [false, true, true, false])
    host.press("a", modifiers: .control)
    expect(host.elements(.row).map(\.isSelected), [true, true, true, true])
  }

  @Test func `a selected row that goes with its group leaves the cursor on the label`() {
    let host = TestHost(width: 40, height: 9) { Groups(selection: 5) }
    host.find(.list).focus()
    expect(cursorRow(host), "In1")
    host.press("c")
    expect(selected(host), "Sel: 5")
    expect(cursorRow(host), "In", "\(host.text)")
  }

  @Test func `Right opens the group that hides the selected row`() {
    let host = TestHost(width: 40, height: 9) { Groups(selection: 5) }
    host.find(.list).focus()
    host.press("c")
    host.press(.rightArrow)
    expect(host.text, contains: "In1", "\(host.text)")
    expect(host.focusedElement?.label, "In1")
    expect(cursorRow(host), "In1")
    host.press(.downArrow)
    expect(selected(host), "Sel: 2")
  }

  @Test func `of groups that close around a selected row the outermost has the cursor`() {
    let host = TestHost(width: 40, height: 9) { Groups(selection: 5) }
    host.find(.list).focus()
    host.press("c")
    host.press("o")
    expect(cursorRow(host), "A", "\(host.text)")
    host.press(.downArrow)
    expect(selected(host), "Sel: 3")
  }

  @Test func `a group that closes with all in it leaves the cursor on its label`() {
    let host = TestHost(width: 40, height: 9) { Groups(selection: 5) }
    host.find(.list).focus()
    host.press("o")
    expect(cursorRow(host), "A", "\(host.text)")
    host.press(.upArrow)
    expect(selected(host), "Sel: 9")
  }

  @Test func `where the selected row is in a closed group from the start a group has the cursor`() {
    let host = TestHost(width: 40, height: 9) { Groups(selection: 1, isOuterOpen: false) }
    host.find(.list).focus()
    expect(cursorRow(host), "A", "\(host.text)")
    host.press(.rightArrow)
    expect(cursorRow(host), "A1", "\(host.text)")
    expect(host.focusedElement?.label, "A1")
  }

  private struct Tree: Identifiable {
    var id: String
    var children: [Tree]?
  }

  private struct Trees: View {
    static let trees = [
      Tree(id: "a"),
      Tree(id: "b", children: [Tree(id: "b1"), Tree(id: "b2", children: [Tree(id: "b21")])]),
      Tree(id: "c", children: []),
    ]
    @State var selection: String?
    var body: some View {
      HStack {
        List(Self.trees, children: \.children, selection: $selection) { Text($0.id) }
        Text("Sel: \(selection ?? "-")")
        Button("beside") {}
      }
    }
  }

  @Test func `a selected row of a tree leaves the cursor on the row that closed`() {
    let host = TestHost(width: 50, height: 9) { Trees() }
    host.press(.downArrow)
    for key in [KeyEquivalent.downArrow, .rightArrow, .rightArrow, .downArrow, .rightArrow, .rightArrow] {
      host.press(key)
    }
    expect(host.text, contains: "Sel: b21", "\(host.text)")
    // The mark of b, the first that is open.
    host.click(on: "▾")
    expect(host.text.contains("Sel: b21") && !host.text.contains("b1 "), "\(host.text)")
    expect(cursorRow(host), "b", "\(host.text)")
    host.press(.rightArrow)
    expect(host.text, contains: "├ b1", "\(host.text)")
    expect(host.focusedElement?.label, not: "beside")
  }
}
