import TerminalUI

/// A log whose end stays in sight until one scrolls up.
struct TailPage: View {
  @State private var lines = 6
  @State private var isFixed = false
  @State private var isAtEnd = true

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<lines, id: \.self) { line in
            Text("Line \(line)")
          }
        }
        .frame(width: 20, alignment: .leading)
      }
      .defaultScrollAnchor(.bottom)
      .scrollDisabled(isFixed)
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.maxY >= $0.contentSize.height
      } action: {
        isAtEnd = $1
      }
      .frame(height: 4)
      Text(isAtEnd ? "at the end" : "further up").dim()
      Button("Append") { lines += 1 }
      Toggle("Fixed", isOn: $isFixed)
    }
  }
}
