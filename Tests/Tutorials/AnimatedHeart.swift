import TerminalUIFoundation

struct AnimatedHeart: View {
  @State private var isBeating = false
  @State private var liked = false
  var body: some View {
    VStack {
      Image(systemName: "heart.fill")
        .font(.system(size: 80))
        .foregroundStyle(.red.gradient)
        .scaleEffect(isBeating ? 1.2 : 1)
        .opacity(isBeating ? 1 : 0.6)
        .animation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true), value: isBeating)
        .onAppear { isBeating = true }
      Button {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.5, blendDuration: 0)) { liked.toggle() }
      } label: {
        Image(systemName: liked ? "hand.thumbsup.fill" : "hand.thumbsup")
          .symbolEffect(.bounce, value: liked)
          .contentTransition(.symbolEffect(.replace))
      }
    }
  }
}
