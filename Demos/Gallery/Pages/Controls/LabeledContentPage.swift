import TerminalUI

/// A value behind its name; and a style of your own.
struct LabeledContentPage: View {
  var body: some View {
    VStack {
      LabeledContent("Name", value: "notes.txt")
      LabeledContent("Size", value: "12 KB")
      LabeledContent("Locked") { Text("no").dim() }
      LabeledContent("Owner", value: "Ada")
        .labeledContentStyle(Dotted())
    }
    .frame(width: 30)
  }
}

private struct Dotted: LabeledContentStyle {
  func makeBody(
    configuration: Configuration
  ) -> some View {
    HStack {
      configuration.label
      Text("·······").foregroundStyle(.tertiary)
      configuration.content
    }
  }
}
