import TerminalUI

/// Something said by the way, with one thing to do about it.
struct ToastPage: View {
  @Environment(\.showToast) private var showToast
  @State private var isSaved = false
  @State private var notes = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Button("Save") { isSaved = true }
        .toast(isPresented: $isSaved) { Text("Saved") }
      Button("Delete one of \(notes)") {
        notes -= 1
        showToast("Note deleted", action: undo)
      }
      .disabled(notes == 0)
      HStack {
        Button("Send") {
          showToast("Sent", role: .success)
        }
        Button("Fail") {
          showToast("Not sent", role: .error)
        }
      }
    }
  }

  private var undo: ToastAction {
    ToastAction("Undo") { notes += 1 }
  }
}
