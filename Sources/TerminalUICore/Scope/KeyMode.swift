package import Terminal

/// An activity of the user in a scope that belongs to no view, such as selecting text: it gets keys before the view with the
/// focus does.
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
