import TerminalUI

/// Columns or rows of views, made when they are seen.
struct LazyGridPage: View {
  private let columns = [GridItem(.adaptive(minimum: 9))]
  private let line = GridItem(.fixed(1))

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ScrollView {
        LazyVGrid(columns: columns) {
          ForEach(0..<10_000) { Text("cell \($0)") }
        }
      }
      .frame(height: 3)
      ScrollView(.horizontal) {
        LazyHGrid(rows: [line, line]) {
          ForEach(0..<10_000) { Text("\($0)") }
        }
      }
      .frame(height: 2)
    }
  }
}
