import TerminalUI

/// Views at the edges of another one, which has the rest.
struct SafeAreaInsetPage: View {
  var body: some View {
    List(1...40, id: \.self) { Text("Row \($0)") }
      .safeAreaPadding(.horizontal, 2)
      .safeAreaInset(edge: .bottom) {
        Text("40 rows")
          .frame(maxWidth: .infinity)
          .background(.surface)
      }
      .safeAreaInset(edge: .leading, spacing: 1) {
        Text("A–Z").frame(maxHeight: .infinity)
          .background(.surface)
      }
      .frame(height: 6)
      .border(.dashed)
  }
}
