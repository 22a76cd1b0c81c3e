import TerminalUI

/// A value behind its name.
struct LabeledContentPage: View {
  var body: some View {
    VStack {
      LabeledContent("Name", value: "notes.txt")
      LabeledContent("Size", value: "12 KB")
      LabeledContent("Locked") { Text("no").dim() }
    }
    .frame(width: 30)
  }
}
