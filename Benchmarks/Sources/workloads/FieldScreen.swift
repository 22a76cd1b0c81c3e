import TerminalUI

/// w6: a text field, and above it the number of characters in it.
struct FieldScreen: View {
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Len: \(text.count)")
      TextField("", text: $text)
    }
  }
}
