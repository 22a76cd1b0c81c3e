import TerminalUIFoundation

struct KeyboardShortcuts: View {
  @State private var message = "Press a key"
  @FocusState private var isFocused: Bool
  var body: some View {
    Text(message)
      .focusable()
      .focused($isFocused)
      .onKeyPress(.space) {
        message = "space"
        return .handled
      }
      .onKeyPress(characters: .alphanumerics, phases: [.down, .repeat]) { press in
        message = press.characters
        return .handled
      }
      .onKeyPress { press in
        press.key == .escape ? .ignored : .handled
      }
      .toolbar {
        Button("Save") { message = "saved" }.keyboardShortcut("s")
        Button("Default") {}.keyboardShortcut(.defaultAction)
        Button("Cancel") {}.keyboardShortcut(.cancelAction)
        Button("Find") {}.keyboardShortcut("f", modifiers: [.command, .shift])
      }
      .onAppear { isFocused = true }
  }
}
