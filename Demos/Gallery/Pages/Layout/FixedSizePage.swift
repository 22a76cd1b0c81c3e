import TerminalUI

/// A view takes its ideal size, whatever it is offered.
struct FixedSizePage: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("this one wraps")
        .frame(width: 8).border()
      Text("this one doesn't").fixedSize()
        .frame(width: 8).border()
    }
  }
}
