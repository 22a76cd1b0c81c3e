internal import RuntimeMetadata

/// The link between a ``FocusState`` and the views that have a value of it.
@MainActor final class FocusLink<Value: Hashable>: AnyFocusLink, NodeOwned {
  private let handle: StateHandle
  private let unfocused: Value
  /// The modifiers with a value.
  private var nodes = Registry<TypedFocusedNode<Value>>()
  unowned(unsafe) private let followers: FocusFollowers
  nonisolated(unsafe) private var hasLeft = false
  private var isRequested = false

  init(_ handle: StateHandle, unfocused: Value, among followers: FocusFollowers) {
    self.handle = handle
    self.unfocused = unfocused
    self.followers = followers
  }

  nonisolated func ownerDidLeave() { hasLeft = true }

  func insert(_ node: TypedFocusedNode<Value>) {
    nodes.insert(node)
    followers.follow(self)
  }

  func remove(_ node: TypedFocusedNode<Value>) {
    nodes.remove(node)
    followers.follow(self)
  }

  /// The app wrote the state: at the end of the update the focus moves to the view with its value.
  func request() {
    guard !hasLeft else { return }
    isRequested = true
    followers.follow(self)
    followers.requestTurn()
  }

  override func moveFocus() {
    guard isRequested, !hasLeft else { return }
    isRequested = false
    guard let wanted: Value = Evaluation.unobserved({ handle.read(Value.self) }), wanted != actual else {
      return
    }
    if wanted == unfocused {
      followers.active.focus(nil)
    } else if let target = target(for: wanted) {
      target.scope.focus.focus(target, isRevealed: true)
    }
  }

  /// The view that has the focus while the state has a value.
  func target(for value: Value) -> FocusNode? {
    for node in nodes.nodes where node.value == value {
      if let target = node.firstFocusable { return target }
    }
    return nil
  }

  override func adoptFocus() {
    guard !hasLeft else { return }
    StateLocation<Value>.at(handle)?.object.write(actual)
  }

  /// The value of the innermost modifier of this state around the focused view.
  private var actual: Value {
    let value = followers.active.node?.firstOutward(to: .layer) { node -> Value? in
      guard let node = node as? TypedFocusedNode<Value>, node.link === self else { return nil }
      return node.value
    }
    return value ?? unfocused
  }
}

/// A link of any value, as the focus knows it.
@MainActor class AnyFocusLink {
  /// Whether the link waits for the end of the update.
  final var isFollowing = false
  /// Moves the focus to the view that the app requested, if any.
  func moveFocus() {}
  /// Brings the state in line with the focus.
  func adoptFocus() {}
}

/// The node of a modifier that gives its content a value of a ``FocusState``.
@MainActor class FocusedNode: PassNode {
  var anyLink: AnyFocusLink? { nil }
}

/// The node of `focused(_:equals:)`: a view that has a value of the link's ``FocusState``.
@MainActor final class TypedFocusedNode<Value: Hashable>: FocusedNode, RegistryMember {
  private(set) var link: FocusLink<Value>?
  private(set) var value: Value
  var registryIndex = 0

  init(_ link: FocusLink<Value>?, _ value: Value, in context: NodeContext) {
    self.link = link
    self.value = value
    super.init(in: context)
    link?.insert(self)
  }

  func update(_ link: FocusLink<Value>?, _ value: Value) {
    guard link !== self.link || value != self.value else { return }
    self.link?.remove(self)
    self.link = link
    self.value = value
    link?.insert(self)
  }

  override var anyLink: AnyFocusLink? { link }
  override func didLeave() { link?.remove(self) }
  override var name: String { "focused" }
}

extension Node {
  /// The first view at or below this node that can have the focus.
  package final var firstFocusable: FocusNode? {
    firstInTree { node in node.asFocusNode.flatMap { $0.canFocus ? $0 : nil } }
  }
}

extension FocusLink: nonisolated TrackedObject {}
