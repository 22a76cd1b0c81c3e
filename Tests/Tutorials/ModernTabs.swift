import TerminalUIFoundation

struct ModernTabs: View {
  enum Screen: Hashable { case home, search, profile }
  @State private var selection: Screen = .home
  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: .home) {
        NavigationStack { Text("Home screen").navigationTitle("Home") }
      }
      Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) { Text("Search screen") }
      TabSection("Me") {
        Tab("Profile", systemImage: "person", value: .profile) { Text("Profile screen") }
          .badge(2)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
