import TerminalUI

/// Views below each other.
struct VStackPage: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 1) {
      Text("one")
      Text("and two")
      Text("and even three")
    }
    .border()
  }
}
