import TerminalUI

/// Texts that can be selected: drag, or press Alt-V and the arrows, and copied by Ctrl-C.
struct TextSelectionPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("A wrapped text is copied as it was written.")
        .frame(width: 24, alignment: .leading)
      Text("An ellipsis is copied as all that it hides.")
        .lineLimit(1)
        .frame(width: 24, alignment: .leading)
      Text("Not this one.")
        .textSelection(.disabled)
    }
    .textSelection(.enabled)
  }
}
