public import TerminalUICore

/// Views and modifiers that move: their nodes evaluate them with the numbers that are shown.
extension View where Self: Animatable {
  /// Makes a node that evaluates `body` with the numbers that are shown.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = AnimatableNode(view, in: context) { node, shown in node.updateComposite(to: shown) }
    node.child = node.childContext.makeComposite(view)
    return node
  }

  /// Moves to the new numbers, or evaluates `body` with them.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: AnimatableNode<Self>.self).update(view)
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes a node that evaluates `body` with the numbers that are shown.
  public static func _makeNode<V: View>(_ content: V, _ modifier: Self, in context: NodeContext) -> Node {
    let node = AnimatableModifierNode(content, modifier, in: context)
    node.child = node.childContext.makeComposite(content, modifier)
    return node
  }

  /// Moves to the new numbers, or evaluates `body` with them.
  public static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self) {
    let node = unsafeDowncast(node, to: AnimatableModifierNode<V, Self>.self)
    node.content = content
    node.update(modifier)
  }
}

/// A node above that of an animatable value, which has the numbers that are shown.
class AnimatableNode<Value: Animatable>: PassNode {
  /// The value in the end, and the value shown.
  private var value: Value
  private(set) final var shown: Value
  private let apply: (Node, Value) -> Void

  init(_ value: Value, in context: NodeContext, apply: @escaping (Node, Value) -> Void) {
    (self.value, shown) = (value, value)
    self.apply = apply
    super.init(in: context)
  }

  package final func update(_ value: Value) {
    let old = self.value.animatableData
    self.value = value
    shown = value
    let first = motionEngine?.begin(
      self, .value, from: old, to: value.animatableData, name: shortName(of: Value.self), steps: nil,
      display: { [unowned self] numbers in
        shown = self.value
        if let numbers { shown.animatableData = numbers }
        invalidate()
      })
    if let first { shown.animatableData = first }
    show()
  }

  final override func evaluate() {
    flags.remove(.needsEvaluation)
    show()
  }

  /// Gives the view what is shown of the value.
  func show() { if let child { apply(child, shown) } }
}

/// The node of a modifier that moves: each step evaluates the modifier's body with the numbers of the moment.
private final class AnimatableModifierNode<Content: View, Modifier: ViewModifier & Animatable>:
  AnimatableNode<Modifier>
{
  var content: Content

  init(_ content: Content, _ modifier: Modifier, in context: NodeContext) {
    self.content = content
    super.init(modifier, in: context) { _, _ in }
  }

  override func show() { child?.updateComposite(to: content, shown) }
}

extension Node {
  /// The engine that moves the values of the host, if something moves or may begin to.
  package final var motionEngine: MotionEngine? {
    guard let motion = host.motion, motion.mayMove else { return nil }
    return host.motionEngine
  }
}
