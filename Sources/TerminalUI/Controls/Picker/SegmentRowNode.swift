internal import Cells
internal import CellLayout
internal import TerminalUICore

/// The segments of a picker, with a column before and behind them.
///
/// Without a block the brackets are in these columns. On a block, the chosen segment at an end takes the column there.
final class SegmentRowNode: UnaryNode {
  /// The picker, which is above it and so outlives it.
  private unowned(unsafe) let picker: PickerControl

  init(_ picker: PickerControl, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.picker = picker
    super.init(in: context, content: content)
  }

  private func answer(_ content: Answer?) -> Answer {
    let size = content?.size ?? .zero
    return Answer(
      Size(width: size.width + 2, height: Swift.max(size.height, 1)),
      traits: (content?.traits ?? []).intersection([.dependsOnWidth, .dependsOnHeight]))
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(contentItem?.answer(to: proposal.shrunk(width: 2, height: 0)))
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(proposal.shrunk(width: 2, height: 0))
    return answer(contentItem?.answer)
  }

  override func origin(of item: ItemNode) -> Point { Point(x: 1, y: 0) }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let block = painter.palette.face(.button)
    if block.background != nil || block.attributes.contains(.reverse) {
      let options = picker.options
      func fill(_ option: ItemNode?, _ x: Int) {
        guard let option, let look = picker.look(of: option, painter.palette) else { return }
        painter.block(look, [Rect(x: origin.x + x, y: origin.y, width: 1, height: size.height)]) { _ in }
      }
      fill(options.first, 0)
      fill(options.last, size.width - 1)
    }
    paintContent(&painter, at: origin.offsetBy(dx: 1, dy: 0))
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin.offsetBy(dx: 1, dy: 0))
  }

  override var name: String { "segments" }
}
