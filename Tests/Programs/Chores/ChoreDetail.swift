import TerminalUIFoundation

struct ChoreDetail: View {
  @Binding var chore: Chore

  var body: some View {
    Form {
      TextField("Title", text: $chore.title)
        .validation(chore.title.isEmpty ? "Give it a title" : nil)
      TextField("Note", text: $chore.note)
      Toggle("Done", isOn: $chore.isDone)
    }
    .navigationTitle(chore.title)
  }
}
