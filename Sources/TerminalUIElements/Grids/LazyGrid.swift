internal import TerminalUICore

/// A grid of views in rows or columns.
///
/// Only the views in sight are made.
struct LazyGrid<Content: View>: View {
  let items: [GridItem]
  let axis: Axis
  let alignment: Alignment
  let spacing: GivenLength
  package let content: Content

  var body: some View {
    let layout = GridLineLayout(items: items, axis: axis, spacing: spacing, alignment: alignment)
    if content is any ElementViews {
      LazyLines(layout: layout, content: content)
    } else {
      layout { content }
    }
  }
}

/// The views of a collection in lines.
///
/// Only the views in sight are made.
private struct LazyLines<Content: View>: NodeView {
  let layout: GridLineLayout
  let content: Content

  private var alignment: AlignmentKey {
    layout.axis == .vertical ? layout.alignment.horizontal.key : layout.alignment.vertical.key
  }

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item {
      let layout = view.layout.resolved(in: $0.frame.lengthUnit)
      return LazyLinesNode(
        in: $0, axis: layout.axis, spacing: layout.spacing.cells, alignment: view.alignment, rule: layout
      ) {
        $0.make(view.content)
      }
    }
  }

  static func _updateNode(_ node: Node, to view: Self) {
    let lines = unsafeDowncast(node, to: LazyLinesNode.self)
    let layout = view.layout.resolved(in: lines.lengthUnit)
    lines.configure(spacing: layout.spacing.cells, alignment: view.alignment, rule: layout)
    lines.content.update(to: view.content)
  }
}

/// Marks a `ForEach`: a grid of nothing else makes only the views in sight.
@MainActor private protocol ElementViews {}

extension ForEach: ElementViews where Content: View {}

extension GridLineLayout: LineRule {
  func tracks(in length: Int?) -> LineTracks {
    LineTracks(
      tracks(ProposedViewSize(width: length, height: length)).tracks.map {
        LineTracks.Track(start: $0.start, length: $0.length, alignment: $0.alignment ?? alignment)
      })
  }

  func isSame(as other: any LineRule) -> Bool {
    guard let other = other as? GridLineLayout else { return false }
    return items == other.items && axis == other.axis && alignment == other.alignment
  }
}
