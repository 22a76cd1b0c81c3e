import TerminalUIFoundation

struct EditorToolbar: ToolbarContent {
  @Binding var bold: Bool
  let onSave: () -> Void
  var body: some ToolbarContent {
    ToolbarItem(placement: .navigation) { Toggle("Bold", isOn: $bold) }
    ToolbarItem { Button("Save", action: onSave) }
  }
}
struct ToolbarCustomizable: View {
  @State private var bold = false
  var body: some View {
    Text("Text").bold(bold)
      .toolbar { EditorToolbar(bold: $bold) { print("saved") } }
      .toolbar(id: "tools") {
        ToolbarItem(id: "share", placement: .secondaryAction) { Button("Share") {} }
      }
      .toolbarRole(.editor)
  }
}
