package import Terminal

/// What a user does beside the views of a scope for a while, such as selecting text: it has keys before the view with the focus has them.
@MainActor package struct KeyMode {
  /// The keys of the mode.
  let owner: KeyOwner
  /// Called before the left button goes down on a node, or on none.
  let willPress: (Node?, EventModifiers) -> Void

  /// Makes a mode.
  package init(_ owner: KeyOwner, willPress: @escaping (Node?, EventModifiers) -> Void) {
    self.owner = owner
    self.willPress = willPress
  }
}
