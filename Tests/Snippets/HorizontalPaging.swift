import TerminalUIFoundation

struct HorizontalPaging: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(0..<10) { index in
          Text("Page \(index)")
            .containerRelativeFrame(.horizontal)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollClipDisabled()
  }
}
