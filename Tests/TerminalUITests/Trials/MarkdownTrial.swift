import TerminalUI
import TerminalUIMarkdown

/// Markdown of a trial's text, in all kinds of blocks and in a document that grows.
struct MarkdownTrial: View {
  let stage: Stage
  @State private var document = MarkdownDocument("# Title\n\n")

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        Markdown(
          "# \(stage.text)\n\n- [\(stage.count)](https://example.org/)\n- two\n\na | b\n--- | ---\n1 | \(stage.text)"
        )
      }
      Markdown(document)
    }
    .onChange(of: stage.text) { document.append(stage.text) }
  }
}
