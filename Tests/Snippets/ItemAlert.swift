import TerminalUIFoundation

struct Warning: Identifiable {
  var id: String { name }
  let name: String
}
struct ItemAlert: View {
  @State private var selectedShow: Warning?
  var body: some View {
    VStack(spacing: 20) {
      Text("What is your favorite TV show?").font(.headline)
      Button("Select Ted Lasso") { selectedShow = Warning(name: "Ted Lasso") }
      Button("Select Bridgerton") { selectedShow = Warning(name: "Bridgerton") }
    }
    .alert(item: $selectedShow) { show in
      Alert(title: Text(show.name), message: Text("Great choice!"), dismissButton: .cancel())
    }
  }
}
