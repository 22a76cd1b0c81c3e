import TerminalUIFoundation

private struct ChatLine: Identifiable { let id: Int; let text: String }
struct ScrollPositionChat: View {
  @State private var lines = (0..<40).map { ChatLine(id: $0, text: "Line \($0)") }
  @State private var position: Int?
  @State private var isAtTop = true
  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(lines) { Text($0.text) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position, anchor: .bottom)
      .defaultScrollAnchor(.bottom)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y < 10
      } action: { _, new in
        isAtTop = new
      }
      Button("To top") { withAnimation { position = 0 } }
    }
  }
}
