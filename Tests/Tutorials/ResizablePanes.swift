import TerminalUIFoundation

struct ResizablePanes: View {
  @State private var left: CGFloat = 120
  var body: some View {
    VStack {
      HSplitView {
        Text("Left").frame(minWidth: 80, maxWidth: .infinity)
        Text("Right").frame(minWidth: 80, maxWidth: .infinity, maxHeight: .infinity)
      }
      HStack(spacing: 0) {
        Text("Pane").frame(width: left)
        Divider().gesture(DragGesture().onChanged { left = max(40, min(200, left + $0.translation.width)) })
        Text("Rest").frame(maxWidth: .infinity)
      }
    }
    .frame(minWidth: 300, idealWidth: 500, minHeight: 200)
  }
}
