import TerminalUI

/// Copying, cutting and deleting in a view of your own.
struct CopyCommandPage: View {
  @State private var words = ["one", "two", "three"]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Ctrl-C, Ctrl-X, Delete:")
      Text(words.joined(separator: " "))
        .frame(width: 15, alignment: .leading)
        .border()
        .focusable()
        .onCopyCommand { words }
        .onCutCommand {
          defer { words = [] }
          return words
        }
        .onDeleteCommand { _ = words.popLast() }
    }
  }
}
