import TerminalUI

/// What a screen says that has nothing to show.
struct ContentUnavailablePage: View {
  @State private var text = "zebra"

  var body: some View {
    VStack {
      TextField("Search", text: $text)
      if text.isEmpty {
        ContentUnavailableView {
          Label("No animals", systemImage: "tray")
        } description: {
          Text("Those you add come here.")
        } actions: {
          Button("Add a zebra") { text = "zebra" }
        }
      } else {
        ContentUnavailableView.search(text: text)
      }
    }
    .frame(height: 8)
  }
}
