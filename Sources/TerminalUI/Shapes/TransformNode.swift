internal import CellLayout
internal import Cells
internal import TerminalUICore

/// An item that paints outlines only, and so can be scaled and turned, or nothing at all.
protocol Outlined: ItemNode {}

/// The item whose outlines are drawn scaled and turned.
final class TransformNode: UnaryNode {
  private var change: DrawingChange
  /// The final change, while it moves.
  private var end: DrawingChange?
  private var anchor: UnitPoint

  init(
    _ change: DrawingChange, _ anchor: UnitPoint, in context: NodeContext,
    content: @MainActor (NodeContext) -> Node
  ) {
    (self.change, self.anchor) = (change, anchor)
    super.init(in: context, content: content)
    flags.insert(.drawsAnywhere)
  }

  func update(_ change: DrawingChange, _ anchor: UnitPoint) {
    guard change != (end ?? self.change) || anchor != self.anchor else { return }
    self.anchor = anchor
    let before = (end ?? self.change).animatableData
    end = change
    let first = motionEngine?.move(
      self, .shape, from: before, to: change.animatableData, name: "transform", steps: nil,
      display: { [weak self] data in
        guard let self, var shown = end else { return }
        if let data { shown.animatableData = data } else { end = nil }
        show(shown)
      })
    var shown = change
    if let first { shown.animatableData = first } else { end = nil }
    show(shown)
  }

  private func show(_ change: DrawingChange) {
    self.change = change
    measure(proposal) != answer ? damageAndLayOut() : damage()
  }

  /// How outlines are drawn, the item being at `origin`; `nil` where they are drawn as they are.
  private func transform(at origin: Point, _ size: Size) -> DrawingTransform? {
    let transform = change.transform
    guard !transform.isIdentity else { return nil }
    let x = Double(origin.x) + anchor.x * Double(size.width)
    let y = 2 * (Double(origin.y) + anchor.y * Double(size.height))
    return DrawingTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(DrawingTransform(translationX: x, y: y))
  }

  /// Whether all of the content consists of outlines.
  private var contentIsOutlined: Bool {
    // An item without others in it draws something else, as a text does.
    let other = content?.firstInTree(passing: { $0 is any Outlined }) { node -> ItemNode? in
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
    guard let transform = transform(at: .zero, answer.size) else { return answer }
    let drawn = item.drawnRect(for: answer).transformed(by: transform)
    answer.overflow = Swift.max(
      answer.overflow, -drawn.minX, -drawn.minY, drawn.maxX - answer.size.width,
      drawn.maxY - answer.size.height)
    // A long way off nothing is seen.
    answer.overflow = Swift.min(answer.overflow, 1 << 20)
    return answer
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(proposal)
    return measure(proposal)
  }

  override func origin(of item: ItemNode) -> Point { .zero }

  override func paint(_ painter: inout Painter, at origin: Point) {
    // What is scaled to nothing isn't seen, characters neither.
    guard Swift.min(abs(change.scale.x), abs(change.scale.y)) >= 0.1 else { return }
    guard let transform = transform(at: origin, size), contentIsOutlined else {
      return paintContent(&painter, at: origin)
    }
    painter.transformed(by: transform) { paintContent(&$0, at: origin) }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin)
  }

  override var name: String { "TransformEffect" }
}
