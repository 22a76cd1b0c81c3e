import TerminalUIFoundation

struct ParallaxHeader: View {
  var body: some View {
    ScrollView {
      GeometryReader { geometry in
        let offset = geometry.frame(in: .global).minY
        LinearGradient(
          gradient: Gradient(colors: [.purple, .pink]), startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .frame(width: geometry.size.width, height: geometry.size.height + max(0, offset))
        .offset(y: offset > 0 ? -offset : 0)
        .overlay(alignment: .bottomLeading) {
          Text("Header").font(.title).bold().foregroundColor(.white).padding()
        }
      }
      .frame(height: 160)
      LazyVStack(alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Rows").frame(maxWidth: .infinity, alignment: .leading).background(.bar)) {
          ForEach(0..<30) { Text("Row \($0)").padding(.horizontal) }
        }
      }
    }
    .edgesIgnoringSafeArea(.top)
  }
}
