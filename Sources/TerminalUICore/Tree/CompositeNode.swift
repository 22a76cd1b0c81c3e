/// A node that owns state: it holds a value with dynamic properties.
@MainActor open class OwnerNode: PassNode {
  @exclusivity(unchecked) private final var firstOwned: AnyObject?
  @exclusivity(unchecked) private final var furtherOwned: ContiguousArray<AnyObject>?

  /// Keeps `object` until the node leaves.
  package final func own(_ object: AnyObject) {
    if firstOwned == nil {
      firstOwned = object
    } else {
      furtherOwned = (furtherOwned ?? []) + [object]
    }
  }

  /// Frees the state.
  open override func didLeave() {
    (firstOwned as? any NodeOwned)?.ownerDidLeave()
    furtherOwned?.forEach { ($0 as? any NodeOwned)?.ownerDidLeave() }
    firstOwned = nil
    furtherOwned = nil
  }

  /// Connects the dynamic properties of a value that replaces `old`, and says whether one of them now
  /// stands for something else.
  final func link(_ new: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, _ layout: TypeLayout) -> Bool {
    var isChanged = false
    for field in layout.dynamicProperties {
      let property = new + field.offset
      if field.type._link(property, previous: previous.map { $0 + field.offset }, in: self) {
        isChanged = true
      }
    }
    return isChanged
  }

  /// Brings the dynamic properties up to date for an evaluation.
  final func prepare(_ value: UnsafeMutableRawPointer, _ layout: TypeLayout) {
    for field in layout.dynamicProperties { field.type._prepare(value + field.offset, in: self) }
  }
}

/// What a node owns and has to hear when it leaves.
@MainActor protocol NodeOwned: AnyObject {
  func ownerDidLeave()
}

/// The node of a view with a `body`.
@MainActor final class CompositeNode<V: View>: OwnerNode {
  @exclusivity(unchecked) private var view: V
  private let layout: TypeLayout

  init(_ view: V, in context: NodeContext) {
    self.view = view
    layout = TypeLayout.of(V.self)
    super.init(in: context)
    if !layout.dynamicProperties.isEmpty {
      withUnsafeMutablePointer(to: &self.view) { _ = link($0, previous: nil, layout) }
    }
    evaluate()
  }

  /// Keeps `view`, and evaluates its body if it differs from the kept one.
  func update(to view: V) {
    var view = view
    let isEqual = withUnsafePointer(to: &self.view) { old in
      withUnsafePointer(to: &view) { layout.isEqual(old, $0) }
    }
    var isChanged = !isEqual
    if !layout.dynamicProperties.isEmpty {
      withUnsafePointer(to: &self.view) { old in
        withUnsafeMutablePointer(to: &view) { new in
          if link(new, previous: old, layout) { isChanged = true }
        }
      }
    }
    self.view = view
    if isChanged { evaluate() }
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    let body = Evaluation.run(self) {
      if !layout.dynamicProperties.isEmpty {
        withUnsafeMutablePointer(to: &view) { prepare($0, layout) }
      }
      host.record.bodyWasEvaluated(V.self)
      return view.body
    }
    if let child {
      child.update(to: body)
    } else {
      child = childContext.make(body)
    }
  }

  override var name: String { layout.typeName }
}
