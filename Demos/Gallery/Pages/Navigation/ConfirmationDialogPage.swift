import TerminalUI

/// A choice of actions; one to leave is always there.
struct ConfirmationDialogPage: View {
  @State private var isAsking = false
  @State private var answer = "nothing"

  var body: some View {
    VStack(alignment: .leading) {
      Text("Saved \(answer).")
      Button("Close…") { isAsking = true }
    }
    .confirmationDialog(
      "Save the letter?", isPresented: $isAsking
    ) {
      Button("Save") { answer = "the letter" }
      Button("Save a copy") { answer = "a copy" }
      Button("Discard", role: .destructive) {
        answer = "nothing"
      }
    } message: {
      Text("What isn't saved is lost.")
    }
  }
}
