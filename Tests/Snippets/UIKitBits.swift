import TerminalUIFoundation

struct UIKitBits: View {
  var body: some View {
    VStack {
      Text("Screen").frame(maxWidth: .infinity, alignment: .leading).background(
        Color(UIColor.systemBackground))
      Text("Mac").background(Color(nsColor: .windowBackgroundColor)).foregroundColor(
        Color(NSColor.labelColor))
      Text("Mac 2").foregroundColor(Color(.controlAccentColor))
    }
    .onTapGesture { hideKeyboardIfPossible() }
  }
  func hideKeyboardIfPossible() {}
}
