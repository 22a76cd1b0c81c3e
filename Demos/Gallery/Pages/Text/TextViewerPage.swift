import TerminalUI
import TerminalUITextViewer

/// A text of any length, with the keys of a pager.
struct TextViewerPage: View {
  private let text = (1...10_000)
    .map { "Line \($0) of ten thousand" }
    .joined(separator: "\n")

  var body: some View {
    TextViewer(text)
      .frame(width: 30, height: 8)
      .accessibilityLabel("Lines")
  }
}
