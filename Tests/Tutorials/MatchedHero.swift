import TerminalUIFoundation

struct MatchedHero: View {
  @Namespace private var animation
  @State private var isExpanded = false
  var body: some View {
    VStack {
      if isExpanded {
        VStack {
          RoundedRectangle(cornerRadius: 20)
            .fill(.indigo)
            .matchedGeometryEffect(id: "card", in: animation)
            .frame(height: 300)
          Text("Details").matchedGeometryEffect(id: "title", in: animation)
        }
      } else {
        HStack {
          RoundedRectangle(cornerRadius: 10)
            .fill(.indigo)
            .matchedGeometryEffect(id: "card", in: animation)
            .frame(width: 60, height: 60)
          Text("Details").matchedGeometryEffect(
            id: "title", in: animation, properties: .position, anchor: .leading)
        }
      }
    }
    .onTapGesture {
      withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.8)) { isExpanded.toggle() }
    }
  }
}
