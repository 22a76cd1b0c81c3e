import TerminalUIFoundation

struct CommandsView: View {
  @State private var text = ["One", "Two"]
  var body: some View {
    List(text, id: \.self) { Text($0) }
      .onCopyCommand { text.map { NSItemProvider(object: $0 as NSString) } }
      .onDeleteCommand { text.removeLast() }
      .onExitCommand { text = [] }
      .onMoveCommand { direction in print(direction) }
      .onKeyPress("s") { .handled }
      .onKeyPress(.return) { .handled }
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        press.modifiers.contains(.shift) ? .handled : .ignored
      }
  }
}
