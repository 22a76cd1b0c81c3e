import TerminalUI

/// Views beside each other.
struct HStackPage: View {
  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      Text("one")
      Text("two\nrows")
      Text("three\nrows\nhere")
    }
    .border()
  }
}
