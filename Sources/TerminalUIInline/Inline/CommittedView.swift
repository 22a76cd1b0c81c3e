internal import Cells
internal import Presenter
internal import Terminals
internal import TerminalUICore

/// A view that is printed once: it is laid out in a tree of its own, which ends with it.
struct CommittedView: View {
  let link: InlineLink
  let content: AnyView
  let place: EnvironmentFrame?
  let wrapping: WrappingNotes

  var body: some View {
    CommittedRoom(link: link) {
      if !link.isOver {
        VStack(alignment: .leading, spacing: 0) { content }
          .transformEnvironment(\.textOptions) { $0.wrapping = wrapping }
          .modifier(PlaceModifier(place: place))
      }
    }
  }

  /// The lines of a view in the width of a host.
  static func lines(of content: AnyView, at place: EnvironmentFrame?, like host: ViewHost) -> [CommittedLine]
  {
    let (link, wrapping) = (InlineLink(), WrappingNotes())
    let width = host.size.width
    let tree = ViewHost(
      size: Size(width: width, height: 1), clock: host.clock,
      content: CommittedView(link: link, content: content, place: place, wrapping: wrapping))
    tree.palette = host.palette
    link.host = tree
    tree.update()
    defer {
      // Work that the views do as they leave is done before the next ones come.
      link.isOver = true
      tree.update()
    }
    let height = link.height
    guard height > 0 else { return [] }
    tree.resize(to: Size(width: width, height: min(height, CellBuffer.maximumLength)))
    tree.update()
    return LogicalLines(of: tree, wrapping).lines
  }
}

/// Notes how high the views want to be, and gives them that height once there is room.
private struct CommittedRoom: Layout {
  let link: InlineLink

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let view = subviews.first else { return }
    let wish = ProposedViewSize(width: bounds.width, height: nil)
    link.height = view.sizeThatFits(wish).height
    view.place(at: bounds.origin, anchor: .topLeading, proposal: wish)
  }
}

/// Gives committed views the environment of the place where they were committed.
private struct PlaceModifier: PassModifier {
  let place: EnvironmentFrame?

  func makePassNode(in context: NodeContext) -> PassNode {
    place.map { BorrowedEnvironmentNode($0, in: context) } ?? PassNode(in: context)
  }
  func updatePassNode(_ node: PassNode) {}
}
