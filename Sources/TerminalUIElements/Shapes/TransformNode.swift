internal import CellLayout
internal import Cells
internal import TerminalUICore

/// An item that paints outlines only, and so can be scaled and turned, or paints nothing at all.
protocol Outlined: ItemNode {}

extension FillNode: Outlined {}

/// The item of `scaleEffect` and `rotationEffect`: shapes below it are drawn scaled and turned.
final class TransformNode: UnaryNode {
  private var change: DrawingChange
  private var anchor: UnitPoint
  /// The largest scales since the change began to move: so a frame of a motion needs no layout.
  private var largest: SIMD2<Double>

  init(
    _ change: DrawingChange, _ anchor: UnitPoint, in context: NodeContext,
    content: @MainActor (NodeContext) -> Node
  ) {
    (self.change, self.anchor, largest) = (change, anchor, change.size)
    super.init(in: context, content: content)
    flags.insert(.drawsAnywhere)
  }

  package func update(_ change: DrawingChange, _ anchor: UnitPoint) {
    guard change != endValue(of: self.change) || anchor != self.anchor else { return }
    self.anchor = anchor
    show(moving(self.change, to: change) { [weak self] _, shown in self?.show(shown) })
  }

  private func show(_ change: DrawingChange) {
    self.change = change
    let end = endValue(of: change)
    largest = end == change ? change.size : pointwiseMax(largest, pointwiseMax(change.size, end.size))
    measure(proposal) != answer ? damageAndLayOut() : damage()
  }

  /// The place that stays where it is, in units from the top left of the screen, the item being at `origin`.
  private func anchor(at origin: Point, _ size: Size) -> DrawingPoint {
    DrawingPoint(
      x: Double(origin.x) + anchor.x * Double(size.width),
      y: 2 * (Double(origin.y) + anchor.y * Double(size.height)))
  }

  /// Whether all of the content consists of outlines.
  private var contentIsOutlined: Bool {
    // An item without others in it draws something else, as a text does.
    let other = content?.firstInTree(skippingContentsOf: { $0 is any Outlined }) { node -> ItemNode? in
      guard let item = node.asItem, !(item is any Outlined) else { return nil }
      return item.firstContent { $0 } == nil ? item : nil
    }
    return other == nil
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    guard let item = contentItem else { return Answer(.zero) }
    var answer = item.answer(to: proposal)
    // Also where the content isn't outlined: that can change without another answer.
    let reach = change.reach(
      of: DrawingRect(item.drawnRect(for: answer)), largest, around: anchor(at: .zero, answer.size)
    ).cells
    answer.overflow = Swift.max(
      answer.overflow, -reach.minX, -reach.minY, reach.maxX - answer.size.width,
      reach.maxY - answer.size.height)
    // A long way off nothing is seen.
    answer.overflow = Swift.min(answer.overflow, 1 << 20)
    return answer
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(proposal)
    return measure(proposal)
  }

  override func origin(of item: ItemNode) -> Point { .zero }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    // Nothing is seen of a view that is scaled to nothing, and no text of it either.
    guard change.size.min() >= 0.1 else { return }
    let transform = change.transform
    guard !transform.isIdentity, contentIsOutlined else { return paintContent(&painter, at: origin) }
    let anchor = anchor(at: origin, size)
    painter.transformed(by: transform.around(x: anchor.x, y: anchor.y)) { paintContent(&$0, at: origin) }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin)
  }

  override var name: String { "TransformEffect" }
}
