import TerminalUI

/// Views behind and in front of a view, as large as it is.
struct BackgroundPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(" on blue ").foregroundStyle(.white)
        .background(.blue)
      Text("a view behind")
        .foregroundStyle(.white).padding()
        .background { Color.indigo }
      Text("a mark in front      ")
        .overlay(alignment: .trailing) { Text("✓") }
    }
  }
}
