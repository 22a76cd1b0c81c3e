import TerminalUI

/// Arrow keys and Escape for a view of your own.
struct MoveCommandPage: View {
  @State private var x = 3

  var body: some View {
    VStack(alignment: .leading) {
      Text("Left, Right, Esc:")
      Text(String(repeating: " ", count: x) + "●")
        .frame(width: 9, alignment: .leading)
        .border()
        .focusable()
        .onMoveCommand { direction in
          if direction == .left { x = max(x - 1, 0) }
          if direction == .right { x = min(x + 1, 8) }
        }
        .onExitCommand { x = 3 }
    }
  }
}
