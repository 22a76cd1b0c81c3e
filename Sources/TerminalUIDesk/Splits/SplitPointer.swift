internal import TerminalUICore

/// Changes the shape of the mouse pointer over the dividers of a split view, if the terminal can do that.
final class SplitPointer: HoverNode {
  private var split: SplitNode? { child?.asSplit }
  private var isOver = false

  /// Makes a split view, and a node that changes the pointer's shape over it, where that is of use.
  static func make(in context: NodeContext, _ split: @MainActor (NodeContext) -> SplitNode) -> Node {
    guard EnvironmentValues(context.frame).hasPointerShapes else { return context.item { split($0) } }
    let node = SplitPointer(in: context)
    node.child = node.childContext.item { split($0) }
    return node
  }

  override func hover(at cell: Point?, isNew: Bool) {
    guard let split else { return }
    let isOver = cell.map { cell in
      split.dragged != nil || split.visible.indices.dropLast().contains { split.divider($0).contains(cell) }
    }
    guard self.isOver != (isOver ?? false) else { return }
    self.isOver.toggle()
    let shape: PointerStyle = split.axis == .horizontal ? .columnResize : .rowResize
    host.pointerShapes.set(self.isOver ? shape : nil, of: self)
  }

  override func didLeave() {
    super.didLeave()
    host.pointerShapes.set(nil, of: self)
  }

  override var name: String { "dividers" }
}

extension Node {
  /// The split view that the node is, or is around.
  var asSplit: SplitNode? { (self as? SplitNode) ?? (self as? SplitPointer)?.child?.asSplit }
}
