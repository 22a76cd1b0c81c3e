extension View {
  /// Changes the transaction of every update, as this view and those in it see it.
  ///
  ///     Chart().transaction { $0.disablesAnimations = true }
  ///
  /// Of modifiers around each other the outer one changes it first. Nothing is evaluated for it: `transform` is
  /// called when a view reads the transaction of a change.
  /// - Source: SwiftUI `View.transaction(_:)`.
  @inlinable public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Bool>(value: nil, transform: transform))
  }

  /// Changes the transaction of the updates in which `value` changes, as this view and those in it see it.
  ///
  ///     Gauge(level).transaction(value: level) { $0.isQuick = true }
  ///
  /// - Parameters:
  ///   - value: Is compared, by `==`, when the view around is evaluated.
  ///   - transform: Changes the transaction.
  /// - Returns: A view that is laid out and drawn like this one.
  /// - Source: SwiftUI `View.transaction(value:_:)`.
  @inlinable public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction as the modifiers in `body` see it, and not as this view does.
  ///
  ///     Text("ab").transaction { $0.disablesAnimations = true } body: { $0.padding(inset) }
  ///
  /// - Source: SwiftUI `View.transaction(_:body:)`.
  @inlinable public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(TransactionModifier<Bool>(value: nil, isForBody: true, transform: transform))
  }
}

/// The view that a modifier with a body is put on, as its body sees it.
///
/// - Source: SwiftUI `PlaceholderContentView`.
@MainActor @preconcurrency public struct PlaceholderContentView<Value: View>: NodeView {
  let content: Value

  @usableFromInline package init(content: Value) { self.content = content }

  /// Whether the content is one item.
  public static var _isUnary: Bool { Value._isUnary }
  /// Makes a node that has the transaction around the body.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let step = context.frame.transactionStep
    let body = step?.outward.first { $0.isForBody }
    let node = TransactionNode(body == nil ? step : body?.outer, in: context)
    node.child = node.childContext.make(view.content)
    return node
  }
  /// Updates the content.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: PassNode.self).child?.update(to: view.content)
  }
}

/// Adds a step to those that change the transactions of the views below: behind `transaction` and `animation`.
@MainActor @usableFromInline struct TransactionModifier<Value: Equatable>: PassModifier {
  /// The change takes part only in updates in which this value changes; with `nil`, in all.
  let value: Value?
  let isForBody: Bool
  let transform: (inout Transaction) -> Void

  @usableFromInline init(
    value: Value?, isForBody: Bool = false, transform: @escaping (inout Transaction) -> Void
  ) {
    self.value = value
    self.isForBody = isForBody
    self.transform = transform
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    let step = TransactionStep(outer: context.frame.transactionStep, isForBody: isForBody, transform)
    return TransactionValueNode(value, step, in: context)
  }

  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TransactionValueNode<Value>.self).update(value, transform)
  }
}

/// One change of the transaction on its way down to a view.
@MainActor private final class TransactionStep: InnermostFirst {
  let outer: TransactionStep?
  let isForBody: Bool
  var transform: (inout Transaction) -> Void
  /// Whether the change takes part only in the updates in which a value changes.
  var isOccasional = false
  /// The number of the last update in which the value changed.
  var update: UInt32?

  init(outer: TransactionStep?, isForBody: Bool, _ transform: @escaping (inout Transaction) -> Void) {
    self.outer = outer
    self.isForBody = isForBody
    self.transform = transform
  }
}

private enum TransactionStepKey: EnvironmentKey {
  static var defaultValue: TransactionStep? { nil }
}

/// Provides a step to the views below, and has the host look for motion as long as it is there.
@MainActor private class TransactionNode: ScopedValueNode<TransactionStep?> {
  init(_ step: TransactionStep?, in context: NodeContext) {
    super.init(TransactionStepKey.self, step, in: context, flags: [])
    host.makeMotion().watcherCount += 1
  }

  override func didLeave() { host.motion?.watcherCount -= 1 }

  override var name: String { "transaction" }
}

/// Notes the update in which the watched value changes: only then does its step take part.
@MainActor private final class TransactionValueNode<Value: Equatable>: TransactionNode {
  private var watched: Value?
  private let step: TransactionStep

  init(_ watched: Value?, _ step: TransactionStep, in context: NodeContext) {
    self.watched = watched
    self.step = step
    step.isOccasional = watched != nil
    super.init(step, in: context)
  }

  func update(_ watched: Value?, _ transform: @escaping (inout Transaction) -> Void) {
    step.transform = transform
    guard watched != self.watched else { return }
    self.watched = watched
    step.update = host.lifecycle.number
  }
}

extension EnvironmentFrame {
  /// The innermost change of the transaction from here on up; reading it makes no reader.
  fileprivate var transactionStep: TransactionStep? {
    let entry = entry(for: ObjectIdentifier(TransactionStepKey.self))
    return (entry as? TypedEnvironmentEntry<TransactionStep?>)?.value
  }
}

extension Node {
  /// The transaction of the present update, as the modifiers above this node change it.
  ///
  /// Asked for while the node is evaluated or laid out. No view above is evaluated for it.
  package final var transaction: Transaction {
    var transaction = WriteQueue.transaction
    guard let innermost = frame.transactionStep else { return transaction }
    let update = host.lifecycle.number
    for step in innermost.outward.reversed() where !step.isOccasional || step.update == update {
      step.transform(&transaction)
    }
    return transaction
  }
}
