import TerminalUIFoundation

struct SidebarSplit: View {
  @State private var selection: String? = "Inbox"
  @State private var visibility = NavigationSplitViewVisibility.all
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(["Inbox", "Sent"], id: \.self, selection: $selection) { Label($0, systemImage: "tray") }
        .navigationSplitViewColumnWidth(min: 180, ideal: 200, max: 300)
        .listStyle(.sidebar)
    } content: {
      Text(selection ?? "Nothing")
    } detail: {
      Text("Detail").navigationBarBackButtonHidden(true)
    }
    .navigationSplitViewStyle(.balanced)
    .toolbar(removing: .sidebarToggle)
  }
}
