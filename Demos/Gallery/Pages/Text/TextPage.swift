import TerminalUI

/// Text wraps at word boundaries to the width it is offered.
struct TextPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("A text.")
      Text("It wraps to the width of its frame.")
        .frame(width: 20)
      Text("New lines\nand\ttabs count.")
    }
  }
}
