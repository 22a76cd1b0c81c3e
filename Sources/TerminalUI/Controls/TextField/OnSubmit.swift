/// What text is submitted from.
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
  /// Of several around a field all run, the innermost first, up to a `submitScope(_:)`. Where there is none the key goes
  /// on to the views around the field, and to the button with the shortcut `.defaultAction`. An action isn't run while something is wrong
  /// with a field in its view: see `validation(_:shown:)`.
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
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { SubmitNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: SubmitNode.self).modifier = self
  }
}

private final class SubmitNode: PassNode {
  var modifier: SubmitModifier

  init(_ modifier: SubmitModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }
  override var name: String { "onSubmit" }
}

@usableFromInline struct SubmitScopeModifier: PassModifier {
  let isBlocking: Bool

  @usableFromInline init(isBlocking: Bool) { self.isBlocking = isBlocking }
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    SubmitScopeNode(isBlocking, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: SubmitScopeNode.self).isBlocking = isBlocking
  }
}

private final class SubmitScopeNode: PassNode {
  var isBlocking: Bool

  init(_ isBlocking: Bool, in context: NodeContext) {
    self.isBlocking = isBlocking
    super.init(in: context)
  }
  override var name: String { "submitScope" }
}

extension Node {
  /// The nodes that hear of a submission of this one, the innermost first.
  private func submitNodes(_ trigger: SubmitTriggers) -> [SubmitNode] {
    var found: [SubmitNode] = []
    var next = parent
    while let node = next {
      if let node = node as? SubmitNode, !node.modifier.triggers.isDisjoint(with: trigger) {
        found.append(node)
      }
      if let scope = node as? SubmitScopeNode, scope.isBlocking { break }
      next = node.parent
    }
    return found
  }

  /// Whether anybody hears of a submission of this node.
  final func hasSubmitAction(_ trigger: SubmitTriggers) -> Bool { !submitNodes(trigger).isEmpty }

  /// Runs the actions for a submission around this node, and says whether there are any.
  final func submit(_ trigger: SubmitTriggers) -> Bool {
    let nodes = submitNodes(trigger)
    let actions = nodes.map(\.modifier.action)
    guard let around = nodes.last else { return false }
    // From the outermost one that something is wrong in to the innermost, none is run.
    let fields = EnvironmentValues(frame).focusableNodes.filter { $0.isBelow(around) }
    if FieldValidation.validate(fields) { for action in actions { action() } }
    return true
  }
}
