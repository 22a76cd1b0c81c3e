internal import CellLayout
internal import TerminalUICore

/// Keeps layers in a corner, such as toasts, off a bar or another view at an edge.
package struct KeptClear: PassModifier {
  /// Whether the view is at the upper or lower edge: layers only avoid those, as a view at a side may be very high.
  var isRow = true

  package init(isRow: Bool = true) { self.isRow = isRow }

  package func makePassNode(in context: NodeContext) -> PassNode {
    isRow ? KeptClearNode(in: context) : PassNode(in: context)
  }
  package func updatePassNode(_ node: PassNode) {}
}

/// Is in the list of places that its host keeps clear, which layers in a corner read when they are placed.
private final class KeptClearNode: PassNode, RegistryMember {
  var registryIndex = 0

  init(in context: NodeContext) {
    super.init(in: context)
    host.clearPlaces.nodes.insert(self)
  }

  override func didLeave() { host.clearPlaces.nodes.remove(self) }

  override var name: String { "keptClear" }
}

/// The nodes at the edges of a window that stay in sight.
private final class ClearPlaces { var nodes = Registry<KeptClearNode>() }

extension ViewHost {
  fileprivate var clearPlaces: ClearPlaces { hostObject { ClearPlaces() } }

  /// Returns where a layer in a corner is placed that would be in some cells.
  ///
  /// It is in its corner at the lower edge, or as far above as needed. There it covers neither the view with the focus, nor bars and insets, nor the
  /// last row of the sheet that has the input, where its buttons are. Without such a place the focus counts least: a view that fills the window has
  /// it, too.
  package func clearPlace(for rect: Rect) -> Rect {
    let focus = focusedNode?.firstItem.map { [$0.cellsOnScreen] } ?? []
    let fixed = fixedRects
    for kept in [fixed + focus, fixed, focus] { if let place = rect.raised(above: kept) { return place } }
    return rect
  }

  /// Bars and insets of the view with the input, and the last rows of the layer that has it.
  private var fixedRects: [Rect] {
    var top: (node: Node, layer: Layer?)?
    visitLayers { if $1?.isModal ?? true { top = ($0, $1) } }
    guard let top else { return [] }
    var rects: [Rect] = []
    for node in clearPlaces.nodes.nodes where node.scope === top.node.scope {
      if let item = node.firstItem, !item.isCovered { rects.append(item.cellsOnScreen) }
    }
    if let layer = top.layer, let rect = top.node.firstItem?.cellsOnScreen {
      // A row of its content, and the lower edge of a frame.
      let rows = min(layer.placement == .filling ? 1 : 3, rect.height)
      rects.append(Rect(x: rect.minX, y: rect.maxY - rows, width: rect.width, height: rows))
    }
    return rects
  }
}

extension ItemNode {
  fileprivate var cellsOnScreen: Rect {
    isNew ? Rect(x: 0, y: 0, width: 0, height: 0) : Rect(origin: absoluteOrigin, size: size)
  }
}
