import TerminalUI

/// A view is drawn elsewhere; its place stays.
struct OffsetPage: View {
  var body: some View {
    HStack {
      Text("one")
      Text("two").offset(x: 2, y: 1)
      Text("three")
    }
    .padding(.bottom, 1)
    .border()
  }
}
