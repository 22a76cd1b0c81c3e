public import TerminalUICore

/// The views whose text can be submitted.
///
/// - Source: SwiftUI `SubmitTriggers`.
public nonisolated struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit for each trigger.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The fields of `searchable` views.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
  /// Runs an action when Return is pressed in a text field in this view.
  ///
  ///     VStack {
  ///       TextField("User", text: $user).onSubmit { field = .password }
  ///       SecureField("Password", text: $password)
  ///     }
  ///     .onSubmit { logIn() }
  ///
  /// Of several around a field all run, the innermost first, up to a `submitScope(_:)`. Without any, the key goes to the views around the field, and
  /// to the button with the shortcut `.defaultAction`. An action isn't run while a field in its view is invalid: see `validation(_:shown:)`.
  /// - Source: SwiftUI `View.onSubmit(of:_:)`.
  @inlinable public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps what is submitted in this view from the `onSubmit` actions further out.
  ///
  /// - Source: SwiftUI `View.submitScope(_:)`.
  @inlinable public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}

@usableFromInline struct SubmitModifier: PassModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  @usableFromInline init(triggers: SubmitTriggers, action: @escaping () -> Void) {
    self.triggers = triggers
    self.action = action
  }
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    let node = SubmitNode(in: context)
    node.listener.modifier = self
    return node
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: SubmitNode.self).listener.modifier = self
  }
}

/// A modifier around fields that concerns what is submitted in them.
@MainActor private final class SubmitListener {
  /// The modifier whose action runs; `nil` if the modifier only blocks submissions.
  var modifier: SubmitModifier?
  /// Whether modifiers further out aren't called.
  var isBlocking = false
  weak var node: Node?
}

/// The listeners to the submissions of a field, the innermost first.
private nonisolated enum SubmitListenersKey: EnvironmentKey {
  static var defaultValue: [SubmitListener] { [] }
}

/// Adds its listener to those that the fields below find in the environment, the innermost first.
///
/// It serves `onSubmit`, with an action, and `submitScope`, whose listener stops a submission from going further out.
private final class SubmitNode: PassNode {
  let listener = SubmitListener()
  private var inner: EnvironmentFrame?

  init(in context: NodeContext) {
    super.init(in: context)
    listener.node = self
    inner = provide(SubmitListenersKey.self, [listener] + provided(SubmitListenersKey.self))
  }
  override var name: String { listener.modifier == nil ? "submitScope" : "onSubmit" }
}

@usableFromInline struct SubmitScopeModifier: PassModifier {
  let isBlocking: Bool

  @usableFromInline init(isBlocking: Bool) { self.isBlocking = isBlocking }
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    let node = SubmitNode(in: context)
    node.listener.isBlocking = isBlocking
    return node
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: SubmitNode.self).listener.isBlocking = isBlocking
  }
}

extension Node {
  /// The modifiers that observe a submission of this node, the innermost first.
  private func submitListeners(_ trigger: SubmitTriggers) -> [SubmitListener] {
    let all = provided(SubmitListenersKey.self)
    return all.prefix { !$0.isBlocking }.filter { $0.modifier?.triggers.isDisjoint(with: trigger) == false }
  }

  /// Whether a modifier observes a submission of this node.
  final func hasSubmitAction(_ trigger: SubmitTriggers) -> Bool { !submitListeners(trigger).isEmpty }

  /// Runs the actions for a submission around this node, and returns whether there are any.
  package final func submit(_ trigger: SubmitTriggers) -> Bool {
    let listeners = submitListeners(trigger)
    let actions = listeners.compactMap(\.modifier?.action)
    guard let around = listeners.last?.node else { return false }
    // From the outermost one that something is wrong in to the innermost, none is run.
    let fields = EnvironmentValues(frame).focusableNodes.filter { $0.isBelow(around) }
    if FieldValidation.validate(fields) { for action in actions { action() } }
    return true
  }
}
