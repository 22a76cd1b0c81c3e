import TerminalUI

/// A text of several lines, and what is selected in it.
struct TextFieldLinesPage: View {
  @State private var note = "It is wrapped.\nTwo lines."
  @State private var selection: TextSelection?

  var body: some View {
    VStack(alignment: .leading) {
      TextField(
        "Note", text: $note, selection: $selection,
        axis: .vertical
      )
      .lineLimit(2...5)
      .textFieldStyle(.roundedBorder)
      Button("Select all") {
        selection = TextSelection(
          range: note.startIndex..<note.endIndex)
      }
      Text("\(selected) characters selected").dim()
    }
    .frame(width: 30)
  }

  private var selected: Int {
    switch selection?.indices {
    case .selection(let range): note[range].count
    default: 0
    }
  }
}
