import TerminalUIFoundation

struct TabsOld: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      Text("First")
        .tabItem {
          Image(systemName: "1.circle")
          Text("One")
        }
        .tag(0)
      Text("Second")
        .tabItem { Label("Two", systemImage: "2.circle") }
        .tag(1)
        .badge(5)
    }
    .accentColor(.red)
    .statusBar(hidden: true)
    .preferredColorScheme(.dark)
  }
}
