import TerminalUIFoundation

struct HoverHelp: View {
  @State private var isHovering = false
  var body: some View {
    Text("Hover me")
      .foregroundStyle(isHovering ? .red : .primary)
      .onHover { isHovering = $0 }
      .help("Shows what a hover does")
      .hoverEffect(.lift)
      .pointerStyle(.link)
      .cursorFriendly()
  }
}
private extension View {
  func cursorFriendly() -> some View { self.contentShape(.interaction, Rectangle()) }
}
