import TerminalUI

/// Nothing is drawn outside the view's cells.
struct ClippedPage: View {
  private let text = Text("too wide for it")

  var body: some View {
    HStack(spacing: 8) {
      text.fixedSize().frame(width: 8).clipped().border()
      text.fixedSize().frame(width: 8).border()
    }
    .padding(.trailing, 6)
  }
}
