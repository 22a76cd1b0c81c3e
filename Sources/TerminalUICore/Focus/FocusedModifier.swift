extension View {
  /// Ties the focus of this view to a value of a state.
  ///
  ///     TextField("Name", text: $name).focused($field, equals: .name)
  ///
  /// While this view or one in it has the focus, the state has `value`. When the app writes `value` to the state, the
  /// first view in this one that can have the focus gets it.
  /// - Parameters:
  ///   - binding: The projected value of a ``FocusState``.
  ///   - value: The state's value for this view.
  /// - Returns: A view whose focus the state follows and moves.
  /// - Source: SwiftUI `View.focused(_:equals:)`.
  @inlinable public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding, value: value))
  }

  /// Ties the focus of this view to a state that is true while the view has it.
  ///
  /// - Source: SwiftUI `View.focused(_:)`.
  @inlinable public func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> some View {
    focused(condition, equals: true)
  }
}

/// The modifier of `focused(_:equals:)`.
@MainActor @usableFromInline struct FocusedModifier<Value: Hashable>: PassModifier {
  let link: FocusLink<Value>?
  let value: Value

  @usableFromInline init(_ binding: FocusState<Value>.Binding, value: Value) {
    link = binding.link
    self.value = value
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    TypedFocusedNode(link, value, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TypedFocusedNode<Value>.self).update(link, value)
  }
}
