@MainActor extension EnvironmentValues {
  /// The values for code outside of a view: those of the view that is being evaluated, or else of the first view in the window.
  ///
  /// In a view's `body` they are read as by `@Environment`. Of several windows the one that was made last counts; `nil` without any.
  package static var present: EnvironmentValues? {
    if let node = Evaluation.node { return EnvironmentValues(node.frame) }
    var node: Node? = ViewHost.all.last?.root
    var inner = node
    while let next = inner {
      node = next
      inner = nil
      next.visitChildren { if inner == nil { inner = $0 } }
    }
    return node.map { EnvironmentValues($0.frame) }
  }

  /// The values around all views of the window that was made last; `nil` without one.
  package static var outermost: EnvironmentValues? {
    (ViewHost.all.last?.root).map { EnvironmentValues($0.frame) }
  }
}
