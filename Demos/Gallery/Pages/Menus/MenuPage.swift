import TerminalUI

/// Commands in a menu: by keys, by letters, and by the mouse.
struct MenuPage: View {
  @State private var chosen = "nothing"
  @State private var wraps = true

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Menu("Edit") {
        Button("Cut") { chosen = "cut" }
          .keyboardShortcut("x")
        Button("Paste") { chosen = "paste" }
          .disabled(true)
        Toggle("Wrap lines", isOn: $wraps)
        Menu("Move to") {
          Button("Work") { chosen = "work" }
          Button("Home") { chosen = "home" }
        }
        Divider()
        Button("Delete", role: .destructive) {
          chosen = "gone"
        }
      }
      Menu("Save") {
        Button("Save as…") { chosen = "save as" }
      } primaryAction: {
        chosen = "save"
      }
      Text("Chosen: \(chosen)")
        .foregroundStyle(.secondary)
    }
  }
}
