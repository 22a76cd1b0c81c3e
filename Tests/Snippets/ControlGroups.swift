import TerminalUIFoundation

struct ControlGroups: View {
  @State private var color = Color.red
  var body: some View {
    VStack {
      ControlGroup {
        Button {
        } label: {
          Label("Decrease", systemImage: "minus")
        }
        Button {
        } label: {
          Label("Increase", systemImage: "plus")
        }
      }
      .controlGroupStyle(.navigation)
      ControlGroup("Edit") {
        Button("Cut") {}
        Button("Copy") {}
      }
      Menu("More") {
        ControlGroup {
          Button("A") {}
          Button("B") {}
        }
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
    }
  }
}
