import TerminalUI

/// A spacer takes what the other views leave.
struct SpacerPage: View {
  var body: some View {
    VStack {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      HStack {
        Spacer()
        Text("between two")
        Spacer()
      }
    }
    .frame(width: 30)
    .border()
  }
}
