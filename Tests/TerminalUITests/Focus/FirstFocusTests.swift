import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Where the focus is at first, and when what had it gives way to something else.
@Suite struct FirstFocusTests {
  private struct Screen<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
      NavigationStack {
        content()
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem { Button("Add") {} }
            ToolbarItem { Button("Remove") {} }
          }
      }
    }
  }

  private static func cells() -> some View {
    ForEach(0..<4, id: \.self) { Text("cell \($0)").focusable() }
  }

  private static func focus(width: Int = 60, _ content: some View) -> String? {
    TestHost(width: width, height: 10) { content }.focusedElement?.label
  }

  @Test func `the focus begins in the content of a screen, also where that is made during the layout`() {
    expect(Self.focus(Screen { VStack { Self.cells() } }), "cell 0")
    expect(Self.focus(Screen { GeometryReader { _ in VStack { Self.cells() } } }), "cell 0")
    expect(
      Self.focus(
        Screen {
          ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { Self.cells() } }
        }), "cell 0")
    expect(Self.focus(Screen { ScrollView { LazyVStack { Self.cells() } } }), "cell 0")
    expect(Self.focus(Screen { List(0..<3, id: \.self) { Button("row \($0)") {} } }), "row 0")
    expect(Self.focus(Screen { Text("nothing to use") }), "Add")
  }

  private struct Wanting: View {
    @FocusState private var focus: Int?
    var body: some View {
      Screen {
        GeometryReader { _ in
          VStack {
            ForEach(0..<4, id: \.self) { Text("cell \($0)").focusable().focused($focus, equals: $0) }
          }
        }
        .defaultFocus($focus, 1)
      }
    }
  }

  @Test func `a default focus counts for what is made during the layout`() {
    expect(Self.focus(Wanting()), "cell 1")
  }

  private struct Swapping: View {
    @State private var selection: Int?
    var body: some View {
      Screen {
        GeometryReader { window in
          if window.size.width > 30 {
            ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { FirstFocusTests.cells() } }
          } else {
            List(0..<4, id: \.self, selection: $selection) { Text("row \($0)") }
          }
        }
      }
    }
  }

  @Test func `where another view takes the place of the one with the focus, it has the focus`() {
    let host = TestHost(width: 60, height: 10) { Swapping() }
    host.find(nil, "cell 2").focus()
    for _ in 0..<3 {
      host.resize(width: 12, height: 10)
      expect(host.focusedElement?.role, .list)
      host.resize(width: 60, height: 10)
      expect(host.focusedElement?.label?.hasPrefix("cell"), true)
    }
  }
}
