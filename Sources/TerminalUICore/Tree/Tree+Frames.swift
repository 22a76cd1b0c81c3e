package import CellLayout
package import Cells

/// Proposals for a whole tree, and the faults in the frames that follow: for tests of layout.
extension ViewHost {
  /// The size that the content would take for a proposal; nothing lasting follows.
  package func size(for proposal: ProposedViewSize) -> Size { content.answer(to: proposal).size }

  /// Lays out the content for a proposal instead of the size of the screen.
  ///
  /// Returns the size of the content.
  package func layOut(for proposal: ProposedViewSize) -> Size {
    layoutPass.forgetAnswers()
    let size = content.commit(proposal)
    layOut()
    return size
  }

  private var content: ItemNode { unsafeDowncast(root.base, to: ItemNode.self) }

  /// The size of each item and its place in its container, in order.
  package var frames: [(name: String, frame: Rect)] {
    var frames: [(name: String, frame: Rect)] = []
    func collect(_ node: Node) {
      if node.flags.contains(.item) {
        let item = unsafeDowncast(node, to: ItemNode.self)
        let origin = item === content ? .zero : item.container?.origin(of: item) ?? .zero
        let name = item.name + (item.container.map { " in \($0.name)" } ?? "")
        frames.append((name, Rect(origin: origin, size: item.size)))
      }
      node.visitChildren(collect)
    }
    collect(content)
    return frames
  }

  /// The first item whose size is negative or unbounded, or whose place is.
  package var firstWrongFrame: String? {
    let lengths = 0...CellLimit.maximum
    let places = -CellLimit.maximum...CellLimit.maximum
    for (name, frame) in frames
    where !lengths.contains(frame.width) || !lengths.contains(frame.height) || !places.contains(frame.minX)
      || !places.contains(frame.minY)
    {
      return "\(name) has the frame \(frame)"
    }
    return nil
  }
}
