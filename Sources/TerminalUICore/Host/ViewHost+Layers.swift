package import Cells

@MainActor extension ViewHost {
  /// Calls `visit` with the base of the screen, and with each layer over it, the last one on top.
  package func visitLayers(_ visit: @MainActor (Node, Layer?) -> Void) {
    visit(root.base, nil)
    for layer in root.layers { visit(layer, layer.layer) }
  }

  /// The cells that the screen would have without the layers over its base.
  package func drawBase() -> CellBuffer {
    var painter = Painter(buffer: CellBuffer(size: size), clip: Rect(origin: .zero, size: size))
    painter.paint.palette = palette
    painter.style = palette.textStyle
    painter.clear()
    isDrawing = true
    root.paintBase(&painter, at: .zero)
    isDrawing = false
    return painter.buffer
  }
}

@MainActor extension ViewHost {
  /// Adds a node that presents layers for the window, and not for a view; it lives as long as the host.
  package func addPresenter<Presenter: PresentationNode>(
    _ make: (NodeContext) -> Presenter
  ) -> Presenter {
    root.add(make)
  }
}

@MainActor extension EnvironmentValues {
  /// The host of the view whose values these are.
  package var host: ViewHost? { frame?.host }
}
