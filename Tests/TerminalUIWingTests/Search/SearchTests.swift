import Expectations
import Testing
import TerminalUI
import TerminalUITesting

private struct Notes: View {
  @State private var search = ""
  @State private var selection: String?
  @State private var submitted = ""
  var hasSuggestions = false
  let all = ["apple", "banana", "cherry", "/slash"]

  private struct Rows: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    @Binding var selection: String?
    let found: [String]
    var body: some View {
      VStack(spacing: 0) {
        Text(isSearching ? "searching" : "resting").frame(height: 1)
        List(found, id: \.self, selection: $selection) { Text($0) }
        Button("end") { dismissSearch() }
      }
    }
  }

  var body: some View {
    let rows = Rows(selection: $selection, found: all.filter { search.isEmpty || $0.contains(search) })
      .searchable(text: $search, prompt: "Find")
      .onSubmit(of: .search) { submitted = search }
    VStack(spacing: 0) {
      if hasSuggestions {
        rows.searchSuggestions { Text("bananas").searchCompletion("banana") }
      } else {
        rows
      }
      Text("submitted \(submitted) selected \(selection ?? "")").frame(height: 1)
      Button("elsewhere") {}
    }
  }
}

@Suite struct SearchTests {
  @Test func `a slash goes to the field before letters look for a row, and Escape ends the search`() {
    let host = TestHost(width: 40, height: 12) { Notes() }
    expect(host.text.contains("Find") && host.text.contains("resting"), "\(host.text)")
    host.press(.downArrow)
    host.type("/")
    expect(host.text, contains: "searching")
    expect(host.text, contains: "selected apple")
    host.type("an")
    expect(host.text.contains("banana") && !host.text.contains("cherry"))
    // In the field it is a letter.
    host.type("/")
    expect(host.text, lacks: "banana")
    host.press(.escape)
    expect(host.text.contains("resting") && host.text.contains("cherry") && host.text.contains("Find"))
    host.press(.downArrow)
    expect(host.text, contains: "selected banana", "\(host.text)")
  }

  @Test func `Return submits the search and goes to what is found, which stays`() {
    let host = TestHost(width: 40, height: 12) { Notes() }
    host.type("/ch")
    host.press(.return)
    expect(host.text, contains: "submitted ch")
    host.press(.downArrow)
    expect(host.text.contains("selected cherry") && !host.text.contains("banana"))
    host.click(on: "end")
    expect(host.text.contains("banana") && host.text.contains("resting"))
  }

  @Test func `a slash elsewhere goes to the search there is`() {
    let host = TestHost(width: 40, height: 12) { Notes() }
    host.find(.button, "elsewhere").focus()
    host.type("/ban")
    expect(host.text.contains("banana") && !host.text.contains("apple "), "\(host.text)")
  }

  @Test func `what is suggested is taken by a key`() {
    let host = TestHost(width: 40, height: 14) { Notes(hasSuggestions: true) }
    host.type("/b")
    expect(host.text, contains: "bananas")
    host.press(.tab)
    expect(!host.text.contains("cherry") && host.text.contains("banana"), "\(host.text)")
  }

  @Test func `a binding begins and ends a search`() {
    struct Screen: View {
      @State private var search = "x"
      @State private var isSearching = false
      var body: some View {
        VStack {
          Button("begin") { isSearching = true }
          Text(isSearching ? "on" : "off")
          Button("content") {}.searchable(text: $search, isPresented: $isSearching)
        }
      }
    }
    let host = TestHost(width: 30, height: 6) { Screen() }
    host.press(.return)
    expect(host.text, contains: "on ")
    host.type("yz")
    expect(host.text, contains: "xyz")
    host.press(.escape)
    expect(host.text.contains("off") && !host.text.contains("xyz"))
  }
}

@Suite struct RefreshTests {
  @Test func `a key runs the action once at a time, and views find it`() async {
    final class Count: @unchecked Sendable {
      var begun = 0
      var waiting: CheckedContinuation<Void, Never>?
      func wait() async { await withCheckedContinuation { waiting = $0 } }
    }
    struct Screen: View {
      let count: Count
      @Environment(\.refresh) private var refresh
      var body: some View {
        let count = count
        Inner().refreshable {
          await MainActor.run { count.begun += 1 }
          await count.wait()
        }
      }
      struct Inner: View {
        @Environment(\.refresh) private var refresh
        var body: some View { Button(refresh == nil ? "none" : "some") {} }
      }
    }
    let count = Count()
    let host = TestHost(width: 20, height: 3) { Screen(count: count) }
    expect(host.text, contains: "some")
    let idle = host.text
    host.press("r", modifiers: .control)
    await host.settle { count.waiting != nil }
    expect(count.begun, 1)
    expect(host.text, not: idle)
    host.press(.f5)
    await host.settle()
    expect(count.begun, 1)
    count.waiting?.resume()
    count.waiting = nil
    await host.settle { host.text == idle }
    expect(host.text, idle)
    host.press(.f5)
    await host.settle { count.waiting != nil }
    expect(count.begun, 2)
    count.waiting?.resume()
    await host.settle()
  }
}
