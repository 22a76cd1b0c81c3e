import TerminalUI

/// Where the bar of a tab view is, and a place of your own.
struct TabViewStylePage: View {
  var body: some View {
    VStack(spacing: 1) {
      pages.tabViewStyle(.bottomBar)
      pages.tabViewStyle(Trailing())
    }
    .frame(height: 9)
  }

  private var pages: some View {
    TabView {
      Tab("One") { Text("The first") }
      Tab("Two") { Text("The second") }
      Tab("Three") { Text("The third") }
    }
  }
}

private struct Trailing: TabViewStyle {
  func makeBody(
    configuration: Configuration
  ) -> some View {
    HStack {
      configuration.content
      configuration.bar(.vertical)
    }
  }
}
