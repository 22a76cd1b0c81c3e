import TerminalUIFoundation

struct MenusAndContext: View {
  enum SortOrder: String, CaseIterable { case name, date, size }
  @State private var order = SortOrder.name
  @State private var showsHidden = false
  @State private var log = ""
  var body: some View {
    VStack {
      Menu("Options") {
        Button("New", systemImage: "plus") { log = "new" }
        Picker("Sort", selection: $order) {
          ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.inline)
        Divider()
        Menu("More") { Toggle("Hidden files", isOn: $showsHidden) }
        Section("Danger") { Button("Delete", role: .destructive) { log = "delete" } }
      }
      Menu {
        Button("A") {}
      } label: {
        Label("Add", systemImage: "plus.circle")
      } primaryAction: {
        log = "primary"
      }
      .menuStyle(.borderlessButton)
      Text("Hold me")
        .contextMenu {
          Button {
            log = "copied"
          } label: {
            Label("Copy", systemImage: "doc.on.doc")
          }
        } preview: {
          Text("Preview")
        }
      Text(log)
    }
  }
}
