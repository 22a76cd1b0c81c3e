import TerminalUIFoundation

private struct TabBounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}
struct AnchorUnderline: View {
  @State private var selected = 0
  private let titles = ["Today", "Week", "Year"]
  var body: some View {
    HStack(spacing: 24) {
      ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
        Button(title) { withAnimation { selected = index } }
          .buttonStyle(.plain)
          .padding(.bottom, 4)
          .anchorPreference(key: TabBounds.self, value: .bounds) { [index: $0] }
      }
    }
    .overlayPreferenceValue(TabBounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selected] {
          let rect = proxy[anchor]
          Rectangle()
            .fill(Color.accentColor)
            .frame(width: rect.width, height: 2)
            .offset(x: rect.minX, y: rect.maxY)
        }
      }
    }
  }
}
