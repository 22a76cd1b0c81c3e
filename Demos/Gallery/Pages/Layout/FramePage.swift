import TerminalUI

/// A frame of a fixed size, or between a least and a greatest one.
struct FramePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("12 × 3")
        .frame(width: 12, height: 3)
        .border()
      Text("at the trailing edge")
        .frame(maxWidth: .infinity, alignment: .trailing)
        .border()
    }
  }
}
