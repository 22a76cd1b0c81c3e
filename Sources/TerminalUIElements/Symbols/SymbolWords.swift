internal import CellLayout
internal import TerminalUICore

/// The name of a symbol that has no character: in words, or one sign for every name where there is no room for the words.
struct SymbolWords: UnaryView {
  let words: String

  var body: some View {
    WordsOrSign {
      Text(verbatim: words).lineLimit(1)
      Text(verbatim: "◆").lineLimit(1)
    }
  }
}

/// Shows the first of two views as a whole, or else the second one.
private struct WordsOrSign: UnobservedLayout {
  private func shown(_ width: Int?, _ subviews: Subviews) -> (place: Int, size: Size) {
    let words = subviews[0].sizeThatFits(.unspecified)
    guard let width, width < words.width else { return (0, words) }
    return (1, subviews[1].sizeThatFits(ProposedViewSize(width: width, height: 1)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.count < 2 ? .zero : shown(proposal.width, subviews).size
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count >= 2 else { return }
    let place = shown(proposal.width.map { Swift.min($0, bounds.width) } ?? bounds.width, subviews).place
    subviews[place].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    subviews[1 - place].place(at: bounds.origin, proposal: ProposedViewSize(width: 0, height: 0))
  }
}
