package import Cells

extension ViewHost {
  /// Calls `visit` with the base of the screen, and with each layer over it, the last one on top.
  package func visitLayers(_ visit: @MainActor (Node, Layer?) -> Void) {
    visit(root.base, nil)
    for layer in root.layers { visit(layer, layer.layer) }
  }

  /// The rows of the base, where the screen shows only as many as the base and its layers need; `nil` where it shows all.
  package var baseHeight: Int? {
    get { root.baseHeight }
    set { root.baseHeight = newValue }
  }

  /// The rows that the screen shows.
  package var shownHeight: Int { root.shownHeight }

  /// The cells that the screen would have without the layers over its base, which is laid out first if it is covered.
  package func drawBase() -> CellBuffer {
    layOutCoveredBase()
    return cells.cells(size) { painter in
      painter.clear()
      root.paintBase(&painter, at: .zero)
    }
  }

  /// The cells that drawing everything afresh gives: the same ones, unless a change was not drawn.
  package func drawAll() -> CellBuffer {
    guard !cells.isDrawing else { return screen }
    var drawn: ContiguousArray<Rect> = []
    return cells.cells(size) { $0.repaint(Rect(origin: .zero, size: size), of: root, drawn: &drawn) }
  }

  private func layOutCoveredBase() {
    guard let base = root.base, base.flags.contains(.isCovered), !cells.isDrawing else { return }
    base.flags.insert(.isMeasured)
    for item in presence.takePostponed() { work.items.enqueue(item) }
    repeat { layOut() } while makeContent()
    base.flags.remove(.isMeasured)
  }
}

extension ViewHost {
  /// The cells of a rectangle without those of views that aren't dimmed.
  final func dimmedParts(of rect: Rect) -> [Rect] {
    var parts = [rect]
    for node in hostObject({ UndimmedViews() }).nodes.nodes {
      guard let item = node.firstItem, !item.isNew, !item.isCovered else { continue }
      let cells = item.visibleRect(Rect(origin: .zero, size: item.size))
      parts = parts.flatMap { $0.without(cells) }
    }
    return parts
  }

  /// Adds a node that presents layers for the window, and not for a view; it lives as long as the host.
  package func addPresenter<Presenter: PresentationNode>(
    _ make: (NodeContext) -> Presenter
  ) -> Presenter {
    root.add(make)
  }
}

@MainActor extension EnvironmentValues {
  /// The host of the view whose values these are, as long as there is one.
  package var host: ViewHost? { frame?.scope.hostLink.host }
}
