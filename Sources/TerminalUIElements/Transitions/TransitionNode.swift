internal import CellLayout
public import TerminalUICore

/// Sets how a view appears and disappears.
@usableFromInline struct TransitionModifier: ViewModifier {
  @usableFromInline typealias Body = Never
  let transition: AnyTransition

  @usableFromInline init(transition: AnyTransition) { self.transition = transition }

  @usableFromInline static func _makeNode<V: View>(_ content: V, _ modifier: Self, in context: NodeContext)
    -> Node
  {
    let node = TransitionNode(modifier.transition, AnyView(content), in: context)
    node.load()
    return node
  }

  @usableFromInline static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self) {
    unsafeDowncast(node, to: TransitionNode.self).update(modifier.transition, AnyView(content))
  }

  @usableFromInline static func _isUnary(_ content: Bool) -> Bool { false }
}

/// The node of a view with a transition: it comes from one phase to the other.
final class TransitionNode: PictureNode, GoingNode {
  private var transition: AnyTransition
  private var content: AnyView
  /// The unit of the transition's lengths; the node that leaves has none any more.
  private var unit: LengthUnit
  private var phase = TransitionPhase.identity
  /// The animation of the arrival, and its listeners.
  private var arrival: MotionForce?

  init(_ transition: AnyTransition, _ content: AnyView, in context: NodeContext) {
    self.transition = transition
    self.content = content
    unit = context.frame.lengthUnit
    super.init(for: .zero, in: context)
  }

  /// Makes the view: as it is before it comes, if it comes into something that is there already.
  func load() {
    if transition.animation != nil { host.motionEngine.attach() }
    if let container, !container.flags.contains(.isNew), host.motion != nil, !transition.isIdentity {
      arrival = host.motionEngine.force(for: self, transition.animation)
      if arrival != nil { phase = .willAppear }
    }
    child = childContext.make(transition.apply(TransitionContent(view: content), phase))
    guard phase == .willAppear else { return }
    host.lifecycle.arrived(self) { [unowned self] in
      phase = .identity
      invalidate()
    }
  }

  package func update(_ transition: AnyTransition, _ content: AnyView) {
    self.transition = transition
    self.content = content
    unit = lengthUnit
    show()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    let engine = host.motionEngine
    engine.forced = arrival
    show()
    engine.forced = nil
    arrival = nil
  }

  private func show() { child?.update(to: transition.apply(TransitionContent(view: content), phase)) }

  package var going: PictureMotion { transition.going.counted(in: unit) }
  var ownAnimation: Animation? { transition.animation }

  override var name: String { "transition" }
}
