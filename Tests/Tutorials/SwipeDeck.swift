import TerminalUIFoundation

struct SwipeDeck: View {
  @State private var cards = ["One", "Two", "Three"]
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
  var body: some View {
    ZStack {
      ForEach(0..<cards.count, id: \.self) { index in
        SwipeCard(text: cards[index]) { withAnimation { _ = cards.remove(at: index) } }
          .stacked(at: index, in: cards.count)
          .allowsHitTesting(index == cards.count - 1)
          .zIndex(Double(index))
      }
      if differentiate || cards.isEmpty { Button("Start Again") { cards = ["One", "Two", "Three"] } }
    }
  }
}
extension View {
  func stacked(at position: Int, in total: Int) -> some View {
    let offset = Double(total - position)
    return self.offset(y: offset * 10)
  }
}
private struct SwipeCard: View {
  let text: String
  var removal: (() -> Void)? = nil
  @State private var offset = CGSize.zero
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25, style: .continuous)
        .fill(.white.opacity(1 - Double(abs(offset.width / 50))))
        .shadow(radius: 10)
      Text(text).font(.largeTitle).foregroundStyle(.black)
    }
    .frame(width: 450, height: 250)
    .rotationEffect(.degrees(offset.width / 5.0))
    .offset(x: offset.width * 5)
    .opacity(2 - Double(abs(offset.width / 50)))
    .gesture(
      DragGesture()
        .onChanged { gesture in offset = gesture.translation }
        .onEnded { _ in
          if abs(offset.width) > 100 { removal?() } else { offset = .zero }
        }
    )
    .sensoryFeedback(.success, trigger: text)
  }
}
