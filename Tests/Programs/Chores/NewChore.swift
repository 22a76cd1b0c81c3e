import TerminalUIFoundation

struct NewChore: View {
  let add: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @Environment(\.validate) private var validate
  @State private var title = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
        .validation(title.isEmpty ? "Give it a title" : nil)
      Button("Add") { submit() }
    }
    .onSubmit { submit() }
  }

  private func submit() {
    guard validate() else { return }
    add(title)
    dismiss()
  }
}
