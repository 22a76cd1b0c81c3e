import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// The element with the focus where keys go to a list.
@Suite struct FocusedElementTests {
  private struct Rows: View {
    @State var selection: Int?
    var body: some View {
      List(0..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
    }
  }

  @Test func `a list in which nothing is selected has the focus itself`() {
    let host = TestHost(width: 20, height: 5) { Rows() }
    expect(host.focusedElement?.role, .list, "\(host.elementTree)")
  }

  @Test func `the row with the cursor has the focus`() {
    let host = TestHost(width: 20, height: 5) { Rows() }
    host.press(.downArrow)
    host.press(.downArrow)
    expect(host.focusedElement?.role == .row && host.focusedElement?.label == "Row 1", "\(host.elementTree)")
  }

  @Test func `of several selected rows the one has the focus that keys go on from`() {
    struct Many: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        List(0..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
      }
    }
    let host = TestHost(width: 20, height: 5) { Many() }
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    expect(host.elements(.row).filter(\.isSelected).count, 2)
    expect(host.focusedElement?.label, "Row 1", "\(host.elementTree)")
  }

  @Test func `a list of rows in a screen has the focus`() {
    struct Screen: View {
      @State private var selection: String?
      let names: [String]
      var body: some View {
        NavigationStack {
          List(selection: $selection) { ForEach(names, id: \.self) { Text($0) } }
            .navigationTitle("Names")
        }
      }
    }
    let host = TestHost(width: 20, height: 5) { Screen(names: ["Ann", "Bob"]) }
    expect(host.focusedElement?.role, .list, "\(host.elementTree)")
    host.press(.downArrow)
    expect(host.focusedElement?.label, "Ann", "\(host.elementTree)")
    expect(TestHost(width: 20, height: 5) { Screen(names: []) }.focusedElement?.role, .list)
  }

  @Test func `a selected row of a list without the focus has none`() {
    struct Beside: View {
      @State private var selection: Int? = 1
      var body: some View {
        VStack {
          Button("First") {}
          List(0..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
        }
      }
    }
    let host = TestHost(width: 20, height: 8) { Beside() }
    expect(host.focusedElement?.label, "First")
    host.press(.tab)
    expect(host.focusedElement?.label, "Row 1")
  }
}
