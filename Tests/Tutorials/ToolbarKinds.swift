import TerminalUIFoundation

struct ToolbarKinds: View {
  @State private var title = "Document"
  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle($title)
        .toolbarTitleMenu { Button("Duplicate") {} }
        .toolbar {
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Title").font(.headline); Text("Sub").font(.subheadline)
            }
          }
          ToolbarItemGroup(placement: .primaryAction) {
            Button("A") {}; Button("B") {}
          }
          ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("X") {}; Spacer(); Button("Y") {}
          }
          ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) {} }
          ToolbarItem(placement: .status) { Text("Saved") }
        }
        .toolbar(.visible, for: .navigationBar)
        .toolbarBackground(.blue, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar, .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .navigationBarBackButtonHidden(true)
    }
  }
}
