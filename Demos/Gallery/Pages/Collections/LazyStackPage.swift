import TerminalUI

/// Stacks of which only what is in sight is made.
struct LazyStackPage: View {
  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      ScrollView {
        LazyVStack {
          ForEach(0..<100_000) { Text("\($0)") }
        }
      }
      .frame(width: 10)
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<100_000) { Text("\($0)") }
        }
      }
    }
    .frame(width: 40, height: 5)
  }
}
