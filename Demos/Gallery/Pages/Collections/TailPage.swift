import TerminalUI

/// A log whose end stays in sight until one scrolls up.
struct TailPage: View {
  @State private var lines = 6
  @State private var isFixed = false
  @State private var isAtEnd = true
  @State private var isAtStart = false
  @State private var visible: [Int] = []

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<lines, id: \.self) { line in
            Text("Line \(line)")
              .onScrollVisibilityChange { isShown in
                if line == 0 { isAtStart = isShown }
              }
          }
        }
        .scrollTargetLayout()
        .frame(width: 20, alignment: .leading)
      }
      .defaultScrollAnchor(.bottom)
      .scrollDisabled(isFixed)
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.maxY >= $0.contentSize.height
      } action: {
        isAtEnd = $1
      }
      .onScrollTargetVisibilityChange(idType: Int.self) {
        visible = $0
      }
      .frame(height: 4)
      Text(isAtEnd ? "at the end" : "further up").dim()
      Text("\(visible.count) in sight").dim(!isAtStart)
      Button("Append") { lines += 1 }
      Toggle("Fixed", isOn: $isFixed)
    }
  }
}
