import TerminalUI

/// Nothing is drawn outside the view's cells.
struct ClippedPage: View {
  private let text = Text("too wide for it").fixedSize()

  var body: some View {
    HStack(spacing: 8) {
      text.frame(width: 8).clipped().border()
      text.frame(width: 8).border()
    }
    .padding(.trailing, 6)
  }
}
