import TerminalUI

/// A line across the axis of its stack.
struct DividerPage: View {
  var body: some View {
    HStack {
      VStack {
        Text("above")
        Divider()
        Text("below")
      }
      .frame(width: 12)
      Divider()
      Text("beside")
    }
    .frame(height: 3)
  }
}
