import TerminalUI

/// How the lines of a text lie beside each other.
struct TextAlignmentPage: View {
  private let text = Text("two lines,\none longer")

  var body: some View {
    HStack(spacing: 4) {
      text.multilineTextAlignment(.leading)
      text.multilineTextAlignment(.center)
      text.multilineTextAlignment(.trailing)
    }
  }
}
