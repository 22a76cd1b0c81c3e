/// The node of a view with a `body`: it owns the view's state, and evaluates the body when what it read has changed.
@MainActor final class CompositeNode<V: View>: OwnerNode {
  private var view: V
  private let layout: TypeLayout

  required init(_ view: V, _ layout: TypeLayout, in context: NodeContext) {
    self.view = view
    self.layout = layout
    super.init(in: context)
  }

  /// Connects the dynamic properties and evaluates the body for the first time.
  ///
  /// Not part of the initialiser, where each call would count the node.
  func load() {
    if layout.hasDynamicProperties { _ = link(&view, previous: nil, layout) }
    evaluate()
  }

  /// Keeps `view`, and evaluates its body if it differs from the kept one.
  func update(to view: V) {
    var view = view
    var isChanged = !layout.areEqual(&self.view, &view)
    if layout.hasDynamicProperties, link(&view, previous: &self.view, layout) { isChanged = true }
    self.view = view
    if isChanged {
      if Reasons.isNoted { host.reasons.noteValue(of: self) }
      evaluate()
    }
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    let outer = Evaluation.begin(self)
    guard !layout.hasDynamicProperties || prepare(&view, layout) else {
      Evaluation.end(of: self, outer)
      flags.insert(.wasEvaluated)
      return removeChild()
    }
    withHost { $0.record.bodyWasEvaluated(V.self) }
    let body = ObservedProperties.track(by: self) { view.body }
    Evaluation.end(of: self, outer)
    if let child = childReference {
      child.borrow { $0.update(to: body) }
    } else if flags.contains(.wasEvaluated) {
      // An object that was missing is there now.
      replaceChild { make(body, in: $0) }
    } else {
      child = make(body, in: childContext)
    }
    flags.insert(.wasEvaluated)
  }

  private func make(_ body: V.Body, in context: NodeContext) -> Node {
    var context = context
    context.keepsBranch = true
    return context.make(body)
  }

  override var viewValue: Any? { view }
  override var name: String { layout.typeName }

  override func names(ofPropertiesFor sources: Set<ObjectIdentifier>) -> (names: [String], isComplete: Bool) {
    layout.names(ofPropertiesFor: sources, in: &view, of: self)
  }

  override var propertyNames: [String] { layout.propertyNames }
}
