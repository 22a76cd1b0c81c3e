import TerminalUI

/// `Trials titles`: titles that are keys of a string catalogue among the program's resources.
struct TitlesApp: App {
  var body: some Scene { WindowGroup { Titles() } }
}

private struct Titles: View {
  @State private var count = 1

  var body: some View {
    VStack(alignment: .leading) {
      Button("walrus.save") { count += 1 }
      Text("\(count) walruses")
      Text("walrus.none")
    }
  }
}
