import TerminalUI

/// w6: a text field, and above it the number of characters in it.
struct FieldScreen: WorkloadScreen {
  @State private var text = ""

  init(count: Int) {}

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Len: \(text.count)")
      TextField("", text: $text).textFieldStyle(.plain)
    }
  }
}
