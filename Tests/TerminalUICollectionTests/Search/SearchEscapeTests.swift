import Testing
import TerminalUI
import TerminalUITesting

/// When Escape is the search's, and what `isPresented` says.
@Suite struct SearchEscapeTests {
  private struct Screens: View {
    @State private var path = [1]
    @State private var text = ""
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Text("nothing here").searchable(text: $text)
        }
      }
    }
  }

  // Counterexamples 3, 2
  @Test func `Escape goes back from a searched screen in which nothing can have the focus`() {
    let host = TestHost(width: 40, height: 8) { Screens() }
    #expect(host.text.contains("nothing here"))
    host.press(.escape)
    #expect(host.text.contains("root") && !host.text.contains("nothing here"), "\(host.text)")
  }

  @Test func `Escape empties the field first, and goes back next`() {
    let host = TestHost(width: 40, height: 8) { Screens() }
    host.type("/zz")
    #expect(host.text.contains("zz"))
    host.press(.escape)
    #expect(host.text.contains("nothing here") && !host.text.contains("zz"))
    host.press(.escape)
    #expect(host.text.contains("root") && !host.text.contains("nothing here"), "\(host.text)")
  }

  @Test func `Escape closes a sheet whose search is over`() {
    struct Sheet: View {
      @State private var isShown = true
      @State private var text = ""
      var body: some View {
        Text("page").sheet(isPresented: $isShown) { Text("empty").searchable(text: $text) }
      }
    }
    let host = TestHost(width: 40, height: 12) { Sheet() }
    host.type("/zz")
    #expect(host.text.contains("zz"))
    host.press(.escape)
    #expect(host.text.contains("empty") && !host.text.contains("zz"))
    host.press(.escape)
    #expect(!host.text.contains("empty"))
  }

  @Test func `Escape in an empty field goes back to the list, and not further`() {
    struct Listing: View {
      @State private var path = [1]
      @State private var text = ""
      @State private var selection: Int?
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            List(0..<3, id: \.self, selection: $selection) { Text("row \($0)") }.searchable(text: $text)
          }
        }
      }
    }
    let host = TestHost(width: 40, height: 8) { Listing() }
    host.type("/")
    #expect(host.focusedElement?.role == .textField)
    host.press(.escape)
    #expect(host.text.contains("row 0") && host.focusedElement?.role != .textField)
    host.press(.escape)
    #expect(host.text.contains("root"))
  }

  private struct Presented: View {
    @State private var text = ""
    @State private var isSearching = false
    let all = ["apple", "banana"]
    var body: some View {
      VStack(spacing: 0) {
        List(all.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          .searchable(text: $text, isPresented: $isSearching)
        Text(isSearching ? "searching" : "resting").frame(height: 1)
        Button("Stop") { isSearching = false }
        Button("Start") { isSearching = true }
      }
    }
  }

  // Counterexamples 3, 5
  @Test func `false for isPresented ends the search and empties the field`() {
    let host = TestHost(width: 40, height: 12) { Presented() }
    host.click(on: "Start")
    host.type("ban")
    #expect(!host.text.contains("apple") && host.text.contains("searching"))
    host.click(on: "Stop")
    #expect(host.text.contains("apple") && host.text.contains("resting"), "\(host.text)")
    #expect(!host.text.contains("ban "))
  }

  @Test func `a text that is there from the start stays while nobody has searched`() {
    struct Prefilled: View {
      @State private var text = "ban"
      @State private var isSearching = false
      var body: some View {
        Text("for \(text)").searchable(text: $text, isPresented: $isSearching)
      }
    }
    #expect(TestHost(width: 40, height: 4) { Prefilled() }.text.contains("for ban"))
  }
}
