public import TerminalUICore

extension View {
  /// Runs an action when a value has changed, with the old and the new one.
  ///
  ///     .onChange(of: query) { old, new in search(new) }
  ///
  /// The action runs after an update, once. It may write state: then the update is repeated, a few times at most.
  /// - Source: SwiftUI `View.onChange(of:initial:_:)`.
  @inlinable public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value has changed.
  ///
  /// - Source: SwiftUI `View.onChange(of:initial:_:)`.
  @inlinable public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

extension View {
  /// Runs an action when a value has changed, with the new one.
  ///
  ///     .onChange(of: query) { new in search(new) }
  ///
  /// - Source: SwiftUI `View.onChange(of:perform:)`, deprecated there for `onChange(of:initial:_:)`.
  @inlinable public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ new: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

@MainActor @usableFromInline struct ChangeModifier<Value: Equatable>: PassModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @usableFromInline init(value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { ChangeNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ChangeNode<Value>.self).update(self)
  }
}

/// Compares each new value with the one before, and queues the action, which runs at the end of the update.
@MainActor private final class ChangeNode<Value: Equatable>: PassNode {
  private var modifier: ChangeModifier<Value>
  /// The value before a change that the action hasn't been told of yet; `nil` while there is none.
  private var pendingOld: Value?
  /// Whether the action is yet to run for the initial value, which is no change.
  private var isFirst = false

  init(_ modifier: ChangeModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    isFirst = modifier.isInitial
    guard isFirst else { return }
    // The first run is at the place of an `onAppear`.
    pendingOld = modifier.value
    host.lifecycle.appeared(self) { [self] in run() }
  }

  func update(_ modifier: ChangeModifier<Value>) {
    let old = self.modifier.value
    self.modifier = modifier
    if old != modifier.value { deliver(from: old) }
  }

  private func deliver(from old: Value) {
    guard pendingOld == nil else { return }
    pendingOld = old
    host.lifecycle.changed(self) { [self] in run() }
  }

  /// Called at the end of the update: runs the action if the value still differs.
  private func run() {
    guard let old = pendingOld else { return }
    pendingOld = nil
    let isFirst = isFirst
    self.isFirst = false
    // The value may have changed and changed back before the action ran.
    guard isFirst || old != modifier.value else { return }
    // The latest action runs, against the latest state.
    modifier.action(old, modifier.value)
  }

  override var name: String { "onChange" }
}
