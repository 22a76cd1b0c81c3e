import TerminalUI

/// Asks before the user ends the app: by Quit, or by Ctrl-C.
struct QuitPage: View {
  @Environment(\.quit) private var quit
  @State private var isEdited = true

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Something isn't saved", isOn: $isEdited)
      HStack {
        Button("Quit") { quit() }
        SettingsLink()
      }
    }
    .dismissalConfirmationDialog(
      "Save the changes?", shouldPresent: isEdited
    ) {
      Button("Save") { isEdited = false }
      Button("Discard", role: .destructive) {}
    } message: {
      Text("What isn't saved is lost.")
    }
  }
}
