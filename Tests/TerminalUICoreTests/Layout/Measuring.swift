import TerminalUI
import TerminalUITesting

/// The size that a view takes for a proposal.
func size(of view: some View, for proposal: ProposedViewSize) -> Size {
  let asked = Asked()
  _ = TestHost(width: 10, height: 10) { Asking(proposal: proposal, asked: asked) { view } }
  return asked.size
}

/// The rows that a view shows on a screen, without blanks at their ends.
func screen(_ width: Int, _ height: Int, @ViewBuilder _ view: () -> some View) -> [String] {
  TestHost(width: width, height: height, content: view).trimmedText.split(
    separator: "\n", omittingEmptySubsequences: false
  ).map(String.init)
}

/// A view that takes all it is offered and shows its letter in each column.
struct Box: View {
  let letter: String
  init(_ letter: String) { self.letter = letter }
  var body: some View {
    GeometryReader { proxy in Text(String(repeating: letter, count: proxy.size.width)) }
  }
}

private final class Asked {
  var size = Size.zero
}

private struct Asking: Layout {
  let proposal: ProposedViewSize
  let asked: Asked

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    asked.size = subviews[0].sizeThatFits(self.proposal)
    return .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: .zero, proposal: proposal)
  }
}
