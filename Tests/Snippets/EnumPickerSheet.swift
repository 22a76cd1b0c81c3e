import TerminalUIFoundation

enum Sheet: String, Identifiable {
  case first, second
  var id: String { rawValue }
}
struct EnumSheets: View {
  @State private var sheet: Sheet?
  @State private var showsDialog = false
  @State private var showsPopover = false
  @State private var showsCover = false
  var body: some View {
    VStack {
      Button("First") { sheet = .first }
      Button("Dialog") { showsDialog = true }
    }
    .sheet(item: $sheet, onDismiss: { print("gone") }) { sheet in
      switch sheet {
      case .first: Text("First")
      case .second: Text("Second")
      }
    }
    .confirmationDialog("Change background", isPresented: $showsDialog, titleVisibility: .visible) {
      Button("Red") {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Select a new color")
    }
    .popover(isPresented: $showsPopover, arrowEdge: .top) { Text("Popover").padding() }
    .fullScreenCover(isPresented: $showsCover, content: { Text("Cover") })
    .interactiveDismissDisabled()
  }
}
