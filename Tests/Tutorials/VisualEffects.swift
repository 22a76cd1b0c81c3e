import TerminalUIFoundation

struct VisualEffects: View {
  var body: some View {
    ScrollView {
      ForEach(0..<8) { index in
        Text("Card \(index)")
          .frame(maxWidth: .infinity, minHeight: 60)
          .background(.blue.gradient, in: .rect(cornerRadius: 12))
          .visualEffect { content, proxy in
            content
              .hueRotation(.degrees(proxy.frame(in: .global).origin.y / 10))
              .offset(x: proxy.size.width > 500 ? 10 : 0)
          }
          .onScrollVisibilityChange(threshold: 0.5) { visible in print(visible) }
      }
    }
    .coordinateSpace(.named("scroll"))
    .scrollBounceBehavior(.basedOnSize)
    .scrollDismissesKeyboard(.interactively)
    .scrollClipDisabled()
  }
}
