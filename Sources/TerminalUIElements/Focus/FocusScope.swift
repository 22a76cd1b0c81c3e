public import TerminalUICore

extension View {
  /// Makes of this view a part of the screen in which the focus begins at the view that prefers it.
  ///
  ///     @Namespace private var form
  ///     …
  ///     VStack {
  ///       TextField("Name", text: $name)
  ///       Button("Save") { save() }.prefersDefaultFocus(in: form)
  ///     }
  ///     .focusScope(form)
  ///
  /// - Source: SwiftUI `View.focusScope(_:)`.
  @inlinable public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Makes the focus of a scope begin at this view; of several, at the first.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: Whether it does.
  ///   - namespace: The scope's.
  /// - Returns: A view at which the focus begins.
  /// - Source: SwiftUI `View.prefersDefaultFocus(_:in:)`.
  @inlinable public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    modifier(PrefersFocusModifier(namespace: prefersDefaultFocus ? namespace : nil))
  }

  /// Makes this view one place for the arrow keys, even if no view in it is straight ahead.
  ///
  /// - Source: SwiftUI `View.focusSection()`.
  @inlinable public func focusSection() -> some View { modifier(FocusSectionModifier()) }

  /// Sets whether views in this one look different while they have the focus.
  ///
  /// - Source: SwiftUI `View.focusEffectDisabled(_:)`.
  @inlinable public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { isEnabled in if disabled { isEnabled = false } }
  }
}

nonisolated private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  /// Whether views look different while they have the focus.
  ///
  /// - Source: SwiftUI `EnvironmentValues.isFocusEffectEnabled`.
  public package(set) var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    @usableFromInline set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

@usableFromInline struct FocusScopeModifier: PassModifier {
  let namespace: Namespace.ID

  @usableFromInline init(namespace: Namespace.ID) { self.namespace = namespace }
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    FocusScopeNode(namespace, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: FocusScopeNode.self).scopeNamespace = namespace
  }
}

/// Chooses the view that gets the focus when the focus comes into the scope: the first that prefers it there.
private final class FocusScopeNode: FocusPreferenceNode {
  var scopeNamespace: Namespace.ID

  init(_ namespace: Namespace.ID, in context: NodeContext) {
    scopeNamespace = namespace
    super.init(in: context)
  }

  override var namespace: Namespace.ID? { scopeNamespace }
  override var preferred: FocusNode? {
    firstContent { node in
      guard let node = node as? PrefersFocusNode, node.namespace == scopeNamespace else { return nil }
      return node.firstFocusable
    }
  }

  override var name: String { "focusScope" }
}

@usableFromInline struct PrefersFocusModifier: PassModifier {
  let namespace: Namespace.ID?

  @usableFromInline init(namespace: Namespace.ID?) { self.namespace = namespace }
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    PrefersFocusNode(namespace, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PrefersFocusNode.self).namespace = namespace
  }
}

/// Marks a view that prefers the focus in a scope; the ``FocusScopeNode`` around looks for it.
private final class PrefersFocusNode: PassNode {
  var namespace: Namespace.ID?

  init(_ namespace: Namespace.ID?, in context: NodeContext) {
    self.namespace = namespace
    super.init(in: context)
  }

  override var name: String { "prefersDefaultFocus" }
}

@usableFromInline struct FocusSectionModifier: PassModifier {
  @usableFromInline init() {}
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { FocusSectionNode(in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {}
}
