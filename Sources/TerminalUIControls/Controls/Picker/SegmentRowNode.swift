internal import CellLayout
internal import Cells
internal import TerminalUICore

/// The segments of a picker, with a column before and behind them.
///
/// Without a block the brackets are in these columns. On a block, the chosen segment at an end takes the column there.
///
/// Segments that don't fit are scrolled: the chosen segment is in sight, and characters in the outer columns show that there
/// are more.
final class SegmentRowNode: UnaryNode {
  /// The picker, which is above it and so outlives it.
  private unowned(unsafe) let picker: PickerControl
  /// The columns before and behind the segments, each.
  private var margin = 1
  /// The column of the segments that is the first in sight.
  private var shift = 0

  init(_ picker: PickerControl, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.picker = picker
    super.init(in: context, content: content)
    flags.insert(.clips)
  }

  /// The least columns in which the signs have a place next to a segment.
  private static let leastWidthWithMargins = 5

  /// The proposal for the segments: as much as they want, because a part of them is seen where there is less.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.shrunk(width: 2, height: 0)
    guard let width = inner.width, let ideal = contentItem?.answer(to: .unspecified).size.width else {
      return inner
    }
    return width < ideal ? ProposedViewSize(width: ideal, height: inner.height) : inner
  }

  private func answer(_ content: Answer?, _ proposal: ProposedViewSize) -> Answer {
    let size = content?.size ?? .zero
    let width = size.width + 2
    return Answer(
      Size(width: Swift.min(width, Swift.max(proposal.width ?? width, 0)), height: Swift.max(size.height, 1)),
      traits: (content?.traits ?? []).intersection(.dependsOnHeight).union(.dependsOnWidth))
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(contentItem?.answer(to: inner(proposal)), proposal)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(inner(proposal))
    let answer = answer(contentItem?.answer, proposal)
    margin = answer.size.width < Swift.min(contentWidth + 2, Self.leastWidthWithMargins) ? 0 : 1
    follow(width: answer.size.width)
    return answer
  }

  private var contentWidth: Int { contentItem?.size.width ?? 0 }

  /// Called when another segment may have been chosen.
  ///
  /// Scrolls to that segment and draws again.
  func choiceChanged() {
    follow(width: size.width)
    damage()
  }

  /// Moves the segments until the chosen one is in sight.
  private func follow(width: Int) {
    let room = Swift.max(width - 2 * margin, 0)
    let greatest = Swift.max(contentWidth - room, 0)
    var shift = Swift.min(self.shift, greatest)
    if greatest > 0, let content = contentItem,
      let chosen = picker.options.first(where: { picker.isChosen($0) })
    {
      let start = chosen.absoluteOrigin.x - content.absoluteOrigin.x
      let end = start + chosen.size.width
      if end > shift + room { shift = end - room }
      // Of a segment that is wider than the room, the text is seen and not the blank before it.
      if chosen.size.width > room { shift = start + 1 } else if start < shift { shift = start }
      shift = Swift.min(Swift.max(shift, 0), greatest)
    }
    guard shift != self.shift else { return }
    self.shift = shift
    host.places.mayDiffer = true
  }

  override func origin(of item: ItemNode) -> Point { Point(x: margin - shift, y: 0) }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    let block = painter.palette.face(.button)
    if margin > 0, block.background != nil || block.attributes.contains(.reverse) {
      let options = picker.options
      func fill(_ option: ItemNode?, _ x: Int) {
        guard let option, let look = picker.look(of: option, painter.palette) else { return }
        painter.block(look, [Rect(x: origin.x + x, y: origin.y, width: 1, height: size.height)]) { _ in }
      }
      if shift == 0 { fill(options.first, 0) }
      if shift + size.width - 2 >= contentWidth { fill(options.last, size.width - 1) }
    }
    let inside = Rect(
      x: origin.x + margin, y: origin.y, width: Swift.max(size.width - 2 * margin, 0), height: size.height)
    painter.clipped(to: inside) { paintContent(&$0, at: origin.offsetBy(dx: margin - shift, dy: 0)) }
    guard margin > 0 else { return }
    let style = Style(foreground: .role(.secondary))
    if shift > 0 { painter.write("‹", at: origin, style: style) }
    if shift + inside.width < contentWidth {
      painter.write("›", at: origin.offsetBy(dx: size.width - 1, dy: 0), style: style)
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    guard Rect(origin: origin, size: size).contains(point) else { return nil }
    return content.hitTestThrough(point, at: origin.offsetBy(dx: margin - shift, dy: 0))
  }

  override var name: String { "segments" }
}
