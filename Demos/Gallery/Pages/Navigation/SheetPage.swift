import TerminalUI

/// A view over the screen; Escape and `dismiss` take it away.
struct SheetPage: View {
  @State private var isNaming = false
  @State private var name = "Untitled"

  var body: some View {
    VStack(alignment: .leading) {
      Text("The letter is called “\(name)”.")
      Button("Rename…") { isNaming = true }
    }
    .sheet(isPresented: $isNaming) {
      NameSheet(name: $name)
    }
  }

  struct NameSheet: View {
    @Binding var name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      TextField("Name", text: $name).frame(width: 20)
      Button("Done") { dismiss() }
    }
  }
}
