import TerminalUIFoundation

private struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct PreferenceHeights: View {
  @State private var height: CGFloat?
  var body: some View {
    HStack(alignment: .top) {
      ForEach(["One", "Two\nLines", "Three\nLong\nLines"], id: \.self) { text in
        Text(text)
          .padding()
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
          )
          .frame(height: height)
          .background(Color.yellow)
      }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}
