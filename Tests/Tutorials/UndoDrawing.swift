import TerminalUIFoundation

struct UndoDrawing: View {
  @Environment(\.undoManager) var undoManager
  @State private var strokes = 0
  var body: some View {
    VStack {
      Text("Strokes: \(strokes)")
      Button("Draw") { strokes += 1 }
      Button("Undo") { undoManager?.undo() }
        .disabled(undoManager?.canUndo != true)
        .keyboardShortcut("z", modifiers: .command)
    }
  }
}
