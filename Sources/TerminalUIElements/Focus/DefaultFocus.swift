public import TerminalUICore

/// When a default focus counts.
///
/// - Source: SwiftUI `DefaultFocusEvaluationPriority`.
public nonisolated struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  fileprivate let holdsForUser: Bool

  /// When the app decides: at the start, or after the view with the focus has left.
  public static let automatic = DefaultFocusEvaluationPriority(holdsForUser: false)
  /// Also when the user comes into the view with a key.
  public static let userInitiated = DefaultFocusEvaluationPriority(holdsForUser: true)
}

extension View {
  /// Sets the view in this one at which the focus begins.
  ///
  ///     Form { TextField("Name", text: $name).focused($field, equals: .name); … }
  ///       .defaultFocus($field, .name)
  ///
  /// - Parameters:
  ///   - binding: The state that follows the focus.
  ///   - value: The value that the state has while the view has the focus.
  ///   - priority: When that counts.
  /// - Returns: A view in which the focus begins there.
  /// - Source: SwiftUI `View.defaultFocus(_:_:priority:)`.
  @inlinable public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }
}

@usableFromInline struct DefaultFocusModifier<Value: Hashable>: PassModifier {
  let binding: FocusState<Value>.Binding
  package let value: Value
  package let priority: DefaultFocusEvaluationPriority

  @usableFromInline init(
    binding: FocusState<Value>.Binding, value: Value, priority: DefaultFocusEvaluationPriority
  ) {
    (self.binding, self.value, self.priority) = (binding, value, priority)
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    DefaultFocusNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: DefaultFocusNode<Value>.self).modifier = self
  }
}

/// Chooses the view that gets the focus when the focus comes into its content.
private final class DefaultFocusNode<Value: Hashable>: FocusPreferenceNode {
  var modifier: DefaultFocusModifier<Value>

  init(_ modifier: DefaultFocusModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  override var preferred: FocusNode? { modifier.binding.target(for: modifier.value) }
  override var holdsForUser: Bool { modifier.priority.holdsForUser }
  override var name: String { "defaultFocus" }
}
