@MainActor extension ViewHost {
  /// Calls `visit` with the base of the screen, and with each layer over it, the last one on top.
  package func visitLayers(_ visit: @MainActor (Node, Layer?) -> Void) {
    visit(root.base, nil)
    for layer in root.layers { visit(layer, layer.layer) }
  }
}
