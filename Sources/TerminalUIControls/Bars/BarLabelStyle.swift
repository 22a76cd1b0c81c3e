internal import CellLayout
internal import TerminalUICore

/// The style of labels in a bar: the symbol, and the title behind it where there is room for both.
nonisolated struct BarLabelStyle: LabelStyle {
  @Environment(\.isInBar) private var isInBar

  @MainActor func makeBody(configuration: Configuration) -> some View {
    if configuration.lacksIcon || !isInBar {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    } else {
      IconAndTitle {
        configuration.icon.asOneItem
        HStack(alignment: .top, spacing: configuration.spacing) {
          configuration.icon
          configuration.title
        }
      }
    }
  }
}

/// Shows the second of two views where there is room for it, or else the first one.
private struct IconAndTitle: UnobservedLayout {
  private func shown(_ width: Int?, _ subviews: Subviews) -> (place: Int, size: Size) {
    let whole = subviews[1].sizeThatFits(.unspecified)
    guard let width, width < whole.width else { return (1, whole) }
    return (0, subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 1)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.count < 2 ? .zero : shown(proposal.width, subviews).size
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count >= 2 else { return }
    let place = shown(bounds.width, subviews).place
    subviews[place].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    subviews[1 - place].place(at: bounds.origin, proposal: ProposedViewSize(width: 0, height: 0))
  }
}
