import CellLayout
import Cells
import TerminalUI
import TerminalUICore

/// A view with links in it.
///
/// Each link can have the focus. Return or a click opens the link.
struct LinkedView<Content: View>: View {
  @Environment(\.openURL) private var openURL
  @State private var places = LinkPlaces()
  let links: [MarkdownLink]
  let link: LinkPlace
  /// Where the links are, in a view with some columns: the cells of each.
  let find: (_ width: Int) -> [[Rect]]
  /// The view, with the link that has the focus.
  let content: (Int?) -> Content

  var body: some View {
    LinkLayout(find: find, places: places) {
      content(link.chosen(of: links.count))
      ForEach(ids, id: \.self) { id in
        let own = links[id.number - link.first.number]
        LinkStop(label: own.label)
          .focusable()
          .focused(link.focus, equals: id)
          .modifier(PressModifier { openURL(own.target) })
          .pointerStyle(.link)
      }
    }
    .onTapGesture { point in
      if let index = places.link(at: point), links.indices.contains(index) { openURL(links[index].target) }
    }
  }

  private var ids: [LinkID] {
    links.indices.map { LinkID(piece: link.first.piece, number: link.first.number + $0) }
  }
}

/// Text, in which links can be reached.
struct LinkedText: View {
  let text: RichText
  let link: LinkPlace

  var body: some View {
    if text.links.isEmpty {
      Text(text.text)
    } else {
      LinkedView(links: text.links, link: link) {
        text.linkPlaces(in: $0)
      } content: {
        Text(text.marking($0))
      }
    }
  }
}

/// Where the links of a view are, as of its last layout: for clicks and the focus.
@MainActor final class LinkPlaces {
  var rects: [[Rect]] = []

  func link(at point: Point) -> Int? { rects.firstIndex { $0.contains { $0.contains(point) } } }
}

/// A link for the focus and for screen readers: nothing is drawn.
private struct LinkStop: NodeView {
  let label: String

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { LinkStopNode(view.label, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: LinkStopNode.self).label = view.label
  }
}

/// An invisible item over the cells of a link, which takes clicks and can have the focus.
private final class LinkStopNode: ItemNode {
  var label: String

  init(_ label: String, in context: NodeContext) {
    self.label = label
    super.init(in: context, flags: [])
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(
      Size(width: proposal.width ?? 1, height: proposal.height ?? 1),
      traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func paint(_ painter: inout Painter, at origin: Point) {}

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "LinkStop" }
  override var details: String { label.debugDescription }
}

extension LinkStopNode: AccessibleNode {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .link
    element.label = label
  }
}

/// Lays out a view, and over it the places of its links.
private struct LinkLayout: Layout {
  let find: (_ width: Int) -> [[Rect]]
  let places: LinkPlaces

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
    places.rects = find(bounds.width)
    for (subview, rects) in zip(subviews.dropFirst(), places.rects) {
      let first = rects.first ?? .zero
      subview.place(
        at: Point(x: bounds.minX + first.minX, y: bounds.minY + first.minY),
        proposal: ProposedViewSize(width: first.width, height: first.height))
    }
  }
}
