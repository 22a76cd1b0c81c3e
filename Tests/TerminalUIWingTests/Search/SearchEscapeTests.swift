import Expectations
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
    expect(host.text, contains: "nothing here")
    host.press(.escape)
    expect(host.text.contains("root") && !host.text.contains("nothing here"), "\(host.text)")
  }

  @Test func `Escape empties the field first, and goes back next`() {
    let host = TestHost(width: 40, height: 8) { Screens() }
    host.type("/zz")
    expect(host.text, contains: "zz")
    host.press(.escape)
    expect(host.text.contains("nothing here") && !host.text.contains("zz"))
    host.press(.escape)
    expect(host.text.contains("root") && !host.text.contains("nothing here"), "\(host.text)")
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
    expect(host.text, contains: "zz")
    host.press(.escape)
    expect(host.text.contains("empty") && !host.text.contains("zz"))
    host.press(.escape)
    expect(host.text, lacks: "empty")
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
    expect(host.focusedElement?.role, .textField)
    host.press(.escape)
    expect(host.text.contains("row 0") && host.focusedElement?.role != .textField)
    host.press(.escape)
    expect(host.text, contains: "root")
  }

  private struct Mail: View {
    @State private var text = ""
    @State private var folder: Int? = 0
    @State private var message: String?
    let all = ["moth", "mammoth", "bee"]
    var body: some View {
      NavigationSplitView {
        List(0..<2, id: \.self, selection: $folder) { Text("folder \($0)") }.navigationTitle("Folders")
      } content: {
        List(all.filter { text.isEmpty || $0.contains(text) }, id: \.self, selection: $message) { Text($0) }
          .searchable(text: $text)
      } detail: {
        Text("detail")
      }
    }
  }

  @Test(arguments: [40, 80, 120])
  func `Escape in what is found ends the search, and only then goes back`(width: Int) {
    let host = TestHost(width: width, height: 10) { Mail() }
    host.type("/moth")
    expect(host.text.contains("mammoth") && !host.text.contains("bee"), "\(host.text)")
    host.press(.downArrow)
    expect(host.focusedElement?.role, not: .textField)
    host.press(.escape)
    expect(host.text.contains("bee") && host.text.contains("Search"), "\(host.text)")
    expect(host.text.contains("folder 0"), (width == 120))
    expect(host.focusedElement?.role, not: .textField)
    host.press(.escape)
    expect(host.text, contains: "folder 0", "\(host.text)")
  }

  @Test func `Escape in a view that shows that a search goes on ends the search`() {
    struct Shown: View {
      @State private var text = ""
      struct Rows: View {
        @Environment(\.isSearching) private var isSearching
        var body: some View { Button(isSearching ? "recent" : "all") {} }
      }
      var body: some View { Rows().searchable(text: $text) }
    }
    let host = TestHost(width: 30, height: 4) { Shown() }
    host.press("/")
    host.press(.downArrow)
    expect(host.focusedElement?.label, "recent")
    host.press(.escape)
    expect(host.focusedElement?.label, "all")
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
    expect(!host.text.contains("apple") && host.text.contains("searching"))
    host.click(on: "Stop")
    expect(host.text.contains("apple") && host.text.contains("resting"), "\(host.text)")
    expect(host.text, lacks: "ban ")
  }

  @Test func `a text that is there from the start stays while nobody has searched`() {
    struct Prefilled: View {
      @State private var text = "ban"
      @State private var isSearching = false
      var body: some View {
        Text("for \(text)").searchable(text: $text, isPresented: $isSearching)
      }
    }
    expect(TestHost(width: 40, height: 4) { Prefilled() }.text, contains: "for ban")
  }
}
