internal import Observation
internal import TerminalUICore

/// The views of a region at the top of the screen, as high as they want to be.
///
/// The screen is as high as the region may become. How much of it is shown, the layout says.
struct InlineRoot<Content: View>: View {
  @State private var link = InlineLink()
  let content: Content
  let parts: SceneParts

  var body: some View {
    InlineRoom(link: link) {
      VStack(alignment: .leading, spacing: 0) {
        if parts.isWindowOnly { content } else { WindowRoot(content: content, parts: parts) }
      }
    }
    .modifier(InlineLinkModifier(link: link))
  }
}

/// The way from the layout of a region to its host.
@Observable final class InlineLink {
  @ObservationIgnored weak var host: ViewHost?
  /// How high the views want to be.
  @ObservationIgnored var height = 0
  /// Whether the views were printed: then they leave.
  var isOver = false
}

/// Fills the screen, and places the views in its first rows.
private struct InlineRoom: Layout {
  let link: InlineLink

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let view = subviews.first else { return }
    let wish = view.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
    // A view that wants more rows than there are gets all rows of the region's room.
    let height = min(wish, bounds.height)
    view.place(
      at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(width: bounds.width, height: height))
    link.host?.baseHeight = height
  }
}

/// Notes the host of the views in the link, through which the layout tells how high the region is.
private struct InlineLinkModifier: PassModifier {
  let link: InlineLink

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = PassNode(in: context)
    link.host = node.host
    return node
  }
  func updatePassNode(_ node: PassNode) {}
}

/// Says that the host shows a region, and what stays of it.
struct InlineMark: PassModifier {
  let end: InlineEnd
  let replacement: (() -> AnyView)?

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = PassNode(in: context)
    updatePassNode(node)
    return node
  }

  func updatePassNode(_ node: PassNode) {
    let region = InlineRegion.of(node.host)
    (region.isShown, region.end, region.replacement) = (true, end, replacement)
  }
}
