import Expectations
import TerminalUI
import TerminalUITesting
import Testing

/// Labels and links in a bar.
@Suite struct BarLabelTests {
  private func bar(_ width: Int, @ViewBuilder _ items: @escaping () -> some View) -> String {
    let host = TestHost(width: width, height: 3) {
      NavigationStack { Text("x").navigationTitle("Long title").toolbar { items() } }
    }
    return String(host.text.split(separator: "\n", omittingEmptySubsequences: false)[0])
  }

  @Test func `a link in a toolbar is its label alone`() {
    let text = bar(40) { NavigationLink("Statistics") { Text("y") } }
    expect(text, contains: "Statistics")
    expect(text.contains("›"), false)
  }

  @Test func `a link in a sheet that a toolbar presents has its sign`() {
    struct Item: View {
      @State private var isShown = false
      var body: some View {
        Button("More") { isShown = true }
          .sheet(isPresented: $isShown) { NavigationStack { NavigationLink("Statistics") { Text("y") } } }
      }
    }
    let host = TestHost(width: 40, height: 9) {
      NavigationStack { Text("x").toolbar { Item() } }
    }
    host.click(on: "More")
    expect(host.text, contains: "Statistics ›")
  }

  @Test func `labels show their symbol alone where the title would be cut`() {
    @MainActor @ViewBuilder func items() -> some View {
      Button("Add", systemImage: "plus") {}
      Button {
      } label: {
        Label("Settings", systemImage: "gear")
      }
    }
    expect(bar(40, items), contains: "+ Add")
    expect(bar(40, items), contains: "Settings")
    let narrow = bar(22, items)
    expect(narrow, contains: "Long title")
    expect(narrow, contains: "+")
    expect(narrow.contains("Settings") || narrow.contains("Add"), false)
  }

  @Test func `a label without a character, or in a style of the app's, keeps its title`() {
    let words = bar(20) { Button("Masks", systemImage: "theatermasks") {} }
    expect(words, contains: "Masks")
    let styled = bar(20) { Button("Add one", systemImage: "plus") {}.labelStyle(.titleAndIcon) }
    expect(styled, contains: "+ Add one")
  }

  @Test func `a short label is at the end of the bar`() {
    let text = bar(20) { Button("Sort by name", systemImage: "arrow.up.arrow.down") {} }
    expect(text, contains: "Long title")
    expect(text.dropLast(2).last, "⇅", text)
  }
}
