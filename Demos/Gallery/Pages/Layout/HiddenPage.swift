import TerminalUI

/// A hidden view keeps its room, takes no input and isn't drawn.
struct HiddenPage: View {
  var body: some View {
    HStack {
      Text("one")
      Text("two").hidden()
      Text("three")
    }
    .border()
  }
}
