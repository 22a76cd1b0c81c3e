import TerminalUI

/// A text of many lines: it scrolls, and Return begins one.
struct TextEditorPage: View {
  @State private var note = """
    Bread
    Butter

    Ctrl-V Tab types a tab, Tab goes on.
    """
  @State private var log = "Nothing but text."

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      TextEditor(text: $note)
        .textEditorLineNumbers()
        .accessibilityLabel("Note")
        .frame(height: 6)
      TextEditor(text: $log)
        .textEditorStyle(.plain)
        .textHighlighting { line in
          line.ranges(of: "text").map {
            TextHighlight(
              $0, style: .plain.underlined(.wavy))
          }
        }
        .accessibilityLabel("Log")
        .frame(height: 2)
    }
    .frame(width: 30)
  }
}
