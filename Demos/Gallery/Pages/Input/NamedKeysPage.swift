import TerminalUI

/// Keys with names: the row below says what works now.
struct NamedKeysPage: View {
  @State private var names = ["Ann", "Bob"]

  var body: some View {
    VStack(alignment: .leading) {
      Text(names.joined(separator: ", "))
      Button("Names") {}
        .onKeyPress(
          "d", name: "Delete", isEnabled: !names.isEmpty
        ) { names.removeLast() }
        .actionID("names.delete")
        .keyContext("names")
      Button("Add") { names.append("Cy") }
        .keyboardShortcut("a", modifiers: .option)
    }
    .keyHints()
    .frame(height: 6)
  }
}
