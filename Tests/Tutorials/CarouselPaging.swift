import TerminalUIFoundation

struct CarouselPaging: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal]
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 16) {
        ForEach(colors, id: \.self) { color in
          RoundedRectangle(cornerRadius: 25.0)
            .fill(color)
            .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 16)
            .frame(height: 200)
            .scrollTransition(.animated, axis: .horizontal) { content, phase in
              content
                .opacity(phase.isIdentity ? 1 : 0.5)
                .scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollTargetBehavior(.paging)
    .safeAreaPadding(.horizontal)
  }
}
